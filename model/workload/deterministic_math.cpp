// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/deterministic_math.h"

#include <array>
#include <cmath>

namespace afflux::deterministic {

namespace {

// ln 2 in two parts, the first with trailing zeros so that exponent * ln2High is exact.
constexpr double ln2High = 0x1.62e42fee00000p-1;
constexpr double ln2Low = 0x1.a39ef35793c76p-33;

template <std::size_t N>
double polynomial(const std::array<double, N>& coefficients, double x)
{
    double sum = coefficients[N - 1];
    for (std::size_t i = N - 1; i-- > 0;)
        sum = sum * x + coefficients[i];
    return sum;
}

} // namespace

double log(double x)
{
    int exponent = 0;
    double mantissa = std::frexp(x, &exponent); // exact
    if (mantissa < 0x1.6a09e667f3bcdp-1) {      // keep it in [sqrt(1/2), sqrt(2))
        mantissa *= 2;
        --exponent;
    }
    // ln m = 2 artanh((m-1)/(m+1)); |z| < 0.1716, so twelve odd terms reach double precision.
    const double z = (mantissa - 1) / (mantissa + 1);
    const double z2 = z * z;
    static constexpr std::array<double, 12> odd{1.0,      1.0 / 3,  1.0 / 5,  1.0 / 7,
                                                1.0 / 9,  1.0 / 11, 1.0 / 13, 1.0 / 15,
                                                1.0 / 17, 1.0 / 19, 1.0 / 21, 1.0 / 23};
    return exponent * ln2High + (2 * z * polynomial(odd, z2) + exponent * ln2Low);
}

double exp(double x)
{
    const double k = std::floor(x / (ln2High + ln2Low) + 0.5);
    const double r = (x - k * ln2High) - k * ln2Low; // |r| <= ln2 / 2
    // clang-format off
    static constexpr std::array<double, 14> factorials{
        1.0,         1.0,          1.0 / 2,       1.0 / 6,        1.0 / 24,
        1.0 / 120,   1.0 / 720,    1.0 / 5040,    1.0 / 40320,    1.0 / 362880,
        1.0 / 3628800, 1.0 / 39916800, 1.0 / 479001600, 1.0 / 6227020800};
    // clang-format on
    return std::ldexp(polynomial(factorials, r), static_cast<int>(k));
}

double normalQuantile(double p)
{
    // clang-format off
    static constexpr std::array<double, 8> centralTop{
        3.3871328727963666080e0, 1.3314166789178437745e+2, 1.9715909503065514427e+3,
        1.3731693765509461125e+4, 4.5921953931549871457e+4, 6.7265770927008700853e+4,
        3.3430575583588128105e+4, 2.5090809287301226727e+3};
    static constexpr std::array<double, 8> centralBottom{
        1.0, 4.2313330701600911252e+1, 6.8718700749205790830e+2, 5.3941960214247511077e+3,
        2.1213794301586595867e+4, 3.9307895800092710610e+4, 2.8729085735721942674e+4,
        5.2264952788528545610e+3};
    static constexpr std::array<double, 8> middleTop{
        1.42343711074968357734e0, 4.63033784615654529590e0, 5.76949722146069140550e0,
        3.64784832476320460504e0, 1.27045825245236838258e0, 2.41780725177450611770e-1,
        2.27238449892691845833e-2, 7.74545014278341407640e-4};
    static constexpr std::array<double, 8> middleBottom{
        1.0, 2.05319162663775882187e0, 1.67638483018380384940e0, 6.89767334985100004550e-1,
        1.48103976427480074590e-1, 1.51986665636164571966e-2, 5.47593808499534494600e-4,
        1.05075007164441684324e-9};
    static constexpr std::array<double, 8> tailTop{
        6.65790464350110377720e0, 5.46378491116411436990e0, 1.78482653991729133580e0,
        2.96560571828504891230e-1, 2.65321895265761230930e-2, 1.24266094738807843860e-3,
        2.71155556874348757815e-5, 2.01033439929228813265e-7};
    static constexpr std::array<double, 8> tailBottom{
        1.0, 5.99832206555887937690e-1, 1.36929880922735805310e-1, 1.48753612908506148525e-2,
        7.86869131145613259100e-4, 1.84631831751005468180e-5, 1.42151175831644588870e-7,
        2.04426310338993978564e-15};
    // clang-format on

    const double q = p - 0.5;
    if (std::abs(q) <= 0.425) {
        const double r = 0.180625 - q * q;
        return q * polynomial(centralTop, r) / polynomial(centralBottom, r);
    }
    const double r = std::sqrt(-log(q < 0 ? p : 1 - p));
    const double value = r <= 5 ? polynomial(middleTop, r - 1.6) / polynomial(middleBottom, r - 1.6)
                                : polynomial(tailTop, r - 5) / polynomial(tailBottom, r - 5);
    return q < 0 ? -value : value;
}

} // namespace afflux::deterministic
