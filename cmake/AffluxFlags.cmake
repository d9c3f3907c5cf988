# SPDX-License-Identifier: GPL-3.0-or-later
# Language level, warnings and definitions, once, for every target to link.
add_library(afflux_flags INTERFACE)
target_compile_features(afflux_flags INTERFACE cxx_std_20)
# Contracted multiply-adds would round differently from machine to machine; results must not.
target_compile_options(afflux_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual
    -Wconversion -Wno-sign-conversion -Wduplicated-cond -Wnull-dereference
    -ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    target_compile_options(afflux_flags INTERFACE -Wno-unknown-warning-option)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC 12 cannot follow which alternative of a std::variant is alive and warns of the others;
    # inlining operator+ of std::string makes it see copies that overlap.
    target_compile_options(afflux_flags INTERFACE -Wno-maybe-uninitialized -Wno-restrict)
endif()
if(AFFLUX_WERROR)
    # -Wnull-dereference sees paths through inlined library code that no caller takes.
    target_compile_options(afflux_flags INTERFACE -Werror -Wno-error=null-dereference)
endif()
target_compile_definitions(afflux_flags INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_STRICT_ITERATORS QT_DISABLE_DEPRECATED_BEFORE=0x060400)
target_include_directories(afflux_flags INTERFACE "${PROJECT_SOURCE_DIR}")
if(AFFLUX_SANITIZE)
    target_compile_options(afflux_flags INTERFACE
        -fsanitize=${AFFLUX_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(afflux_flags INTERFACE -fsanitize=${AFFLUX_SANITIZE})
endif()

# afflux_precompile(TARGET HEADER...): halves a build from nothing. Off by default, so that a
# developer's build still finds every missing #include.
function(afflux_precompile target)
    if(AFFLUX_PRECOMPILE)
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()
