<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>EventWords</name>
    <message>
        <source>Scaling</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Travaux</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Incidents</translation>
    </message>
    <message>
        <source>Promise</source>
        <translation>Engagement</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 %2</source>
        <translation>%2&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>SQS publishes no metric for %1 in this form</source>
        <translation>SQS ne publie aucune métrique pour %1 sous cette forme</translation>
    </message>
    <message>
        <source>Publish it yourself (export.metricSource=custom), or use a policy on backlog per worker or oldest age.</source>
        <translation>Publiez-la vous-même (export.metricSource=custom), ou choisissez une politique sur le backlog par worker ou sur l’âge du plus ancien.</translation>
    </message>
    <message>
        <source>the export needs this setting</source>
        <translation>l’export a besoin de ce réglage</translation>
    </message>
    <message>
        <source>Set it in the export dialog or with --set %1=VALUE.</source>
        <translation>Indiquez-le dans la fenêtre d’export ou avec --set %1=VALEUR.</translation>
    </message>
    <message>
        <source>the value holds a line break or control character</source>
        <translation>la valeur contient un saut de ligne ou un caractère de contrôle</translation>
    </message>
    <message>
        <source>Write it on one line.</source>
        <translation>Écrivez-la sur une seule ligne.</translation>
    </message>
    <message>
        <source>“%1” is not known here</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas connu ici</translation>
    </message>
    <message>
        <source>Use one of: %1.</source>
        <translation>Choisissez parmi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>the file cannot be written: %1</source>
        <translation>le fichier ne peut pas être écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose a folder you may write to.</source>
        <translation>Choisissez un dossier où vous avez le droit d’écrire.</translation>
    </message>
    <message>
        <source>“%1” is no export target</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une cible d’export</translation>
    </message>
    <message>
        <source>no export asks for this setting</source>
        <translation>aucun export ne demande ce réglage</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Vouliez-vous dire %1&#x202f;?</translation>
    </message>
    <message>
        <source>KEDA&apos;s aws-sqs-queue trigger counts messages; this policy reads %1</source>
        <translation>le déclencheur aws-sqs-queue de KEDA compte des messages&#x202f;; cette politique lit %1</translation>
    </message>
    <message>
        <source>Use the prometheus trigger, or a policy on backlog per worker.</source>
        <translation>Prenez le déclencheur prometheus, ou une politique sur le backlog par worker.</translation>
    </message>
    <message>
        <source>How wide each bin of the history is: it is told again from the distances between the rows.</source>
        <translation>La largeur de chaque tranche de l’historique&#xa0;: elle se déduit de l’écart entre les lignes.</translation>
    </message>
    <message>
        <source>The scenario of %1</source>
        <translation>Le scénario de %1</translation>
    </message>
    <message>
        <source>%1 holds every parameter; its keys are those of the command line.</source>
        <translation>%1 contient tous les paramètres&#x202f;; ses clés sont celles de la ligne de commande.</translation>
    </message>
    <message>
        <source>%1 holds the arrivals; the scenario names it, so keep the two together.</source>
        <translation>%1 contient les arrivées&#x202f;; le scénario y renvoie, gardez donc les deux ensemble.</translation>
    </message>
    <message>
        <source>Afflux scenario (YAML)</source>
        <translation>Scénario Afflux (YAML)</translation>
    </message>
    <message>
        <source>The scenario itself, for afflux-cli and for version control.</source>
        <translation>Le scénario lui-même, pour afflux-cli et la gestion de versions.</translation>
    </message>
    <message>
        <source>Afflux scenario (JSON)</source>
        <translation>Scénario Afflux (JSON)</translation>
    </message>
    <message>
        <source>The same keys as JSON, for scripts.</source>
        <translation>Les mêmes clés en JSON, pour les scripts.</translation>
    </message>
    <message>
        <source>ECS cluster</source>
        <translation>Cluster ECS</translation>
    </message>
    <message>
        <source>The cluster&apos;s name, not its ARN.</source>
        <translation>Le nom du cluster, pas son ARN.</translation>
    </message>
    <message>
        <source>ECS service</source>
        <translation>Service ECS</translation>
    </message>
    <message>
        <source>The service whose tasks are the workers.</source>
        <translation>Le service dont les tâches sont les workers.</translation>
    </message>
    <message>
        <source>AWS region</source>
        <translation>Région AWS</translation>
    </message>
    <message>
        <source>Such as eu-west-1.</source>
        <translation>Par exemple eu-west-1.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrique</translation>
    </message>
    <message>
        <source>A metric you publish, or those of SQS and Container Insights.</source>
        <translation>Une métrique que vous publiez, ou celles de SQS et de Container Insights.</translation>
    </message>
    <message>
        <source>a metric you publish</source>
        <translation>une métrique que vous publiez</translation>
    </message>
    <message>
        <source>Amazon SQS</source>
        <translation>Amazon SQS</translation>
    </message>
    <message>
        <source>SQS queue</source>
        <translation>File SQS</translation>
    </message>
    <message>
        <source>The queue&apos;s name, not its URL.</source>
        <translation>Le nom de la file, pas son URL.</translation>
    </message>
    <message>
        <source>Metric namespace</source>
        <translation>Espace de noms de la métrique</translation>
    </message>
    <message>
        <source>The CloudWatch namespace you publish to.</source>
        <translation>L’espace de noms CloudWatch dans lequel vous publiez.</translation>
    </message>
    <message>
        <source>At zero tasks the metric math reads max(messages, target) + 0.1 so that the service wakes; how CloudWatch evaluates it without Container Insights data could not be tested here: try it before you rely on it.</source>
        <translation>À zéro tâche, le calcul de métrique donne max(messages, cible) + 0,1 pour réveiller le service&#x202f;; la façon dont CloudWatch l’évalue sans données de Container Insights n’a pas pu être vérifiée ici&#xa0;: essayez-la avant de vous y fier.</translation>
    </message>
    <message>
        <source>At zero tasks the service wakes only if your publisher sends max(messages, target) + 0.1 while messages wait.</source>
        <translation>À zéro tâche, le service ne se réveille que si votre publieur envoie max(messages, cible) + 0,1 tant que des messages attendent.</translation>
    </message>
    <message>
        <source>A fixed fleet needs no scaling policy: MinCapacity and MaxCapacity are equal.</source>
        <translation>Une flotte fixe n’a pas besoin de politique de mise à l’échelle&#xa0;: MinCapacity et MaxCapacity sont égaux.</translation>
    </message>
    <message>
        <source>AWS makes the alarms itself: out after 3 points of a minute above the target, in after 15 below about 0.9 × target; the scenario decides every %1.</source>
        <translation>AWS crée lui-même les alarmes&#xa0;: ajout après 3 points d’une minute au-dessus de la cible, retrait après 15 sous 0,9 × cible environ&#x202f;; le scénario décide à intervalles de %1.</translation>
    </message>
    <message>
        <source>AWS does not publish its scale-in formula: it scales in more gradually than the scenario.</source>
        <translation>AWS ne publie pas sa formule de retrait&#xa0;: il retire des tâches plus progressivement que le scénario.</translation>
    </message>
    <message>
        <source>Without data points AWS neither scales out nor in.</source>
        <translation>Sans points de données, AWS n’ajoute ni ne retire rien.</translation>
    </message>
    <message>
        <source>Target tracking wants a metric that falls in proportion as tasks are added; %1 does not.</source>
        <translation>Le suivi de cible veut une métrique qui baisse en proportion quand des tâches s’ajoutent&#x202f;; ce n’est pas le cas de %1.</translation>
    </message>
    <message>
        <source>The cooldown in counts from the last scale-in, and scaling out interrupts it; the scenario counts it from the last change in either direction.</source>
        <translation>Le cooldown au retrait compte depuis le dernier retrait, et un ajout l’interrompt&#x202f;; le scénario le compte depuis le dernier changement, quel que soit son sens.</translation>
    </message>
    <message>
        <source>AWS cuts a step of 12.7 tasks to 12 and one of 0.67 to 1; the scenario rounds to nearest.</source>
        <translation>AWS ramène un palier de 12,7 tâches à 12 et un palier de 0,67 à 1&#x202f;; le scénario arrondit au plus proche.</translation>
    </message>
    <message>
        <source>The alarms look every %1 at a metric of that period, and an alarm that stays in ALARM acts once a minute; the scenario decides every %2.</source>
        <translation>Les alarmes lisent à intervalles de %1 une métrique de cette période, et une alarme qui reste en ALARM agit une fois par minute&#x202f;; le scénario décide à intervalles de %2.</translation>
    </message>
    <message>
        <source>Percentages are whole numbers: they are rounded.</source>
        <translation>Les pourcentages sont des nombres entiers&#xa0;: ils sont arrondis.</translation>
    </message>
    <message>
        <source>Fargate stops a task after at most 120 s: a stop timeout of %1 needs task protection or shorter jobs.</source>
        <translation>Fargate arrête une tâche au bout de 120&#xa0;s au plus&#xa0;: un délai d’arrêt de %1 demande la protection des tâches ou des travaux plus courts.</translation>
    </message>
    <message>
        <source>The metric</source>
        <translation>La métrique</translation>
    </message>
    <message>
        <source>SQS publishes once a minute while the queue is active. Backlog per task also needs Container Insights on the cluster.</source>
        <translation>SQS publie une fois par minute tant que la file est active. Le backlog par tâche demande en plus Container Insights sur le cluster.</translation>
    </message>
    <message>
        <source>Nothing scales until somebody publishes %1 every %2, such as:</source>
        <translation>Rien ne bouge tant que personne ne publie %1 à intervalles de %2, par exemple ainsi&#xa0;:</translation>
    </message>
    <message>
        <source>Application Auto Scaling for the queue %1</source>
        <translation>Application Auto Scaling pour la file %1</translation>
    </message>
    <message>
        <source>Needs the AWS CLI, signed in, and the ECS service %1. Run in this folder:</source>
        <translation>Il faut l’AWS CLI, connectée, et le service ECS %1. À lancer dans ce dossier&#xa0;:</translation>
    </message>
    <message>
        <source>which does, in this order:</source>
        <translation>ce qui exécute, dans cet ordre&#xa0;:</translation>
    </message>
    <message>
        <source>AWS, ECS service</source>
        <translation>AWS, service ECS</translation>
    </message>
    <message>
        <source>Application Auto Scaling: documents for the AWS CLI and a script that applies them.</source>
        <translation>Application Auto Scaling&#xa0;: documents pour l’AWS CLI et un script qui les applique.</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Deployment</translation>
    </message>
    <message>
        <source>The Deployment whose pods are the workers; the ScaledObject gets the same name.</source>
        <translation>Le Deployment dont les pods sont les workers&#x202f;; le ScaledObject prend le même nom.</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Namespace</translation>
    </message>
    <message>
        <source>The Kubernetes namespace of the Deployment.</source>
        <translation>Le namespace Kubernetes du Deployment.</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>Déclencheur</translation>
    </message>
    <message>
        <source>Where KEDA reads the signal.</source>
        <translation>Où KEDA lit le signal.</translation>
    </message>
    <message>
        <source>Prometheus query</source>
        <translation>requête Prometheus</translation>
    </message>
    <message>
        <source>Amazon SQS queue</source>
        <translation>file Amazon SQS</translation>
    </message>
    <message>
        <source>Queue URL</source>
        <translation>URL de la file</translation>
    </message>
    <message>
        <source>The SQS queue, https://sqs.REGION.amazonaws.com/...</source>
        <translation>La file SQS, https://sqs.REGION.amazonaws.com/...</translation>
    </message>
    <message>
        <source>Prometheus address</source>
        <translation>Adresse de Prometheus</translation>
    </message>
    <message>
        <source>As the KEDA operator reaches it.</source>
        <translation>Telle que l’opérateur KEDA la joint.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>PromQL giving one number: the queue&apos;s total, or its oldest age in seconds.</source>
        <translation>PromQL donnant un seul nombre&#xa0;: le total de la file, ou l’âge du plus ancien en secondes.</translation>
    </message>
    <message>
        <source>A fixed fleet has nothing to scale: minReplicaCount and maxReplicaCount are equal, the trigger decides nothing.</source>
        <translation>Une flotte fixe n’a rien à ajuster&#xa0;: minReplicaCount et maxReplicaCount sont égaux, le déclencheur ne décide de rien.</translation>
    </message>
    <message>
        <source>The HPA scales in at 0.9 × target and out at 1.1 × target (its tolerance); the scenario scales out directly above the target.</source>
        <translation>Le HPA retire à 0,9 × cible et ajoute à 1,1 × cible (sa tolérance)&#x202f;; le scénario ajoute dès que la cible est dépassée.</translation>
    </message>
    <message>
        <source>The scale-in cooldown becomes a stabilization window: the highest wish of the window counts, changes outward do not restart it.</source>
        <translation>Le cooldown au retrait devient une fenêtre de stabilisation&#xa0;: la plus haute demande de la fenêtre compte, les ajouts ne la relancent pas.</translation>
    </message>
    <message>
        <source>The scenario changes by steps at two thresholds; the HPA scales in proportion, ceil(replicas × signal / target), and the steps only limit its speed.</source>
        <translation>Le scénario avance par paliers à deux seuils&#x202f;; le HPA agit en proportion, ceil(replicas × signal / cible), et les paliers ne font que limiter sa vitesse.</translation>
    </message>
    <message>
        <source>The HPA scales in below 0.9 × target; the scenario below %1, which has no place here.</source>
        <translation>Le HPA retire sous 0,9 × cible&#x202f;; le scénario sous %1, ce qui n’a pas de place ici.</translation>
    </message>
    <message>
        <source>The long cooldown in becomes a stabilization window: the highest wish of the window counts.</source>
        <translation>Le long cooldown au retrait devient une fenêtre de stabilisation&#xa0;: la plus haute demande de la fenêtre compte.</translation>
    </message>
    <message>
        <source>cooldownPeriod governs only the way to zero, from any number of replicas at once; every other scale-in is the HPA&apos;s.</source>
        <translation>cooldownPeriod ne règle que le passage à zéro, d’un coup et depuis n’importe quel nombre de réplicas&#x202f;; tout autre retrait relève du HPA.</translation>
    </message>
    <message>
        <source>At zero KEDA wakes the Deployment for any waiting job; the scenario may sleep on.</source>
        <translation>À zéro, KEDA réveille le Deployment au moindre travail en attente&#x202f;; le scénario peut rester en sommeil.</translation>
    </message>
    <message>
        <source>The HPA decides every 15 s on its own clock; the scenario every %1.</source>
        <translation>Le HPA décide toutes les 15&#xa0;s à son propre rythme&#x202f;; le scénario à intervalles de %1.</translation>
    </message>
    <message>
        <source>A window ends at 3600 s and a period at 1800 s: longer cooldowns are cut to that.</source>
        <translation>Une fenêtre s’arrête à 3&#x202f;600&#xa0;s et une période à 1&#x202f;800&#xa0;s&#xa0;: les cooldowns plus longs y sont ramenés.</translation>
    </message>
    <message>
        <source>A missing signal counts as missing only after 3 failed polls; the fallback then takes the maximum.</source>
        <translation>Un signal absent ne compte comme manquant qu’après 3 lectures échouées&#x202f;; le repli (fallback) prend alors le maximum.</translation>
    </message>
    <message>
        <source>queueLength is a whole number: the target %1 becomes %2.</source>
        <translation>queueLength est un nombre entier&#xa0;: la cible %1 devient %2.</translation>
    </message>
    <message>
        <source>KEDA for the queue %1</source>
        <translation>KEDA pour la file %1</translation>
    </message>
    <message>
        <source>Needs KEDA 2.13 or later and the Deployment %1 in the namespace %2. No other HPA may scale it. Run in this folder, in this order:</source>
        <translation>Il faut KEDA 2.13 ou plus récent et le Deployment %1 dans le namespace %2. Aucun autre HPA ne doit le piloter. À lancer dans ce dossier, dans cet ordre&#xa0;:</translation>
    </message>
    <message>
        <source>The query must give one number: %1</source>
        <translation>La requête doit donner un seul nombre&#xa0;: %1</translation>
    </message>
    <message>
        <source>KEDA cannot hold a Deployment at no replicas</source>
        <translation>KEDA ne peut pas maintenir un Deployment à zéro réplica</translation>
    </message>
    <message>
        <source>Raise the maximum to 1 or more, or set the Deployment&apos;s replicas to 0 yourself.</source>
        <translation>Montez le maximum à 1 ou plus, ou mettez vous-même les réplicas du Deployment à 0.</translation>
    </message>
    <message>
        <source>KEDA ScaledObject</source>
        <translation>KEDA ScaledObject</translation>
    </message>
    <message>
        <source>For a Kubernetes Deployment, with a Prometheus or SQS trigger.</source>
        <translation>Pour un Deployment Kubernetes, avec un déclencheur Prometheus ou SQS.</translation>
    </message>
    <message>
        <source>“%1” is no Kubernetes name</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nom Kubernetes</translation>
    </message>
    <message>
        <source>Use small letters, digits and hyphens, no more than 54: %1.</source>
        <translation>Prenez des minuscules, des chiffres et des traits d’union, 54 au plus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>What was filled in</source>
        <translation>Ce qui a été complété</translation>
    </message>
    <message>
        <source>What the files do not say, or say only nearly</source>
        <translation>Ce que les fichiers ne disent pas, ou pas tout à fait</translation>
    </message>
    <message>
        <source>Step sizes: up by %1 % of the workers, at least %2; down by %3 %, at least %4.</source>
        <translation>Taille des paliers&#xa0;: ajout de %1&#x202f;% des workers, au moins %2&#x202f;; retrait de %3&#x202f;%, au moins %4.</translation>
    </message>
    <message>
        <source>The fleet is fixed: min and max are equal, and the other values decide nothing.</source>
        <translation>La flotte est fixe&#xa0;: min et max sont égaux, et les autres valeurs ne décident de rien.</translation>
    </message>
    <message>
        <source>The scenario scales in proportion to the signal; this form only names the thresholds, so how far one step goes is up to the controller.</source>
        <translation>Le scénario agit en proportion du signal&#x202f;; ce format ne donne que les seuils, et l’ampleur d’un palier revient au contrôleur.</translation>
    </message>
    <message>
        <source>How often the controller decides: the scenario decides every %1 on a signal published every %2.</source>
        <translation>Le rythme de décision du contrôleur&#xa0;: le scénario décide à intervalles de %1 sur un signal publié à intervalles de %2.</translation>
    </message>
    <message>
        <source>Scaling of the queue %1</source>
        <translation>Mise à l’échelle de la file %1</translation>
    </message>
    <message>
        <source>scaling.yaml holds the block of this queue. Put it into the file your autoscaler reads, in place of the queue&apos;s old block, and let it read the file again.</source>
        <translation>scaling.yaml contient le bloc de cette file. Placez-le dans le fichier que lit votre autoscaler, à la place de l’ancien bloc de la file, et faites-lui relire le fichier.</translation>
    </message>
    <message>
        <source>Per-queue YAML</source>
        <translation>YAML par file</translation>
    </message>
    <message>
        <source>Metric, thresholds, limits and cooldowns for a home-made autoscaler.</source>
        <translation>Métrique, seuils, limites et cooldowns pour un autoscaler maison.</translation>
    </message>
    <message>
        <source>This is a binary file, not text</source>
        <translation>C’est un fichier binaire, pas du texte</translation>
    </message>
    <message>
        <source>Export the data as CSV or JSON.</source>
        <translation>Exportez les données en CSV ou en JSON.</translation>
    </message>
    <message>
        <source>Not UTF-8; read as ISO-8859-1 (Latin-1)</source>
        <translation>Pas en UTF-8&#x202f;; lu comme ISO-8859-1 (Latin-1)</translation>
    </message>
    <message>
        <source>Check names with accents; numbers are not touched.</source>
        <translation>Vérifiez les noms accentués&#x202f;; les nombres n’en souffrent pas.</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>Le fichier est vide</translation>
    </message>
    <message>
        <source>Export it again, or leave it out.</source>
        <translation>Exportez-le de nouveau, ou laissez-le de côté.</translation>
    </message>
    <message>
        <source>This is a folder</source>
        <translation>C’est un dossier</translation>
    </message>
    <message>
        <source>Name the files in it.</source>
        <translation>Nommez les fichiers qu’il contient.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Check the name and the permissions.</source>
        <translation>Vérifiez le nom et les droits.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>The console writes times without a zone; they are read as UTC</source>
        <translation>La console écrit les heures sans fuseau&#x202f;; elles sont lues comme UTC</translation>
    </message>
    <message>
        <source>The console writes times without a zone; %1 is taken from the file&apos;s name</source>
        <translation>La console écrit les heures sans fuseau&#x202f;; %1 est tiré du nom du fichier</translation>
    </message>
    <message>
        <source>Name the zone where that is wrong, for example --zone Europe/Paris.</source>
        <translation>Si c’est faux, nommez le fuseau, par exemple --zone Europe/Paris.</translation>
    </message>
    <message>
        <source>Time, in %1</source>
        <translation>Date et heure, en %1</translation>
    </message>
    <message>
        <source>five rows about the metrics (Id, StatusCode, Messages, Full label, Label), as the CloudWatch console downloads them</source>
        <translation>cinq lignes sur les métriques (Id, StatusCode, Messages, Full label, Label), telles que la console CloudWatch les télécharge</translation>
    </message>
    <message>
        <source>The file describes metrics and holds no row of data</source>
        <translation>Le fichier décrit des métriques et ne contient aucune ligne de données</translation>
    </message>
    <message>
        <source>Choose a longer time range in the console and download it again.</source>
        <translation>Choisissez une plage plus longue dans la console et téléchargez de nouveau.</translation>
    </message>
    <message>
        <source>AWS CloudWatch: console download (CSV)</source>
        <translation>AWS CloudWatch&#xa0;: téléchargement de la console (CSV)</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) could not be read and were left out, first %1</source>
        <translation>
            <numerusform>%Ln point illisible a été laissé de côté&#xa0;: %1</numerusform>
            <numerusform>%Ln points illisibles ont été laissés de côté, le premier&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The document holds no list “%1”</source>
        <translation>Le document ne contient pas de liste «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Save the whole output of the aws command, with --output json.</source>
        <translation>Enregistrez toute la sortie de la commande aws, avec --output json.</translation>
    </message>
    <message>
        <source>“%1” is only a part of its data (PartialData)</source>
        <translation>«&#xa0;%1&#xa0;» n’est qu’une partie de ses données (PartialData)</translation>
    </message>
    <message>
        <source>Import the other pages together with this one.</source>
        <translation>Importez les autres pages en même temps que celle-ci.</translation>
    </message>
    <message>
        <source>CloudWatch did not answer for “%1”: %2</source>
        <translation>CloudWatch n’a pas répondu pour «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>CloudWatch says: %1 %2</source>
        <translation>CloudWatch signale&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>This file is one page of several (it has a NextToken)</source>
        <translation>Ce fichier est une page parmi plusieurs (il a un NextToken)</translation>
    </message>
    <message>
        <source>Import the other pages together with this one; they are merged.</source>
        <translation>Importez les autres pages en même temps que celle-ci&#x202f;; elles sont réunies.</translation>
    </message>
    <message>
        <source>AWS CloudWatch: get-metric-data (JSON)</source>
        <translation>AWS CloudWatch&#xa0;: get-metric-data (JSON)</translation>
    </message>
    <message>
        <source>JSON with MetricDataResults, as aws cloudwatch get-metric-data prints it</source>
        <translation>JSON avec MetricDataResults, tel que l’écrit aws cloudwatch get-metric-data</translation>
    </message>
    <message>
        <source>AWS CloudWatch: get-metric-statistics (JSON)</source>
        <translation>AWS CloudWatch&#xa0;: get-metric-statistics (JSON)</translation>
    </message>
    <message>
        <source>JSON with Datapoints, as aws cloudwatch get-metric-statistics prints it</source>
        <translation>JSON avec Datapoints, tel que l’écrit aws cloudwatch get-metric-statistics</translation>
    </message>
    <message>
        <source>SQS sends nothing while a queue is idle, so a gap may be idle time and no outage.</source>
        <translation>SQS n’envoie rien quand une file est inactive&#xa0;: un trou peut être du repos et non une panne.</translation>
    </message>
    <message>
        <source>from its name</source>
        <translation>d’après son nom</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>“%1” is read as day/month/year (%2, line %3)</source>
        <translation>«&#xa0;%1&#xa0;» est lu comme jour/mois/année (%2, ligne %3)</translation>
    </message>
    <message>
        <source>“%1” is read as month/day/year (%2, line %3)</source>
        <translation>«&#xa0;%1&#xa0;» est lu comme mois/jour/année (%2, ligne %3)</translation>
    </message>
    <message>
        <source>“%1”: the comma is read as the decimal mark (%2, line %3)</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: la virgule est lue comme séparateur décimal (%2, ligne %3)</translation>
    </message>
    <message>
        <source>“%1”: the point is read as the decimal mark, the comma as thousands (%2, line %3)</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: le point est lu comme séparateur décimal, la virgule comme séparateur de milliers (%2, ligne %3)</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Time with its own offset</source>
        <translation>Date et heure avec leur décalage</translation>
    </message>
    <message>
        <source>Time, month before day, in %1</source>
        <translation>Date et heure, mois avant le jour, en %1</translation>
    </message>
    <message>
        <source>Time since 1970, seconds and finer, told apart by size</source>
        <translation>Temps depuis 1970, en secondes ou plus fin, distingués par la grandeur</translation>
    </message>
    <message>
        <source>Time, seconds since 1970</source>
        <translation>Temps, en secondes depuis 1970</translation>
    </message>
    <message>
        <source>Time, milliseconds since 1970</source>
        <translation>Temps, en millisecondes depuis 1970</translation>
    </message>
    <message>
        <source>Time, microseconds since 1970</source>
        <translation>Temps, en microsecondes depuis 1970</translation>
    </message>
    <message>
        <source>Time, nanoseconds since 1970</source>
        <translation>Temps, en nanosecondes depuis 1970</translation>
    </message>
    <message>
        <source>Duration, in seconds</source>
        <translation>Durée, en secondes</translation>
    </message>
    <message>
        <source>Percentage, as a share of 1</source>
        <translation>Pourcentage, en part de 1</translation>
    </message>
    <message>
        <source>Number, decimal comma</source>
        <translation>Nombre à virgule décimale</translation>
    </message>
    <message>
        <source>No column holds times; the columns are: %1</source>
        <translation>Aucune colonne ne contient de dates&#x202f;; les colonnes sont&#xa0;: %1</translation>
    </message>
    <message>
        <source>Name the column of times, for example --map time=%1.</source>
        <translation>Nommez la colonne des dates, par exemple --map time=%1.</translation>
    </message>
    <message>
        <source>Time, seconds from the start</source>
        <translation>Temps, en secondes depuis le début</translation>
    </message>
    <message>
        <source>“%1” is read as seconds from a start that the file does not tell (%2, line %3); it is shown as 1970</source>
        <translation>«&#xa0;%1&#xa0;» est lu comme des secondes depuis un début que le fichier ne donne pas (%2, ligne %3)&#x202f;; il est affiché en 1970</translation>
    </message>
    <message>
        <source>“%1” is taken for %2 because the file is called “%3”</source>
        <translation>«&#xa0;%1&#xa0;» est pris pour %2 parce que le fichier s’appelle «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>Map it yourself where that is wrong: --map ROLE=%1.</source>
        <translation>Si c’est faux, associez-la vous-même&#xa0;: --map RÔLE=%1.</translation>
    </message>
    <message>
        <source>“%1” is read as a counter (its name ends in _total): what counts is its growth</source>
        <translation>«&#xa0;%1&#xa0;» est lu comme un compteur (son nom finit par _total)&#xa0;: c’est sa croissance qui compte</translation>
    </message>
    <message>
        <source>“%1” has no unit and is read as seconds</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas d’unité et est lu en secondes</translation>
    </message>
    <message>
        <source>“%1” is in %2 and was turned into seconds</source>
        <translation>«&#xa0;%1&#xa0;» est en %2 et a été converti en secondes</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have no time and were left out (lines %1)</source>
        <translation>
            <numerusform>%Ln ligne n’a pas de date et a été laissée de côté (ligne %1)</numerusform>
            <numerusform>%Ln lignes n’ont pas de date et ont été laissées de côté (lignes %1)</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %1 series; rows of further ones were left out</source>
        <translation>Plus de %1 séries&#x202f;; les lignes des suivantes ont été laissées de côté</translation>
    </message>
    <message>
        <source>No column of numbers stands beside the times in “%1”</source>
        <translation>Aucune colonne de nombres n’accompagne les dates de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Export a value for every time; where each row is one job, say so: --map arrival=%1.</source>
        <translation>Exportez une valeur pour chaque date&#x202f;; si chaque ligne est un travail, dites-le&#xa0;: --map arrival=%1.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) hold no value; they stay missing (lines %1)</source>
        <translation>
            <numerusform>%Ln ligne n’a pas de valeur&#x202f;; elle reste manquante (ligne %1)</numerusform>
            <numerusform>%Ln lignes n’ont pas de valeur&#x202f;; elles restent manquantes (lignes %1)</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV: metrics over time</source>
        <translation>CSV&#xa0;: métriques au fil du temps</translation>
    </message>
    <message>
        <source>text of some kind</source>
        <translation>texte d’un format indéterminé</translation>
    </message>
    <message>
        <source>delimited text, delimiter “%1”</source>
        <translation>texte délimité, séparateur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>delimited text, delimiter “%1”, times in “%2”</source>
        <translation>texte délimité, séparateur «&#xa0;%1&#xa0;», dates dans «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>There is a header and no row below it</source>
        <translation>Il y a un en-tête et aucune ligne dessous</translation>
    </message>
    <message>
        <source>Export the data again.</source>
        <translation>Exportez de nouveau les données.</translation>
    </message>
    <message>
        <source>Only one column was found; a time and a value are needed</source>
        <translation>Une seule colonne trouvée&#x202f;; il faut une date et une valeur</translation>
    </message>
    <message>
        <source>Separate the columns by comma, semicolon, tab or vertical bar.</source>
        <translation>Séparez les colonnes par virgule, point-virgule, tabulation ou barre verticale.</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n row(s) out of order were sorted in (%2)</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln ligne en désordre a été remise à sa place (%2)</numerusform>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln lignes en désordre ont été remises à leur place (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n row(s) share the time %2: it looks as if an hour was squeezed into one time; the last row counts</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln ligne porte la date %2&#xa0;: on dirait une heure entière ramenée à une seule date&#x202f;; la dernière ligne compte</numerusform>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln lignes portent la date %2&#xa0;: on dirait une heure entière ramenée à une seule date&#x202f;; la dernière ligne compte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n row(s) share the time %2 (%3 daylight-saving change): an hour was squeezed into one time; the last row counts</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln ligne porte la date %2 (changement d’heure, %3)&#xa0;: une heure entière a été ramenée à une seule date&#x202f;; la dernière ligne compte</numerusform>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln lignes portent la date %2 (changement d’heure, %3)&#xa0;: une heure entière a été ramenée à une seule date&#x202f;; la dernière ligne compte</numerusform>
        </translation>
    </message>
    <message>
        <source>Export again in UTC to get the lost hour back.</source>
        <translation>Exportez de nouveau en UTC pour retrouver l’heure perdue.</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n duplicate(s), rows whose time was already there; the last one counts (%2)</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln doublon, ligne dont la date était déjà là&#x202f;; la dernière compte (%2)</numerusform>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln doublons, lignes dont la date était déjà là&#x202f;; la dernière compte (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Times that come twice are usual where clocks go back: are these local times? Then name their zone.</source>
        <translation>Une heure qui revient deux fois est normale au passage à l’heure d’hiver&#xa0;: sont-ce des heures locales&#x202f;? Nommez alors leur fuseau.</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n point(s) were already read from another file (%2 with another value); this file counts</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln point avait déjà été lu dans un autre fichier (%2 avec une autre valeur)&#x202f;; ce fichier-ci compte</numerusform>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln points avaient déjà été lus dans un autre fichier (%2 avec une autre valeur)&#x202f;; ce fichier-ci compte</numerusform>
        </translation>
    </message>
    <message>
        <source>The times jump over the hour that %1 clocks skip: the offset in the file&apos;s name holds on one side of it only</source>
        <translation>Les dates sautent l’heure que perd %1 au passage à l’heure d’été&#xa0;: le décalage inscrit dans le nom du fichier ne vaut que d’un côté</translation>
    </message>
    <message>
        <source>Name the zone they are written in, for example --zone Europe/Paris.</source>
        <translation>Nommez le fuseau dans lequel elles sont écrites, par exemple --zone Europe/Paris.</translation>
    </message>
    <message>
        <source>“%1”: the points come without a rhythm, so gaps cannot be told</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: les points n’ont pas de rythme, les trous sont donc indiscernables</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n bin(s) of %2 are missing, after: %3. Missing is not zero: no count is made up</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln tranche de %2 manque, après&#xa0;: %3. Manquant n’est pas zéro&#xa0;: aucun nombre n’est inventé</numerusform>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln tranches de %2 manquent, après&#xa0;: %3. Manquant n’est pas zéro&#xa0;: aucun nombre n’est inventé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n bin(s) of %2 are missing, after: %3. The gaps are kept</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln tranche de %2 manque, après&#xa0;: %3. Le trou est conservé</numerusform>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln tranches de %2 manquent, après&#xa0;: %3. Les trous sont conservés</numerusform>
        </translation>
    </message>
    <message>
        <source>One gap is the hour that %1 clocks skip: are these local times? Then name their zone.</source>
        <translation>Un trou est l’heure que perd %1 au passage à l’heure d’été&#xa0;: sont-ce des heures locales&#x202f;? Nommez alors leur fuseau.</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: the counter was reset %n time(s), first at %2; counting goes on from zero there</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: le compteur a été remis à zéro %Ln fois, le %2&#x202f;; le compte y repart de zéro</numerusform>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: le compteur a été remis à zéro %Ln fois, d’abord le %2&#x202f;; le compte y repart de zéro</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” could be %2 too; “%3” is used</source>
        <translation>«&#xa0;%1&#xa0;» pourrait aussi être %2&#x202f;; c’est «&#xa0;%3&#xa0;» qui sert</translation>
    </message>
    <message>
        <source>Map it yourself where that is wrong: --map %1=%2.</source>
        <translation>Si c’est faux, associez-la vous-même&#xa0;: --map %1=%2.</translation>
    </message>
    <message>
        <source>What the columns mean cannot be told from their names: %1</source>
        <translation>Le sens des colonnes ne se déduit pas de leurs noms&#xa0;: %1</translation>
    </message>
    <message>
        <source>Say it, for example --map arrivals=%1 (or completions, depth, in-flight, oldest-age, workers, service-time, utilisation).</source>
        <translation>Dites-le, par exemple --map arrivals=%1 (ou completions, depth, in-flight, oldest-age, workers, service-time, utilisation).</translation>
    </message>
    <message>
        <source>“%1” has 0 datapoints</source>
        <translation>«&#xa0;%1&#xa0;» n’a aucun point de données</translation>
    </message>
    <message>
        <source>you chose it</source>
        <translation>vous l’avez choisi</translation>
    </message>
    <message>
        <source>There is no format “%1”</source>
        <translation>Il n’y a pas de format «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Choose one of: %1.</source>
        <translation>Choisissez parmi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No reader recognises this content</source>
        <translation>Aucun lecteur ne reconnaît ce contenu</translation>
    </message>
    <message>
        <source>Choose the format yourself (--format), or export the data as CSV with a time column.</source>
        <translation>Choisissez vous-même le format (--format), ou exportez les données en CSV avec une colonne de dates.</translation>
    </message>
    <message>
        <source>There is no column “%1” to be %2</source>
        <translation>Il n’y a pas de colonne «&#xa0;%1&#xa0;» pour tenir lieu de %2</translation>
    </message>
    <message>
        <source>The columns are: %1.</source>
        <translation>Les colonnes sont&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no time zone “%1”</source>
        <translation>Il n’y a pas de fuseau horaire «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Use a name such as Europe/Paris, UTC or UTC+3.</source>
        <translation>Donnez un nom comme Europe/Paris, UTC ou UTC+3.</translation>
    </message>
    <message>
        <source>No file was named</source>
        <translation>Aucun fichier n’est nommé</translation>
    </message>
    <message>
        <source>“%1” is no column of a job list</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une colonne d’une liste de travaux</translation>
    </message>
    <message>
        <source>The first line names the columns: arrival,service or arrival,service,class. Give a file of another kind with --history.</source>
        <translation>La première ligne nomme les colonnes&#xa0;: arrival,service ou arrival,service,class. Donnez un fichier d’un autre genre avec --history.</translation>
    </message>
    <message>
        <source>the column “arrival” is missing</source>
        <translation>la colonne «&#xa0;arrival&#xa0;» manque</translation>
    </message>
    <message>
        <source>The first line names the columns: arrival,service or arrival,service,class.</source>
        <translation>La première ligne nomme les colonnes&#xa0;: arrival,service ou arrival,service,class.</translation>
    </message>
    <message>
        <source>%1 cells where the header has %2</source>
        <translation>%1 cellules là où l’en-tête en a %2</translation>
    </message>
    <message>
        <source>Decimals are written with a point.</source>
        <translation>Les décimales s’écrivent avec un point.</translation>
    </message>
    <message>
        <source>“%1” cannot be read</source>
        <translation>«&#xa0;%1&#xa0;» est illisible</translation>
    </message>
    <message>
        <source>the job list holds no job</source>
        <translation>la liste de travaux n’en contient aucun</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>le fichier ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Check the path and its permissions.</source>
        <translation>Vérifiez le chemin et ses droits.</translation>
    </message>
    <message>
        <source>No column tells when the jobs arrived; the columns are: %1</source>
        <translation>Aucune colonne ne dit quand les travaux sont arrivés&#x202f;; les colonnes sont&#xa0;: %1</translation>
    </message>
    <message>
        <source>Name it, for example --map arrival=%1.</source>
        <translation>Nommez-la, par exemple --map arrival=%1.</translation>
    </message>
    <message>
        <source>Times of the jobs are read as seconds from a start that the file does not tell; they are shown as 1970</source>
        <translation>Les temps des travaux sont lus en secondes depuis un début que le fichier ne donne pas&#x202f;; ils sont affichés en 1970</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) have no arrival time and were left out (lines %1)</source>
        <translation>
            <numerusform>%Ln travail n’a pas de date d’arrivée et a été laissé de côté (ligne %1)</numerusform>
            <numerusform>%Ln travaux n’ont pas de date d’arrivée et ont été laissés de côté (lignes %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) end before they start; their end was left out (lines %1)</source>
        <translation>
            <numerusform>%Ln travail finit avant de commencer&#x202f;; sa fin a été laissée de côté (ligne %1)</numerusform>
            <numerusform>%Ln travaux finissent avant de commencer&#x202f;; leur fin a été laissée de côté (lignes %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) start before they arrive: clocks that differ? (lines %1)</source>
        <translation>
            <numerusform>%Ln travail commence avant d’arriver&#xa0;: des horloges décalées&#x202f;? (ligne %1)</numerusform>
            <numerusform>%Ln travaux commencent avant d’arriver&#xa0;: des horloges décalées&#x202f;? (lignes %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) have no end: still waiting or running; they are counted, no end is made up (lines %1)</source>
        <translation>
            <numerusform>%Ln travail n’a pas de fin&#xa0;: encore en attente ou en cours&#x202f;; il est compté, aucune fin n’est inventée (ligne %1)</numerusform>
            <numerusform>%Ln travaux n’ont pas de fin&#xa0;: encore en attente ou en cours&#x202f;; ils sont comptés, aucune fin n’est inventée (lignes %1)</numerusform>
        </translation>
    </message>
    <message>
        <source>The log tells when jobs arrived and nothing more</source>
        <translation>Le journal dit quand les travaux sont arrivés et rien de plus</translation>
    </message>
    <message>
        <source>Enter the service time.</source>
        <translation>Saisissez le temps de traitement.</translation>
    </message>
    <message>
        <source>The log tells when jobs arrived and ended but not when they started: service times cannot be told from it</source>
        <translation>Le journal dit quand les travaux sont arrivés et ont fini, mais pas quand ils ont commencé&#xa0;: les temps de traitement ne s’en déduisent pas</translation>
    </message>
    <message>
        <source>Enter the service time, or estimate it from arrival to end in quiet periods.</source>
        <translation>Saisissez le temps de traitement, ou estimez-le de l’arrivée à la fin aux heures creuses.</translation>
    </message>
    <message>
        <source>CSV: one row a job</source>
        <translation>CSV&#xa0;: une ligne par travail</translation>
    </message>
    <message>
        <source>you named “%1” as the arrival of jobs</source>
        <translation>vous avez désigné «&#xa0;%1&#xa0;» comme l’arrivée des travaux</translation>
    </message>
    <message>
        <source>a row a job: arrival in “%1”, and “%2”</source>
        <translation>une ligne par travail&#xa0;: arrivée dans «&#xa0;%1&#xa0;», et «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>This is not well-formed JSON, at byte %1</source>
        <translation>Ce n’est pas du JSON bien formé, à l’octet %1</translation>
    </message>
    <message>
        <source>Save the output again, as it was printed.</source>
        <translation>Enregistrez de nouveau la sortie, telle qu’elle s’affiche.</translation>
    </message>
    <message>
        <source>The file ends too early, at byte %1</source>
        <translation>Le fichier s’arrête trop tôt, à l’octet %1</translation>
    </message>
    <message>
        <source>The file ends too early, at byte %1: the file ends inside %2</source>
        <translation>Le fichier s’arrête trop tôt, à l’octet %1&#xa0;: il finit à l’intérieur de %2</translation>
    </message>
    <message>
        <source>Save or download it again; nothing of it was read.</source>
        <translation>Enregistrez-le ou téléchargez-le de nouveau&#x202f;; rien n’en a été lu.</translation>
    </message>
    <message>
        <source>there is no such role</source>
        <translation>ce rôle n’existe pas</translation>
    </message>
    <message>
        <source>Use arrivals, completions, depth, in-flight, oldest-age, workers, service-time, arrival, start, end, service or time.</source>
        <translation>Choisissez arrivals, completions, depth, in-flight, oldest-age, workers, service-time, arrival, start, end, service ou time.</translation>
    </message>
    <message>
        <source>“%1” is no instant in UTC</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un instant en UTC</translation>
    </message>
    <message>
        <source>Write it as 2026-03-01T08:00:00Z.</source>
        <translation>Écrivez-le sous la forme 2026-03-01T08:00:00Z.</translation>
    </message>
    <message>
        <source>a history is either file or jobs</source>
        <translation>un historique est soit file, soit jobs</translation>
    </message>
    <message>
        <source>Write history: {file: arrivals.csv}.</source>
        <translation>Écrivez history: {file: arrivals.csv}.</translation>
    </message>
    <message>
        <source>a single value is expected here</source>
        <translation>une valeur unique est attendue ici</translation>
    </message>
    <message>
        <source>Write a duration such as 30s, 5m or 1.5h.</source>
        <translation>Écrivez une durée comme 30s, 5m ou 1.5h.</translation>
    </message>
    <message>
        <source>the duration must be longer than 0</source>
        <translation>la durée doit dépasser 0</translation>
    </message>
    <message>
        <source>a log-normal service time needs mean and p95</source>
        <translation>un temps de traitement log-normal demande mean et p95</translation>
    </message>
    <message>
        <source>Write log-normal: {mean: 12s, p95: 40s}.</source>
        <translation>Écrivez log-normal: {mean: 12s, p95: 40s}.</translation>
    </message>
    <message>
        <source>a list of durations is expected here</source>
        <translation>une liste de durées est attendue ici</translation>
    </message>
    <message>
        <source>Write empirical: [1.2s, 3s, 11s].</source>
        <translation>Écrivez empirical: [1.2s, 3s, 11s].</translation>
    </message>
    <message>
        <source>a group of keys is expected here</source>
        <translation>un groupe de clés est attendu ici</translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation>cette clé n’existe pas</translation>
    </message>
    <message>
        <source>this key stands twice</source>
        <translation>cette clé figure deux fois</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Supprimez l’une des deux.</translation>
    </message>
    <message>
        <source>a rate above 0 is expected here</source>
        <translation>un débit supérieur à 0 est attendu ici</translation>
    </message>
    <message>
        <source>Write a rate such as 8/s, 480/min or 2000/h.</source>
        <translation>Écrivez un débit comme 8/s, 480/min ou 2000/h.</translation>
    </message>
    <message>
        <source>the arrival rate is missing</source>
        <translation>le débit d’arrivée manque</translation>
    </message>
    <message>
        <source>Write arrivals: {poisson: 8/s, for: 1h}, or name a history instead.</source>
        <translation>Écrivez arrivals: {poisson: 8/s, for: 1h}, ou nommez plutôt un historique.</translation>
    </message>
    <message>
        <source>exactly one kind of service time is expected</source>
        <translation>un seul genre de temps de traitement est attendu</translation>
    </message>
    <message>
        <source>a scenario is expected: keys and values</source>
        <translation>un scénario est attendu&#xa0;: des clés et des valeurs</translation>
    </message>
    <message>
        <source>Begin with the line “afflux: 1”.</source>
        <translation>Commencez par la ligne «&#xa0;afflux: 1&#xa0;».</translation>
    </message>
    <message>
        <source>this is no scenario: “afflux: 1” is missing</source>
        <translation>ce n’est pas un scénario&#xa0;: «&#xa0;afflux: 1&#xa0;» manque</translation>
    </message>
    <message>
        <source>version %1 is later than this program reads</source>
        <translation>la version %1 est plus récente que ce que lit ce programme</translation>
    </message>
    <message>
        <source>Update Afflux.</source>
        <translation>Mettez Afflux à jour.</translation>
    </message>
    <message>
        <source>“%1” is no version of scenario files</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une version de fichier de scénario</translation>
    </message>
    <message>
        <source>Write “afflux: 1”.</source>
        <translation>Écrivez «&#xa0;afflux: 1&#xa0;».</translation>
    </message>
    <message>
        <source>a list cannot stand here</source>
        <translation>une liste n’a pas sa place ici</translation>
    </message>
    <message>
        <source>arrivals come from a history or are drawn, not both</source>
        <translation>les arrivées viennent d’un historique ou d’un tirage, pas des deux</translation>
    </message>
    <message>
        <source>Remove history or workload.arrivals.</source>
        <translation>Supprimez history ou workload.arrivals.</translation>
    </message>
    <message>
        <source>%1 is set under two names</source>
        <translation>%1 est donné sous deux noms</translation>
    </message>
    <message>
        <source>this rule has no such key; %1 has</source>
        <translation>cette règle n’a pas cette clé&#x202f;; %1 l’a</translation>
    </message>
    <message>
        <source>Remove it or change policy.rule.</source>
        <translation>Supprimez-la ou changez policy.rule.</translation>
    </message>
    <message>
        <source>See the JSON Schema for those there are.</source>
        <translation>Le schéma JSON donne celles qui existent.</translation>
    </message>
    <message>
        <source>the policy&apos;s rule is missing</source>
        <translation>la règle de la politique manque</translation>
    </message>
    <message>
        <source>The quotation mark that opens here is never closed</source>
        <translation>Le guillemet qui s’ouvre ici n’est jamais fermé</translation>
    </message>
    <message>
        <source>Close it, or double it where it is meant as a character.</source>
        <translation>Fermez-le, ou doublez-le s’il est là comme caractère.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have more cells than the header; the extra ones were left out (lines %1)</source>
        <translation>
            <numerusform>%Ln ligne a plus de cellules que l’en-tête&#x202f;; celles en trop ont été laissées de côté (ligne %1)</numerusform>
            <numerusform>%Ln lignes ont plus de cellules que l’en-tête&#x202f;; celles en trop ont été laissées de côté (lignes %1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Some dates can only be day/month and others only month/day; one column has one order (first: %1)</source>
        <translation>Certaines dates ne peuvent être que jour/mois et d’autres que mois/jour&#x202f;; une colonne n’a qu’un ordre (la première&#xa0;: %1)</translation>
    </message>
    <message>
        <source>%1 can be day/month or month/day, and nothing in the file tells which</source>
        <translation>%1 peut être jour/mois ou mois/jour, et rien dans le fichier ne le dit</translation>
    </message>
    <message>
        <source>Choose the order of dates (--dates day-first or --dates month-first), or export them as 2026-03-01.</source>
        <translation>Choisissez l’ordre des dates (--dates day-first ou --dates month-first), ou exportez-les sous la forme 2026-03-01.</translation>
    </message>
    <message>
        <source>Times such as %1 look rounded by a spreadsheet: they are exact to %2 only</source>
        <translation>Des dates comme %1 semblent arrondies par un tableur&#xa0;: elles ne sont exactes qu’à %2 près</translation>
    </message>
    <message>
        <source>Export again without opening the file in a spreadsheet.</source>
        <translation>Exportez de nouveau sans ouvrir le fichier dans un tableur.</translation>
    </message>
    <message>
        <source>“%1” is written without a zone and read as UTC: %2 (line %3) is %4</source>
        <translation>«&#xa0;%1&#xa0;» est écrit sans fuseau et lu comme UTC&#xa0;: %2 (ligne %3) est %4</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) could not be read and were left out, first “%1” (lines %2)</source>
        <translation>
            <numerusform>%Ln cellule illisible a été laissée de côté&#xa0;: «&#xa0;%1&#xa0;» (ligne %2)</numerusform>
            <numerusform>%Ln cellules illisibles ont été laissées de côté, la première «&#xa0;%1&#xa0;» (lignes %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have a time that the clock in %1 skipped; they were left out (lines %2)</source>
        <translation>
            <numerusform>%Ln ligne porte une heure que l’horloge de %1 a sautée&#x202f;; elle a été laissée de côté (ligne %2)</numerusform>
            <numerusform>%Ln lignes portent une heure que l’horloge de %1 a sautée&#x202f;; elles ont été laissées de côté (lignes %2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose another zone if the times are not written in this one.</source>
        <translation>Choisissez un autre fuseau si les heures ne sont pas écrites dans celui-ci.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) lie in the hour that the clock in %1 showed twice; their order tells the two apart (lines %2)</source>
        <translation>
            <numerusform>%Ln ligne tombe dans l’heure que l’horloge de %1 a donnée deux fois&#x202f;; l’ordre des lignes distingue les deux (ligne %2)</numerusform>
            <numerusform>%Ln lignes tombent dans l’heure que l’horloge de %1 a donnée deux fois&#x202f;; l’ordre des lignes distingue les deux (lignes %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) lie in the hour that the clock in %1 showed twice, and it is there once only: the first is taken (lines %2)</source>
        <translation>
            <numerusform>%Ln ligne tombe dans l’heure que l’horloge de %1 a donnée deux fois, et elle n’y est qu’une fois&#xa0;: la première est retenue (ligne %2)</numerusform>
            <numerusform>%Ln lignes tombent dans l’heure que l’horloge de %1 a donnée deux fois, et elle n’y est qu’une fois&#xa0;: la première est retenue (lignes %2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Values were rounded for display when they were exported: %1 is exact to ±%2 only</source>
        <translation>Les valeurs ont été arrondies pour l’affichage à l’export&#xa0;: %1 n’est exact qu’à ±%2 près</translation>
    </message>
    <message>
        <source>Export raw values to get them exactly.</source>
        <translation>Exportez les valeurs brutes pour les avoir exactement.</translation>
    </message>
    <message>
        <source>aliases (*name) are not read here</source>
        <translation>les alias (*nom) ne sont pas lus ici</translation>
    </message>
    <message>
        <source>Write the value out.</source>
        <translation>Écrivez la valeur elle-même.</translation>
    </message>
    <message>
        <source>the tag %1 is not read here</source>
        <translation>l’étiquette %1 n’est pas lue ici</translation>
    </message>
    <message>
        <source>Write the value without a tag.</source>
        <translation>Écrivez la valeur sans étiquette.</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>imbrication trop profonde</translation>
    </message>
    <message>
        <source>No more than %1 levels are read.</source>
        <translation>Pas plus de %1 niveaux sont lus.</translation>
    </message>
    <message>
        <source>too many values</source>
        <translation>trop de valeurs</translation>
    </message>
    <message>
        <source>Put measured values into a CSV file and name it under history.</source>
        <translation>Mettez les valeurs mesurées dans un fichier CSV et nommez-le sous history.</translation>
    </message>
    <message>
        <source>a key must be a word, not a list or map</source>
        <translation>une clé doit être un mot, pas une liste ni une table</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>a second document begins here</source>
        <translation>un second document commence ici</translation>
    </message>
    <message>
        <source>Put each document into a file of its own.</source>
        <translation>Mettez chaque document dans son propre fichier.</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB</source>
        <translation>le fichier dépasse %1&#xa0;Mo</translation>
    </message>
    <message>
        <source>not well-formed YAML or JSON: %1</source>
        <translation>YAML ou JSON mal formé&#xa0;: %1</translation>
    </message>
    <message>
        <source>From zero the first job may wait %1; the promise is %2.</source>
        <translation>Depuis zéro, le premier travail peut attendre %1&#x202f;; l’engagement est de %2.</translation>
    </message>
    <message>
        <source>From zero the first job may wait %1, within the promise.</source>
        <translation>Depuis zéro, le premier travail peut attendre %1, dans l’engagement.</translation>
    </message>
    <message>
        <source>A cold start takes %1: above zero keeps the promise.</source>
        <translation>Un démarrage à froid prend %1&#xa0;: au-dessus de zéro, l’engagement tient.</translation>
    </message>
    <message>
        <source>Costs at least %1 %2 a month.</source>
        <translation>Coûte au moins %2&#xa0;%1 par mois.</translation>
    </message>
    <message>
        <source>Below the minimum of %1.</source>
        <translation>Sous le minimum de %1.</translation>
    </message>
    <message>
        <source>Cost ceiling %1 %2 a month.</source>
        <translation>Coût plafonné à %2&#xa0;%1 par mois.</translation>
    </message>
    <message>
        <source>Costs %1 %2 a month at all times.</source>
        <translation>Coûte %2&#xa0;%1 par mois en permanence.</translation>
    </message>
    <message>
        <source>New workers run by %1 of age at the latest; the promise is %2.</source>
        <translation>Nouveaux workers à %1 d’âge au plus tard&#x202f;; engagement&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Promise %1 / p95 service time %2 = %3.</source>
        <translation>Engagement %1 / temps de traitement p95 %2 = %3.</translation>
    </message>
    <message>
        <source>Promise %1 / p95 service time %2 × %3 at once = %4.</source>
        <translation>Engagement %1 / temps de traitement p95 %2 × %3 à la fois = %4.</translation>
    </message>
    <message>
        <source>Above the target: the two would fight.</source>
        <translation>Au-dessus de la cible&#xa0;: les deux se combattraient.</translation>
    </message>
    <message>
        <source>More than half the target: it may oscillate.</source>
        <translation>Plus de la moitié de la cible&#xa0;: risque d’oscillation.</translation>
    </message>
    <message>
        <source>Under start-up %1 + metric %2: steps before the last one shows.</source>
        <translation>Sous démarrage %1 + métrique %2&#xa0;: ajoute avant de voir l’effet du palier précédent.</translation>
    </message>
    <message>
        <source>Start-up %1 + metric %2.</source>
        <translation>Démarrage %1 + métrique %2.</translation>
    </message>
    <message>
        <source>Under the start-up of %1: a lull drops what is needed next.</source>
        <translation>Sous le démarrage de %1&#xa0;: un creux retire ce qui servira juste après.</translation>
    </message>
    <message>
        <source>From %1 down to %2 takes %3.</source>
        <translation>De %1 à %2, il faut %3.</translation>
    </message>
    <message>
        <source>Nothing: the fleet would never move this way.</source>
        <translation>Rien&#xa0;: la flotte n’irait jamais dans ce sens.</translation>
    </message>
    <message>
        <source>The larger of the two: %1.</source>
        <translation>Le plus grand&#xa0;: %1.</translation>
    </message>
    <message>
        <source>From a burst to new workers: at most %1.</source>
        <translation>D’une rafale aux nouveaux workers&#xa0;: %1 au plus.</translation>
    </message>
    <message>
        <source>Evaluated every %1: most decisions read old news.</source>
        <translation>Évaluation à intervalles de %1&#xa0;: la plupart des décisions lisent du périmé.</translation>
    </message>
    <message>
        <source>Longer than the promise of %1: only running workers keep it.</source>
        <translation>Plus long que l’engagement de %1&#xa0;: seuls les workers actifs le tiennent.</translation>
    </message>
    <message>
        <source>Shorter than the job timeout of %1: jobs are cut off.</source>
        <translation>Plus court que le délai limite d’un travail, %1&#xa0;: des travaux sont coupés.</translation>
    </message>
    <message>
        <source>Shorter than the stop timeout of %1: workers are killed.</source>
        <translation>Plus court que le délai d’arrêt de %1&#xa0;: des workers sont tués.</translation>
    </message>
    <message>
        <source>One worker at all times: %1 %2 a month.</source>
        <translation>Un worker en permanence&#xa0;: %2&#xa0;%1 par mois.</translation>
    </message>
    <message>
        <source>No job at all may wait longer.</source>
        <translation>Aucun travail ne peut attendre plus.</translation>
    </message>
    <message>
        <source>One job in %1 may wait longer.</source>
        <translation>Un travail sur %1 peut attendre plus.</translation>
    </message>
    <message>
        <source>Never wakes from zero: from %1 after the start jobs wait and no worker is asked for. Keep one worker, or let the signal read above its target at zero workers.</source>
        <translation>Ne se réveille jamais depuis zéro&#xa0;: à partir de %1 après le début, des travaux attendent et aucun worker n’est demandé. Gardez un worker, ou faites que le signal dépasse sa cible à zéro worker.</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) lost: their workers were stopped before they were done.</source>
        <translation>
            <numerusform>%Ln travail perdu&#xa0;: son worker a été arrêté avant qu’il soit fini.</numerusform>
            <numerusform>%Ln travaux perdus&#xa0;: leurs workers ont été arrêtés avant qu’ils soient finis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) given up after their last attempt.</source>
        <translation>
            <numerusform>%Ln travail abandonné après sa dernière tentative.</numerusform>
            <numerusform>%Ln travaux abandonnés après leur dernière tentative.</numerusform>
        </translation>
    </message>
    <message>
        <source>The promise is missed: %1 % of jobs start within %2, %3 % were promised.</source>
        <translation>L’engagement n’est pas tenu&#xa0;: %1&#x202f;% des travaux sont pris en charge en %2, pour %3&#x202f;% promis.</translation>
    </message>
    <message>
        <source>A stopping worker waits %1 but a job may take %2: long jobs are cut off at every scale-in.</source>
        <translation>Un worker qui s’arrête attend %1 mais un travail peut prendre %2&#xa0;: les travaux longs sont coupés à chaque retrait.</translation>
    </message>
    <message>
        <source>The grace period (%1) ends before the worker&apos;s stop timeout (%2): the worker is killed first.</source>
        <translation>La période de grâce (%1) finit avant le délai d’arrêt du worker (%2)&#xa0;: le worker est tué d’abord.</translation>
    </message>
    <message>
        <source>The fleet was held at its maximum of %1 for %2 of %3.</source>
        <translation>La flotte est restée à son maximum de %1 pendant %2 sur %3.</translation>
    </message>
    <message>
        <source>The fleet never met its maximum: %1 is untested on this history.</source>
        <translation>La flotte n’a jamais atteint son maximum&#xa0;: %1 n’est pas éprouvé sur cet historique.</translation>
    </message>
    <message numerus="yes">
        <source>The fleet changed direction %n time(s), each within %1 of the change before: the policy oscillates.</source>
        <translation>
            <numerusform>La flotte a changé de sens %Ln fois, moins de %1 après le changement précédent&#xa0;: la politique oscille.</numerusform>
            <numerusform>La flotte a changé de sens %Ln fois, moins de %1 après le changement précédent&#xa0;: la politique oscille.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fixed %1</source>
        <translation>Fixe %1</translation>
    </message>
    <message>
        <source>The busiest hour keeps %1 workers busy; %2 would run at 75 % or less.</source>
        <translation>L’heure la plus chargée occupe %1 workers&#x202f;; %2 tourneraient à 75&#x202f;% ou moins.</translation>
    </message>
    <message>
        <source>By age, %1 to %2</source>
        <translation>Par âge, %1 à %2</translation>
    </message>
    <message>
        <source>Steps out when the oldest job has waited a third of the promise of %1.</source>
        <translation>Ajoute quand le plus ancien travail a attendu le tiers de l’engagement de %1.</translation>
    </message>
    <message>
        <source>signal above target</source>
        <translation>signal au-dessus de la cible</translation>
    </message>
    <message>
        <source>seconds since the last change up, of the cooldown</source>
        <translation>secondes depuis le dernier ajout, sur le cooldown</translation>
    </message>
    <message>
        <source>desired plus the step up</source>
        <translation>souhaités plus le palier d’ajout</translation>
    </message>
    <message>
        <source>signal below the scale-in threshold</source>
        <translation>signal sous le seuil de retrait</translation>
    </message>
    <message>
        <source>seconds since the last change, of the cooldown</source>
        <translation>secondes depuis le dernier changement, sur le cooldown</translation>
    </message>
    <message>
        <source>desired less the step down</source>
        <translation>souhaités moins le palier de retrait</translation>
    </message>
    <message>
        <source>no signal: hold</source>
        <translation>pas de signal&#xa0;: sans changement</translation>
    </message>
    <message>
        <source>signal between the thresholds: hold</source>
        <translation>signal entre les seuils&#xa0;: sans changement</translation>
    </message>
    <message>
        <source>Of the current count; the larger of the two counts.</source>
        <translation>Du nombre actuel&#x202f;; le plus grand des deux l’emporte.</translation>
    </message>
    <message>
        <source>At least so many at once.</source>
        <translation>Au moins autant d’un coup.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Scale out above this.</source>
        <translation>Au-dessus, on ajoute.</translation>
    </message>
    <message>
        <source>Scale in below</source>
        <translation>Retrait sous</translation>
    </message>
    <message>
        <source>Well under the target, or it oscillates.</source>
        <translation>Bien sous la cible, sinon la flotte oscille.</translation>
    </message>
    <message>
        <source>Cooldown out</source>
        <translation>Cooldown à l’ajout</translation>
    </message>
    <message>
        <source>At least the start-up time plus one publication.</source>
        <translation>Au moins le temps de démarrage plus une publication.</translation>
    </message>
    <message>
        <source>Cooldown in</source>
        <translation>Cooldown au retrait</translation>
    </message>
    <message>
        <source>Long, so that a lull does not drop capacity.</source>
        <translation>Long, pour qu’un creux ne retire pas de capacité.</translation>
    </message>
    <message>
        <source>Step out, share</source>
        <translation>Ajout, part</translation>
    </message>
    <message>
        <source>Step out, workers</source>
        <translation>Ajout, workers</translation>
    </message>
    <message>
        <source>Step in, share</source>
        <translation>Retrait, part</translation>
    </message>
    <message>
        <source>Step in, workers</source>
        <translation>Retrait, workers</translation>
    </message>
    <message>
        <source>fixed fleet of %1</source>
        <translation>flotte fixe de %1</translation>
    </message>
    <message>
        <source>no value to decide on: hold</source>
        <translation>pas de valeur pour décider&#xa0;: sans changement</translation>
    </message>
    <message>
        <source>signal %1: hold</source>
        <translation>signal %1&#xa0;: sans changement</translation>
    </message>
    <message>
        <source>signal %1 above target %2</source>
        <translation>signal %1 au-dessus de la cible %2</translation>
    </message>
    <message>
        <source>signal %1 above target %2; last change up %3 ago, cooldown %4 is over</source>
        <translation>signal %1 au-dessus de la cible %2&#x202f;; dernier ajout il y a %3, cooldown de %4 écoulé</translation>
    </message>
    <message>
        <source>signal %1 below %2</source>
        <translation>signal %1 sous %2</translation>
    </message>
    <message>
        <source>signal %1 below %2; last change %3 ago, cooldown %4 is over</source>
        <translation>signal %1 sous %2&#x202f;; dernier changement il y a %3, cooldown de %4 écoulé</translation>
    </message>
    <message>
        <source>signal %1 above target %2, but the last change up was %3 ago: cooldown %4</source>
        <translation>signal %1 au-dessus de la cible %2, mais dernier ajout il y a %3&#xa0;: cooldown de %4</translation>
    </message>
    <message>
        <source>signal %1 below %2, but the last change was %3 ago: cooldown %4</source>
        <translation>signal %1 sous %2, mais dernier changement il y a %3&#xa0;: cooldown de %4</translation>
    </message>
    <message>
        <source>signal %1 above target %2, yet the fleet is already in proportion</source>
        <translation>signal %1 au-dessus de la cible %2, mais la flotte est déjà en proportion</translation>
    </message>
    <message>
        <source>below the minimum</source>
        <translation>sous le minimum</translation>
    </message>
    <message>
        <source>above the maximum</source>
        <translation>au-dessus du maximum</translation>
    </message>
    <message>
        <source>held at the minimum %1</source>
        <translation>retenu au minimum de %1</translation>
    </message>
    <message>
        <source>held at the maximum %1</source>
        <translation>retenu au maximum de %1</translation>
    </message>
    <message>
        <source>no more than the maximum</source>
        <translation>pas plus que le maximum</translation>
    </message>
    <message>
        <source>no less than the minimum</source>
        <translation>pas moins que le minimum</translation>
    </message>
    <message>
        <source>fixed fleet</source>
        <translation>flotte fixe</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>The fleet never changes.</source>
        <translation>La flotte ne change jamais.</translation>
    </message>
    <message>
        <source>Fixed fleet</source>
        <translation>Flotte fixe</translation>
    </message>
    <message>
        <source>The same number of workers at all times.</source>
        <translation>Le même nombre de workers en permanence.</translation>
    </message>
    <message>
        <source>Target tracking</source>
        <translation>Suivi de cible</translation>
    </message>
    <message>
        <source>Keeps a per-worker signal at its target, in proportion.</source>
        <translation>Garde un signal par worker à sa cible, en proportion.</translation>
    </message>
    <message>
        <source>Oldest age</source>
        <translation>Âge du plus ancien</translation>
    </message>
    <message>
        <source>Steps out while the oldest job waits too long, in while it hardly waits.</source>
        <translation>Ajoute par paliers tant que le plus ancien travail attend trop, retire tant qu’il n’attend guère.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Zero saves the most and makes the first job wait for a cold start.</source>
        <translation>Zéro économise le plus et fait attendre au premier travail un démarrage à froid.</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>A cost ceiling; what lies above it is never tried.</source>
        <translation>Un plafond de coût&#x202f;; au-delà, rien n’est jamais tenté.</translation>
    </message>
    <message>
        <source>Evaluated every</source>
        <translation>Période d’évaluation</translation>
    </message>
    <message>
        <source>The controller&apos;s own clock.</source>
        <translation>Le rythme propre au contrôleur.</translation>
    </message>
    <message>
        <source>queue depth</source>
        <translation>profondeur de file</translation>
    </message>
    <message>
        <source>depth and in flight</source>
        <translation>profondeur et en vol</translation>
    </message>
    <message>
        <source>backlog per worker</source>
        <translation>backlog par worker</translation>
    </message>
    <message>
        <source>age of the oldest waiting job</source>
        <translation>âge du plus ancien travail</translation>
    </message>
    <message>
        <source>in flight per worker</source>
        <translation>en vol par worker</translation>
    </message>
    <message>
        <source>arrival rate</source>
        <translation>débit d’arrivée</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>What the rule reads.</source>
        <translation>Ce que lit la règle.</translation>
    </message>
    <message>
        <source>Published every</source>
        <translation>Période de publication</translation>
    </message>
    <message>
        <source>Should be no longer than the evaluation interval.</source>
        <translation>Ne devrait pas dépasser l’intervalle d’évaluation.</translation>
    </message>
    <message>
        <source>Metric delay</source>
        <translation>Retard de la métrique</translation>
    </message>
    <message>
        <source>From measuring to being readable.</source>
        <translation>De la mesure à la lecture possible.</translation>
    </message>
    <message>
        <source>Missing points</source>
        <translation>Points manquants</translation>
    </message>
    <message>
        <source>What the controller makes of a point that never came.</source>
        <translation>Ce que le contrôleur fait d’un point jamais arrivé.</translation>
    </message>
    <message>
        <source>hold the last value</source>
        <translation>garder la dernière valeur</translation>
    </message>
    <message>
        <source>read as zero</source>
        <translation>lire comme zéro</translation>
    </message>
    <message>
        <source>read as above target</source>
        <translation>lire comme au-dessus de la cible</translation>
    </message>
    <message>
        <source>make no decision</source>
        <translation>ne rien décider</translation>
    </message>
    <message>
        <source>Divide by</source>
        <translation>Diviser par</translation>
    </message>
    <message>
        <source>Desired reacts faster; it hides a cold start.</source>
        <translation>«&#xa0;Souhaités&#xa0;» réagit plus vite&#x202f;; il masque un démarrage à froid.</translation>
    </message>
    <message>
        <source>running workers</source>
        <translation>workers actifs</translation>
    </message>
    <message>
        <source>desired workers</source>
        <translation>workers souhaités</translation>
    </message>
    <message>
        <source>At zero workers</source>
        <translation>À zéro worker</translation>
    </message>
    <message>
        <source>Only the wake rule is sure to wake an empty fleet.</source>
        <translation>Seule la règle de réveil réveille à coup sûr une flotte vide.</translation>
    </message>
    <message>
        <source>divide by one</source>
        <translation>diviser par un</translation>
    </message>
    <message>
        <source>wake rule: max(messages, target) + 0.1</source>
        <translation>réveil&#xa0;: max(messages, cible) + 0,1</translation>
    </message>
    <message>
        <source>floor: max(depth, 1) / max(desired, 1)</source>
        <translation>plancher&#xa0;: max(profondeur, 1) / max(souhaités, 1)</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>Rounding up may read over the target by up to one job.</source>
        <translation>L’arrondi supérieur peut lire jusqu’à un travail au-dessus de la cible.</translation>
    </message>
    <message>
        <source>round up</source>
        <translation>arrondi supérieur</translation>
    </message>
    <message>
        <source>exact quotient</source>
        <translation>quotient exact</translation>
    </message>
    <message>
        <source>wanted, from the %1 before the last scale-out</source>
        <translation>voulus, depuis les %1 d’avant le dernier ajout</translation>
    </message>
    <message>
        <source>wanted = ceil(%1 × signal / target)</source>
        <translation>voulus = ceil(%1 × signal / cible)</translation>
    </message>
    <message>
        <source>signal below 0.9 × target</source>
        <translation>signal sous 0,9 × cible</translation>
    </message>
    <message>
        <source>signal near target: hold</source>
        <translation>signal près de la cible&#xa0;: sans changement</translation>
    </message>
    <message>
        <source>What one worker may have before it: promise / p95 service time.</source>
        <translation>Ce qu’un worker peut avoir devant lui&#xa0;: engagement / temps de traitement p95.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept beside the project</source>
        <translation>Le travail non enregistré ne peut pas être gardé à côté du projet</translation>
    </message>
    <message>
        <source>Is it open in another window? Save it under another name.</source>
        <translation>Est-il ouvert dans une autre fenêtre&#x202f;? Enregistrez-le sous un autre nom.</translation>
    </message>
    <message>
        <source>The database answered “%1”</source>
        <translation>La base de données a répondu «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Check the free space and the rights of the folder.</source>
        <translation>Vérifiez l’espace libre et les droits du dossier.</translation>
    </message>
    <message>
        <source>There is no such queue</source>
        <translation>Cette file n’existe pas</translation>
    </message>
    <message>
        <source>There is no such plan</source>
        <translation>Ce scénario n’existe pas</translation>
    </message>
    <message>
        <source>A name is needed</source>
        <translation>Il faut un nom</translation>
    </message>
    <message>
        <source>Type at least one character.</source>
        <translation>Tapez au moins un caractère.</translation>
    </message>
    <message>
        <source>The name “%1” is taken</source>
        <translation>Le nom «&#xa0;%1&#xa0;» est déjà pris</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>There is no such setting</source>
        <translation>Ce réglage n’existe pas</translation>
    </message>
    <message>
        <source>Change setting</source>
        <translation>Modifier le réglage</translation>
    </message>
    <message>
        <source>Change plan</source>
        <translation>Modifier le scénario</translation>
    </message>
    <message>
        <source>Add plan</source>
        <translation>Ajouter le scénario</translation>
    </message>
    <message>
        <source>Remove plan</source>
        <translation>Supprimer le scénario</translation>
    </message>
    <message>
        <source>Move plan</source>
        <translation>Déplacer le scénario</translation>
    </message>
    <message>
        <source>Rename plan</source>
        <translation>Renommer le scénario</translation>
    </message>
    <message>
        <source>Choose baseline</source>
        <translation>Choisir la référence</translation>
    </message>
    <message>
        <source>Add queue</source>
        <translation>Ajouter la file</translation>
    </message>
    <message>
        <source>Remove queue</source>
        <translation>Supprimer la file</translation>
    </message>
    <message>
        <source>Move queue</source>
        <translation>Déplacer la file</translation>
    </message>
    <message>
        <source>Rename queue</source>
        <translation>Renommer la file</translation>
    </message>
    <message>
        <source>Change workload</source>
        <translation>Modifier la charge</translation>
    </message>
    <message>
        <source>Export setting</source>
        <translation>Réglage d’export</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>The project file is damaged in its table “%1”</source>
        <translation>Le fichier du projet est endommagé dans sa table «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Open a backup copy of it.</source>
        <translation>Ouvrez-en une copie de sauvegarde.</translation>
    </message>
    <message>
        <source>This setting is not known and was left out</source>
        <translation>Ce réglage est inconnu et a été laissé de côté</translation>
    </message>
    <message>
        <source>It is gone once the project is saved.</source>
        <translation>Il disparaît dès que le projet est enregistré.</translation>
    </message>
    <message>
        <source>This is no value of a setting</source>
        <translation>Ce n’est pas une valeur de réglage</translation>
    </message>
    <message>
        <source>The default was taken instead.</source>
        <translation>La valeur par défaut l’a remplacée.</translation>
    </message>
    <message>
        <source>This is not an Afflux project</source>
        <translation>Ce n’est pas un projet Afflux</translation>
    </message>
    <message>
        <source>Measured data are imported instead of opened.</source>
        <translation>Les données mesurées s’importent, elles ne s’ouvrent pas.</translation>
    </message>
    <message>
        <source>The project file is damaged</source>
        <translation>Le fichier du projet est endommagé</translation>
    </message>
    <message>
        <source>The file cannot be read (%1)</source>
        <translation>Le fichier ne peut pas être lu (%1)</translation>
    </message>
    <message>
        <source>Check its name and whether you may read it.</source>
        <translation>Vérifiez son nom et que vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>The project was saved by a later version of Afflux</source>
        <translation>Le projet a été enregistré par une version plus récente d’Afflux</translation>
    </message>
    <message>
        <source>Open it with that version or a newer one.</source>
        <translation>Ouvrez-le avec cette version ou une plus récente.</translation>
    </message>
    <message>
        <source>There is no room for a copy to convert</source>
        <translation>Il n’y a pas de place pour une copie à convertir</translation>
    </message>
    <message>
        <source>Free some space in the folder for temporary files.</source>
        <translation>Libérez de l’espace dans le dossier des fichiers temporaires.</translation>
    </message>
    <message>
        <source>The project cannot be saved there (%1)</source>
        <translation>Le projet ne peut pas être enregistré là (%1)</translation>
    </message>
    <message>
        <source>Price of a worker</source>
        <translation>Prix d’un worker</translation>
    </message>
    <message>
        <source>What one worker costs an hour.</source>
        <translation>Ce que coûte un worker par heure.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Three letters, ISO 4217.</source>
        <translation>Trois lettres, ISO 4217.</translation>
    </message>
    <message>
        <source>Billed from</source>
        <translation>Facturé depuis</translation>
    </message>
    <message>
        <source>Draining is billed in either case.</source>
        <translation>Le drainage est facturé dans les deux cas.</translation>
    </message>
    <message>
        <source>the request</source>
        <translation>la demande</translation>
    </message>
    <message>
        <source>running</source>
        <translation>la mise en service</translation>
    </message>
    <message>
        <source>Billing increment</source>
        <translation>Incrément de facturation</translation>
    </message>
    <message>
        <source>Each worker&apos;s time is rounded up to this.</source>
        <translation>Le temps de chaque worker est arrondi au multiple supérieur.</translation>
    </message>
    <message>
        <source>Fixed cost</source>
        <translation>Coût fixe</translation>
    </message>
    <message>
        <source>What the autoscaler itself costs to run.</source>
        <translation>Ce que coûte l’autoscaler lui-même.</translation>
    </message>
    <message>
        <source>Jobs at once</source>
        <translation>Travaux simultanés</translation>
    </message>
    <message>
        <source>How many jobs one worker runs at a time.</source>
        <translation>Combien de travaux un worker mène à la fois.</translation>
    </message>
    <message>
        <source>Start-up time</source>
        <translation>Temps de démarrage</translation>
    </message>
    <message>
        <source>From request to the first job.</source>
        <translation>De la demande au premier travail.</translation>
    </message>
    <message>
        <source>Job timeout</source>
        <translation>Délai limite d’un travail</translation>
    </message>
    <message>
        <source>A job running longer is stopped.</source>
        <translation>Un travail plus long est arrêté.</translation>
    </message>
    <message>
        <source>Worker stop timeout</source>
        <translation>Délai d’arrêt du worker</translation>
    </message>
    <message>
        <source>Must be longer than the job timeout.</source>
        <translation>Doit dépasser le délai limite d’un travail.</translation>
    </message>
    <message>
        <source>Grace period</source>
        <translation>Période de grâce</translation>
    </message>
    <message>
        <source>Must be longer than the worker stop timeout.</source>
        <translation>Doit dépasser le délai d’arrêt du worker.</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Livraison</translation>
    </message>
    <message>
        <source>What becomes of a job whose worker is killed.</source>
        <translation>Ce que devient un travail dont le worker est tué.</translation>
    </message>
    <message>
        <source>at least once: it comes back</source>
        <translation>au moins une fois&#xa0;: revient</translation>
    </message>
    <message>
        <source>at most once: it is lost</source>
        <translation>au plus une fois&#xa0;: perdu</translation>
    </message>
    <message>
        <source>Visibility timeout</source>
        <translation>Délai de visibilité</translation>
    </message>
    <message>
        <source>A killed job comes back no sooner after its start.</source>
        <translation>Un travail coupé ne revient qu’après ce délai, compté depuis son début.</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Starts of one job before it is dead-lettered.</source>
        <translation>Essais d’un travail avant la file de lettres mortes.</translation>
    </message>
    <message>
        <source>Workers at the start</source>
        <translation>Workers au départ</translation>
    </message>
    <message>
        <source>Running when the history begins; else the minimum.</source>
        <translation>Actifs quand l’historique commence&#x202f;; sinon le minimum.</translation>
    </message>
    <message>
        <source>Leaves first</source>
        <translation>Part en premier</translation>
    </message>
    <message>
        <source>Which worker a scale-in takes.</source>
        <translation>Le worker que prend un retrait.</translation>
    </message>
    <message>
        <source>first to finish</source>
        <translation>le premier à finir</translation>
    </message>
    <message>
        <source>idle, then newest</source>
        <translation>inactif, puis le plus récent</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>le plus récent</translation>
    </message>
    <message>
        <source>oldest</source>
        <translation>le plus ancien</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>the arrival rate must be above zero</source>
        <translation>le débit d’arrivée doit être supérieur à zéro</translation>
    </message>
    <message>
        <source>Write a rate such as 8/s.</source>
        <translation>Écrivez un débit comme 8/s.</translation>
    </message>
    <message>
        <source>the duration must be above zero</source>
        <translation>la durée doit être supérieure à zéro</translation>
    </message>
    <message>
        <source>Write a duration such as 1h.</source>
        <translation>Écrivez une durée comme 1h.</translation>
    </message>
    <message>
        <source>that is more than two thousand million jobs</source>
        <translation>cela fait plus de deux milliards de travaux</translation>
    </message>
    <message>
        <source>Shorten the run or lower the rate.</source>
        <translation>Raccourcissez la simulation ou baissez le débit.</translation>
    </message>
    <message>
        <source>the history holds no arrivals</source>
        <translation>l’historique ne contient pas d’arrivées</translation>
    </message>
    <message>
        <source>Import a history with arrivals.</source>
        <translation>Importez un historique avec des arrivées.</translation>
    </message>
    <message>
        <source>the time step is none of the known ones</source>
        <translation>le pas de temps n’est pas un de ceux connus</translation>
    </message>
    <message>
        <source>Use 1us, 10us, 100us, 1ms or 10ms.</source>
        <translation>Choisissez 1us, 10us, 100us, 1ms ou 10ms.</translation>
    </message>
    <message>
        <source>the maximum %1 is below the minimum %2</source>
        <translation>le maximum %1 est sous le minimum %2</translation>
    </message>
    <message>
        <source>Raise the maximum or lower the minimum.</source>
        <translation>Montez le maximum ou baissez le minimum.</translation>
    </message>
    <message>
        <source>the scale-in threshold %1 is above the target %2</source>
        <translation>le seuil de retrait %1 est au-dessus de la cible %2</translation>
    </message>
    <message>
        <source>Set it well under the target.</source>
        <translation>Placez-le bien sous la cible.</translation>
    </message>
    <message>
        <source>the interval must be above zero</source>
        <translation>l’intervalle doit être supérieur à zéro</translation>
    </message>
    <message>
        <source>Write a duration such as 10s.</source>
        <translation>Écrivez une durée comme 10s.</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Centile</translation>
    </message>
    <message>
        <source>The share of jobs the promise is made for.</source>
        <translation>La part des travaux pour laquelle on s’engage.</translation>
    </message>
    <message>
        <source>Promise</source>
        <translation>Engagement</translation>
    </message>
    <message>
        <source>How long a job may wait before it starts.</source>
        <translation>Combien de temps un travail peut attendre sa prise en charge.</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Trafic</translation>
    </message>
    <message>
        <source>Multiplies the arrivals of the history.</source>
        <translation>Multiplie les arrivées de l’historique.</translation>
    </message>
    <message>
        <source>Service time</source>
        <translation>Temps de traitement</translation>
    </message>
    <message>
        <source>Multiplies every service time.</source>
        <translation>Multiplie chaque temps de traitement.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Another seed draws another set of jobs.</source>
        <translation>Une autre graine tire une autre série de travaux.</translation>
    </message>
    <message>
        <source>Replications</source>
        <translation>Répétitions</translation>
    </message>
    <message>
        <source>Independent repetitions with other draws.</source>
        <translation>Répétitions indépendantes, avec d’autres tirages.</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation>Écoulement</translation>
    </message>
    <message>
        <source>How long a bare job list may take to finish.</source>
        <translation>Le temps laissé à une simple liste de travaux pour finir.</translation>
    </message>
    <message>
        <source>Time step</source>
        <translation>Pas de temps</translation>
    </message>
    <message>
        <source>1us, 10us, 100us, 1ms or 10ms; the finest that fits.</source>
        <translation>1us, 10us, 100us, 1ms ou 10ms&#x202f;; le plus fin possible.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>How the count is decided.</source>
        <translation>Comment se décide le nombre.</translation>
    </message>
    <message>
        <source>the simulation was stopped</source>
        <translation>la simulation a été arrêtée</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation>Écrivez true ou false.</translation>
    </message>
    <message>
        <source>Write a percentage such as 60.</source>
        <translation>Écrivez un pourcentage, par exemple 60.</translation>
    </message>
    <message>
        <source>Write a number.</source>
        <translation>Écrivez un nombre.</translation>
    </message>
    <message>
        <source>“%1” is no yes or no</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni oui ni non</translation>
    </message>
    <message>
        <source>a value is needed</source>
        <translation>il faut une valeur</translation>
    </message>
    <message>
        <source>a value of another kind is needed</source>
        <translation>il faut une valeur d’un autre genre</translation>
    </message>
    <message>
        <source>a number is needed</source>
        <translation>il faut un nombre</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>Write a whole number.</source>
        <translation>Écrivez un nombre entier.</translation>
    </message>
    <message>
        <source>%1 is below the least accepted, %2</source>
        <translation>%1 est sous le plus petit accepté, %2</translation>
    </message>
    <message>
        <source>Write at least %1.</source>
        <translation>Écrivez au moins %1.</translation>
    </message>
    <message>
        <source>%1 is above the most accepted, %2</source>
        <translation>%1 dépasse le plus grand accepté, %2</translation>
    </message>
    <message>
        <source>Write at most %1.</source>
        <translation>Écrivez au plus %1.</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1&#xa0;j</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1&#xa0;h</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) have no recorded service time: theirs is drawn from those of the others</source>
        <translation>
            <numerusform>%Ln travail n’a pas de temps de traitement relevé&#xa0;: le sien est tiré de ceux des autres</numerusform>
            <numerusform>%Ln travaux n’ont pas de temps de traitement relevé&#xa0;: le leur est tiré de ceux des autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n negative count(s) were left out</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln nombre négatif a été laissé de côté</numerusform>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln nombres négatifs ont été laissés de côté</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” has fewer than two points: no bin width can be told</source>
        <translation>«&#xa0;%1&#xa0;» a moins de deux points&#xa0;: la largeur des tranches ne peut pas se déduire</translation>
    </message>
    <message>
        <source>Import a longer history.</source>
        <translation>Importez un historique plus long.</translation>
    </message>
    <message>
        <source>“%1” is read as a rate, jobs per second</source>
        <translation>«&#xa0;%1&#xa0;» est lu comme un débit, en travaux par seconde</translation>
    </message>
    <message>
        <source>“%1” holds no count</source>
        <translation>«&#xa0;%1&#xa0;» ne contient aucun nombre</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n missing bin(s) of %2; no job arrives in them</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln tranche manquante de %2&#x202f;; aucun travail n’y arrive</numerusform>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln tranches manquantes de %2&#x202f;; aucun travail n’y arrive</numerusform>
        </translation>
    </message>
    <message>
        <source>Service time: exponential about %1, the mean of “%2”; the history does not tell its spread</source>
        <translation>Temps de traitement&#xa0;: exponentiel autour de %1, la moyenne de «&#xa0;%2&#xa0;»&#x202f;; l’historique ne dit pas sa dispersion</translation>
    </message>
    <message>
        <source>Only the depth is known; arrivals cannot be told from it alone</source>
        <translation>Seule la profondeur est connue&#x202f;; elle ne suffit pas à déduire les arrivées</translation>
    </message>
    <message>
        <source>Add the count of messages sent or deleted to the import (--map arrivals=COLUMN or completions=COLUMN).</source>
        <translation>Ajoutez à l’import le nombre de messages envoyés ou supprimés (--map arrivals=COLONNE ou completions=COLONNE).</translation>
    </message>
    <message>
        <source>Nothing in the history tells how many jobs arrived</source>
        <translation>Rien dans l’historique ne dit combien de travaux sont arrivés</translation>
    </message>
    <message>
        <source>Say which series does: --map arrivals=COLUMN.</source>
        <translation>Dites quelle série le fait&#xa0;: --map arrivals=COLONNE.</translation>
    </message>
    <message>
        <source>Arrivals are not known: completions (“%1”) stand for them, so waiting that the history had is not in them</source>
        <translation>Les arrivées ne sont pas connues&#xa0;: les fins de travaux («&#xa0;%1&#xa0;») en tiennent lieu, l’attente qu’a connue l’historique n’y est donc pas</translation>
    </message>
    <message>
        <source>no service times are given</source>
        <translation>aucun temps de traitement n’est donné</translation>
    </message>
    <message>
        <source>List at least one duration.</source>
        <translation>Donnez au moins une durée.</translation>
    </message>
    <message>
        <source>the service time must be above zero</source>
        <translation>le temps de traitement doit être supérieur à zéro</translation>
    </message>
    <message>
        <source>Give a duration such as 5s.</source>
        <translation>Donnez une durée comme 5s.</translation>
    </message>
    <message>
        <source>no log-normal has mean %1 and 95th percentile %2</source>
        <translation>aucune loi log-normale n’a pour moyenne %1 et pour 95e centile %2</translation>
    </message>
    <message>
        <source>The 95th percentile must lie between 1 and 3.8 times the mean; use empirical service times beyond that.</source>
        <translation>Le 95e centile doit être entre 1 et 3,8 fois la moyenne&#x202f;; au-delà, prenez des temps de traitement empiriques.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>there is no such option</source>
        <translation>cette option n’existe pas</translation>
    </message>
    <message>
        <source>--help lists the options.</source>
        <translation>--help donne la liste des options.</translation>
    </message>
    <message>
        <source>Did you mean --%1?</source>
        <translation>Vouliez-vous dire --%1&#x202f;?</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>il manque une valeur</translation>
    </message>
    <message>
        <source>Write --%1 %2.</source>
        <translation>Écrivez --%1 %2.</translation>
    </message>
    <message>
        <source>the option is given twice</source>
        <translation>l’option est donnée deux fois</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>N’en gardez qu’une.</translation>
    </message>
    <message>
        <source>the option takes no value</source>
        <translation>l’option ne prend pas de valeur</translation>
    </message>
    <message>
        <source>Leave out what follows the “=”.</source>
        <translation>Supprimez ce qui suit le «&#xa0;=&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” has no name and value</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de nom et de valeur</translation>
    </message>
    <message>
        <source>Write them with a “=” between them.</source>
        <translation>Écrivez-les avec un «&#xa0;=&#xa0;» entre les deux.</translation>
    </message>
    <message>
        <source>The language for people; files never change.</source>
        <translation>La langue de l’affichage&#x202f;; les fichiers ne changent jamais.</translation>
    </message>
    <message>
        <source>Says this.</source>
        <translation>Affiche ceci.</translation>
    </message>
    <message>
        <source>Says which version this is.</source>
        <translation>Affiche la version.</translation>
    </message>
    <message>
        <source>“%1” is no language of this program</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une langue de ce programme</translation>
    </message>
    <message>
        <source>Write --lang en or --lang fr.</source>
        <translation>Écrivez --lang en ou --lang fr.</translation>
    </message>
    <message>
        <source>Afflux plans capacity for queue-driven workers.</source>
        <translation>Afflux planifie la capacité de workers alimentés par une file.</translation>
    </message>
    <message>
        <source>afflux-cli COMMAND --help says more. Exit codes: 0 done, 1 a check did not hold, 2 bad arguments or input, 3 interrupted.</source>
        <translation>afflux-cli COMMANDE --help en dit plus. Codes de retour&#xa0;: 0 fait, 1 une vérification a échoué, 2 arguments ou entrée incorrects, 3 interrompu.</translation>
    </message>
    <message>
        <source>there is no command “%1”</source>
        <translation>il n’y a pas de commande «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>afflux-cli --help lists the commands.</source>
        <translation>afflux-cli --help donne la liste des commandes.</translation>
    </message>
    <message>
        <source>“%1” is no role of a column</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un rôle de colonne</translation>
    </message>
    <message>
        <source>The roles are: %1.</source>
        <translation>Les rôles sont&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Check the folder and the free space.</source>
        <translation>Vérifiez le dossier et l’espace libre.</translation>
    </message>
    <message>
        <source>One moment: depth=240,running=5[,inFlight=..,oldestAge=..,time=..].</source>
        <translation>Un instant&#xa0;: depth=240,running=5[,inFlight=..,oldestAge=..,time=..].</translation>
    </message>
    <message>
        <source>One moment a row, the rule&apos;s memory kept between them.</source>
        <translation>Un instant par ligne, la règle gardant la mémoire de l’un à l’autre.</translation>
    </message>
    <message>
        <source>Which queue of the project; the first.</source>
        <translation>La file du projet&#x202f;; par défaut la première.</translation>
    </message>
    <message>
        <source>Which plan of the queue; the first that is not the baseline.</source>
        <translation>Le scénario de la file&#x202f;; par défaut le premier qui n’est pas la référence.</translation>
    </message>
    <message>
        <source>Changes a setting: policy.max=30.</source>
        <translation>Change un réglage&#xa0;: policy.max=30.</translation>
    </message>
    <message>
        <source>Prints one JSON object, or a list of them.</source>
        <translation>Affiche un objet JSON, ou une liste d’objets.</translation>
    </message>
    <message>
        <source>either --observe or --observations is needed</source>
        <translation>il faut soit --observe, soit --observations</translation>
    </message>
    <message>
        <source>Write --observe depth=240,running=5.</source>
        <translation>Écrivez --observe depth=240,running=5.</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%Ln worker</numerusform>
            <numerusform>%Ln workers</numerusform>
        </translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>limite %1</translation>
    </message>
    <message>
        <source>%1: %2 → %3 (%4)</source>
        <translation>%1&#xa0;: %2 → %3 (%4)</translation>
    </message>
    <message>
        <source>Says what a policy decides on what it sees, and by which steps.</source>
        <translation>Dit ce qu’une politique décide de ce qu’elle voit, et par quelles étapes.</translation>
    </message>
    <message>
        <source>no worker runs: max(messages, target) + 0.1 while messages wait</source>
        <translation>aucun worker actif&#xa0;: max(messages, cible) + 0,1 tant que des messages attendent</translation>
    </message>
    <message>
        <source>no worker runs: divided by one</source>
        <translation>aucun worker actif&#xa0;: divisé par un</translation>
    </message>
    <message>
        <source>jobs wait and nothing wakes the fleet</source>
        <translation>des travaux attendent et rien ne réveille la flotte</translation>
    </message>
    <message>
        <source>the metric as observed</source>
        <translation>la métrique telle qu’observée</translation>
    </message>
    <message>
        <source>the metric is missing: its last value stands</source>
        <translation>la métrique manque&#xa0;: sa dernière valeur tient</translation>
    </message>
    <message>
        <source>the metric is missing: read as zero</source>
        <translation>la métrique manque&#xa0;: lue comme zéro</translation>
    </message>
    <message>
        <source>the metric is missing: read as just above the target</source>
        <translation>la métrique manque&#xa0;: lue comme juste au-dessus de la cible</translation>
    </message>
    <message>
        <source>What to write; --list-targets names them.</source>
        <translation>Ce qu’il faut écrire&#x202f;; --list-targets donne la liste.</translation>
    </message>
    <message>
        <source>Writes all files there; else the main one is printed.</source>
        <translation>Y écrit tous les fichiers&#x202f;; sinon le principal est affiché.</translation>
    </message>
    <message>
        <source>Fills in what only you know; other keys change a setting.</source>
        <translation>Complète ce que vous seul savez&#x202f;; les autres clés changent un réglage.</translation>
    </message>
    <message>
        <source>Says what can be written.</source>
        <translation>Dit ce qui peut être écrit.</translation>
    </message>
    <message>
        <source>a target is missing</source>
        <translation>il manque une cible</translation>
    </message>
    <message>
        <source>--list-targets names them.</source>
        <translation>--list-targets en donne la liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) belong to it: write them all with --out DIR.</source>
        <translation>
            <numerusform>%Ln autre fichier en fait partie&#xa0;: écrivez le tout avec --out DOSSIER.</numerusform>
            <numerusform>%Ln autres fichiers en font partie&#xa0;: écrivez le tout avec --out DOSSIER.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes a policy as the files of the system that will run it.</source>
        <translation>Écrit une politique dans les fichiers du système qui l’exécutera.</translation>
    </message>
    <message>
        <source>The format, if it is not recognised by content.</source>
        <translation>Le format, s’il n’est pas reconnu au contenu.</translation>
    </message>
    <message>
        <source>The zone of times without an offset; UTC.</source>
        <translation>Le fuseau des heures sans décalage&#x202f;; par défaut UTC.</translation>
    </message>
    <message>
        <source>What a column means, if it is not recognised.</source>
        <translation>Le sens d’une colonne, s’il n’est pas reconnu.</translation>
    </message>
    <message>
        <source>03/09/2018 is day-first or month-first, if nothing tells.</source>
        <translation>03/09/2018 est day-first ou month-first, si rien ne le dit.</translation>
    </message>
    <message>
        <source>The queue&apos;s name in the project; the file&apos;s name.</source>
        <translation>Le nom de la file dans le projet&#x202f;; par défaut celui du fichier.</translation>
    </message>
    <message>
        <source>Puts the history into a project, made if need be.</source>
        <translation>Place l’historique dans un projet, créé au besoin.</translation>
    </message>
    <message>
        <source>Prints one JSON object.</source>
        <translation>Affiche un objet JSON.</translation>
    </message>
    <message>
        <source>Writes what was read, nothing resampled.</source>
        <translation>Écrit ce qui a été lu, sans rééchantillonnage.</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>aucun fichier n’est nommé</translation>
    </message>
    <message>
        <source>Name one or more files to import.</source>
        <translation>Nommez un ou plusieurs fichiers à importer.</translation>
    </message>
    <message>
        <source>“%1” is no order of dates</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un ordre de dates</translation>
    </message>
    <message>
        <source>Say day-first or month-first.</source>
        <translation>Dites day-first ou month-first.</translation>
    </message>
    <message>
        <source>series</source>
        <translation>série</translation>
    </message>
    <message>
        <source>means</source>
        <translation>sens</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>from</source>
        <translation>du</translation>
    </message>
    <message>
        <source>to</source>
        <translation>au</translation>
    </message>
    <message>
        <source>every</source>
        <translation>période</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquants</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s), from %1 to %2</source>
        <translation>
            <numerusform>%Ln travail, du %1 au %2</numerusform>
            <numerusform>%Ln travaux, du %1 au %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as %1: %2</source>
        <translation>Lu comme %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Queue “%1” is in %2.</source>
        <translation>La file «&#xa0;%1&#xa0;» est dans %2.</translation>
    </message>
    <message>
        <source>Reads metric histories and job logs and says what they hold.</source>
        <translation>Lit des historiques de métriques et des journaux de travaux, et dit ce qu’ils contiennent.</translation>
    </message>
    <message>
        <source>Write a whole number, at least 0.</source>
        <translation>Écrivez un nombre entier, au moins 0.</translation>
    </message>
    <message>
        <source>Write a number with a decimal point, such as 12.5.</source>
        <translation>Écrivez un nombre avec un point décimal, par exemple 12.5.</translation>
    </message>
    <message>
        <source>“%1” is nothing one observes</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une chose que l’on observe</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Il y a&#xa0;: %1.</translation>
    </message>
    <message>
        <source>the column “%1” is there twice</source>
        <translation>la colonne «&#xa0;%1&#xa0;» figure deux fois</translation>
    </message>
    <message>
        <source>the column “%1” is missing</source>
        <translation>la colonne «&#xa0;%1&#xa0;» manque</translation>
    </message>
    <message>
        <source>The first line names the columns: time,depth,in_flight,oldest_age,running.</source>
        <translation>La première ligne nomme les colonnes&#xa0;: time,depth,in_flight,oldest_age,running.</translation>
    </message>
    <message>
        <source>the file holds no observation</source>
        <translation>le fichier ne contient aucune observation</translation>
    </message>
    <message>
        <source>Time to start, median</source>
        <translation>Délai de prise en charge, médiane</translation>
    </message>
    <message>
        <source>Time to start, p95</source>
        <translation>Délai de prise en charge, p95</translation>
    </message>
    <message>
        <source>Time to start, p99</source>
        <translation>Délai de prise en charge, p99</translation>
    </message>
    <message>
        <source>Worst wait</source>
        <translation>Pire attente</translation>
    </message>
    <message>
        <source>Within the promise of %1</source>
        <translation>Dans l’engagement de %1</translation>
    </message>
    <message>
        <source>Waiting jobs, peak</source>
        <translation>Travaux en attente, pic</translation>
    </message>
    <message>
        <source>Oldest job beyond the promise</source>
        <translation>Plus ancien travail hors engagement</translation>
    </message>
    <message>
        <source>Workers, mean</source>
        <translation>Workers, moyenne</translation>
    </message>
    <message>
        <source>Workers, peak</source>
        <translation>Workers, pic</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Taux d’utilisation</translation>
    </message>
    <message>
        <source>Scaled out</source>
        <translation>Ajouts</translation>
    </message>
    <message>
        <source>Scaled in</source>
        <translation>Retraits</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>Coût par mois</translation>
    </message>
    <message>
        <source>Jobs arrived</source>
        <translation>Travaux arrivés</translation>
    </message>
    <message>
        <source>Jobs done</source>
        <translation>Travaux faits</translation>
    </message>
    <message>
        <source>Jobs lost</source>
        <translation>Travaux perdus</translation>
    </message>
    <message>
        <source>Jobs returned</source>
        <translation>Travaux remis en file</translation>
    </message>
    <message>
        <source>Jobs given up</source>
        <translation>Travaux abandonnés</translation>
    </message>
    <message>
        <source>Jobs not done at the end</source>
        <translation>Travaux non finis au terme</translation>
    </message>
    <message>
        <source>The history tells no service times: a mean of %1 is assumed. Set it in Afflux or in a scenario file.</source>
        <translation>L’historique ne donne pas de temps de traitement&#xa0;: une moyenne de %1 est supposée. Réglez-la dans Afflux ou dans un fichier de scénario.</translation>
    </message>
    <message>
        <source>there is no “%1”</source>
        <translation>il n’y a pas de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the project has no queue</source>
        <translation>le projet n’a pas de file</translation>
    </message>
    <message>
        <source>Add one with afflux-cli import FILE --into PROJECT.</source>
        <translation>Ajoutez-en une avec afflux-cli import FICHIER --into PROJET.</translation>
    </message>
    <message>
        <source>the queue “%1” has no scenario</source>
        <translation>la file «&#xa0;%1&#xa0;» n’a pas de scénario</translation>
    </message>
    <message>
        <source>Add a plan to it in Afflux.</source>
        <translation>Ajoutez-lui un scénario dans Afflux.</translation>
    </message>
    <message>
        <source>Name a project or a scenario file.</source>
        <translation>Nommez un projet ou un fichier de scénario.</translation>
    </message>
    <message>
        <source>more than one file is named</source>
        <translation>plusieurs fichiers sont nommés</translation>
    </message>
    <message>
        <source>Name one project or one scenario file.</source>
        <translation>Nommez un seul projet ou un seul fichier de scénario.</translation>
    </message>
    <message>
        <source>--jobs and --history exclude each other</source>
        <translation>--jobs et --history s’excluent</translation>
    </message>
    <message>
        <source>the option does not go with this file</source>
        <translation>l’option ne va pas avec ce fichier</translation>
    </message>
    <message>
        <source>A project has its own history; import another into it.</source>
        <translation>Un projet a son propre historique&#x202f;; importez-y-en un autre.</translation>
    </message>
    <message>
        <source>A scenario file is one scenario of one queue.</source>
        <translation>Un fichier de scénario contient un scénario d’une file.</translation>
    </message>
    <message>
        <source>A scenario file, YAML or JSON.</source>
        <translation>Un fichier de scénario, YAML ou JSON.</translation>
    </message>
    <message>
        <source>Measured arrivals for the scenario file.</source>
        <translation>Les arrivées mesurées pour le fichier de scénario.</translation>
    </message>
    <message>
        <source>The format of the history, if it is not recognised.</source>
        <translation>Le format de l’historique, s’il n’est pas reconnu.</translation>
    </message>
    <message>
        <source>Every job, arrival,service[,class] in seconds: nothing is drawn at random.</source>
        <translation>Chaque travail, arrival,service[,class] en secondes&#xa0;: rien n’est tiré au hasard.</translation>
    </message>
    <message>
        <source>As --set run.seed=N.</source>
        <translation>Comme --set run.seed=N.</translation>
    </message>
    <message>
        <source>Writes every control tick of the first run.</source>
        <translation>Écrit chaque décision de la première simulation.</translation>
    </message>
    <message>
        <source>Writes every job of the first run.</source>
        <translation>Écrit chaque travail de la première simulation.</translation>
    </message>
    <message>
        <source>Exit code 1 when the promise is missed.</source>
        <translation>Code de retour 1 si l’engagement n’est pas tenu.</translation>
    </message>
    <message>
        <source>Every job was simulated; seed %1.</source>
        <translation>Chaque travail a été simulé&#x202f;; graine %1.</translation>
    </message>
    <message>
        <source>Every job was simulated; means of %1 runs, seed %2.</source>
        <translation>Chaque travail a été simulé&#x202f;; moyennes de %1 simulations, graine %2.</translation>
    </message>
    <message>
        <source>Runs a scenario job by job and says what it comes to.</source>
        <translation>Simule un scénario travail par travail et dit ce qu’il donne.</translation>
    </message>
    <message>
        <source>max(messages, 1) / max(desired, 1), not rounded</source>
        <translation>max(messages, 1) / max(souhaités, 1), sans arrondi</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%2&#xa0;%1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Up to %1 jobs at once on %n worker(s).</source>
        <translation>
            <numerusform>Jusqu’à %1 travaux à la fois sur %Ln worker.</numerusform>
            <numerusform>Jusqu’à %1 travaux à la fois sur %Ln workers.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>usage: %1</source>
        <translation>usage&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message>
        <source>Fixed %1 · today</source>
        <translation>Fixe %1 · actuel</translation>
    </message>
    <message>
        <source>Backlog %1 per worker</source>
        <translation>Backlog %1 par worker</translation>
    </message>
    <message>
        <source>the run of %1 has more steps of %2 than the clock can count</source>
        <translation>la simulation de %1 compte plus de pas de %2 que l’horloge ne peut en compter</translation>
    </message>
    <message>
        <source>Below arrival,service each job has a line of its own, such as 12.5,3.</source>
        <translation>Sous arrival,service, chaque travail a sa ligne, par exemple 12.5,3.</translation>
    </message>
    <message>
        <source>--observe and --observations exclude each other</source>
        <translation>--observe et --observations s’excluent</translation>
    </message>
    <message>
        <source>Choose a longer step, or leave it out.</source>
        <translation>Choisissez un pas plus long, ou ne le donnez pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) have no service time; theirs are drawn</source>
        <translation>
            <numerusform>%Ln travail n’a pas de temps de traitement&#x202f;; le sien est tiré au sort</numerusform>
            <numerusform>%Ln travaux n’ont pas de temps de traitement&#x202f;; les leurs sont tirés au sort</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither a history nor workload.arrivals is given: arrivals at %1/s for %2 are assumed.</source>
        <translation>Ni historique ni workload.arrivals&#xa0;: des arrivées de %1/s pendant %2 sont supposées.</translation>
    </message>
    <message>
        <source>Scale those of the history: workload.trafficScale=2.</source>
        <translation>Multipliez celles de l’historique&#xa0;: workload.trafficScale=2.</translation>
    </message>
    <message>
        <source>the output cannot be written</source>
        <translation>la sortie ne peut pas être écrite</translation>
    </message>
    <message>
        <source>the controller is restarting: nothing is decided</source>
        <translation>le contrôleur redémarre&#xa0;: rien n’est décidé</translation>
    </message>
    <message>
        <source>scale-in drill: no more than %1</source>
        <translation>exercice de retrait&#xa0;: %1 au plus</translation>
    </message>
    <message>
        <source>processing latency, 95 %</source>
        <translation>latence de traitement, 95&#x202f;%</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Statistique</translation>
    </message>
    <message>
        <source>What one point says of the samples of its period.</source>
        <translation>Ce qu’un point dit des mesures de sa période.</translation>
    </message>
    <message>
        <source>average</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>The statistic&apos;s period; none: one publication.</source>
        <translation>La période de la statistique&#x202f;; aucune&#xa0;: une publication.</translation>
    </message>
    <message>
        <source>Age of</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Some brokers count jobs in work, too: a long job then looks like a queue.</source>
        <translation>Certains brokers comptent aussi les travaux en vol&#xa0;: un long travail ressemble alors à une file.</translation>
    </message>
    <message>
        <source>the oldest waiting job</source>
        <translation>du plus ancien travail en attente</translation>
    </message>
    <message>
        <source>the oldest unfinished job</source>
        <translation>du plus ancien travail non terminé</translation>
    </message>
    <message>
        <source>CPU of a busy job</source>
        <translation>CPU d’un travail en vol</translation>
    </message>
    <message>
        <source>Jobs that wait for others use little: CPU then says nothing of the queue.</source>
        <translation>Un travail qui attend d’autres services en utilise peu&#xa0;: le CPU ne dit alors rien de la file.</translation>
    </message>
    <message>
        <source>Add fault</source>
        <translation>Ajouter une panne</translation>
    </message>
    <message>
        <source>Remove fault</source>
        <translation>Retirer une panne</translation>
    </message>
    <message>
        <source>Change fault</source>
        <translation>Modifier une panne</translation>
    </message>
    <message>
        <source>Change schedule</source>
        <translation>Modifier les horaires</translation>
    </message>
    <message>
        <source>Stuck jobs</source>
        <translation>Travaux bloqués</translation>
    </message>
    <message>
        <source>Jobs that never end by themselves and hold their slots.</source>
        <translation>Des travaux qui ne finissent jamais d’eux-mêmes et gardent leur place.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Travaux</translation>
    </message>
    <message>
        <source>Metric stops</source>
        <translation>Métrique arrêtée</translation>
    </message>
    <message>
        <source>Nothing is measured: the last point repeats, or points are missing.</source>
        <translation>Rien n’est mesuré&#xa0;: le dernier point se répète, ou les points manquent.</translation>
    </message>
    <message>
        <source>Slower jobs</source>
        <translation>Travaux plus lents</translation>
    </message>
    <message>
        <source>Jobs that begin here take longer, as when a dependency is slow.</source>
        <translation>Les travaux qui commencent ici durent plus longtemps, comme lorsqu’une dépendance est lente.</translation>
    </message>
    <message>
        <source>Times as long</source>
        <translation>Durée multipliée par</translation>
    </message>
    <message>
        <source>Burst of traffic</source>
        <translation>Pic de trafic</translation>
    </message>
    <message>
        <source>More jobs arrive than the history has.</source>
        <translation>Il arrive plus de travaux que dans l’historique.</translation>
    </message>
    <message>
        <source>Times the arrivals</source>
        <translation>Arrivées multipliées par</translation>
    </message>
    <message>
        <source>Slower start-up</source>
        <translation>Démarrage plus lent</translation>
    </message>
    <message>
        <source>Workers take longer to start, as when an image is pulled anew.</source>
        <translation>Les workers démarrent plus lentement, comme lorsqu’une image est à nouveau téléchargée.</translation>
    </message>
    <message>
        <source>No new capacity</source>
        <translation>Pas de capacité nouvelle</translation>
    </message>
    <message>
        <source>A quota is reached or no spot instance is to be had: new workers wait for capacity.</source>
        <translation>Un quota est atteint ou aucune instance spot n’est disponible&#xa0;: les nouveaux workers attendent de la capacité.</translation>
    </message>
    <message>
        <source>Workers crash</source>
        <translation>Workers en panne</translation>
    </message>
    <message>
        <source>Workers end without warning and are replaced; their jobs are interrupted.</source>
        <translation>Des workers s’arrêtent sans prévenir et sont remplacés&#x202f;; leurs travaux sont interrompus.</translation>
    </message>
    <message>
        <source>Crashes per worker and hour</source>
        <translation>Pannes par worker et par heure</translation>
    </message>
    <message>
        <source>Controller restarts</source>
        <translation>Redémarrage du contrôleur</translation>
    </message>
    <message>
        <source>No decisions are made, and afterwards nothing is remembered.</source>
        <translation>Rien n’est décidé, et ensuite rien n’est retenu du passé.</translation>
    </message>
    <message>
        <source>Scale-in drill</source>
        <translation>Exercice de retrait</translation>
    </message>
    <message>
        <source>The fleet is cut to so many workers under load: what is lost?</source>
        <translation>La flotte est réduite à ce nombre de workers en pleine charge&#xa0;: que perd-on&#x202f;?</translation>
    </message>
    <message>
        <source>Down to</source>
        <translation>Réduire à</translation>
    </message>
    <message>
        <source>repeats its last point</source>
        <translation>répète son dernier point</translation>
    </message>
    <message>
        <source>sends no points</source>
        <translation>n’envoie plus de points</translation>
    </message>
    <message>
        <source>a fault must begin at or after the start of the history and end some time</source>
        <translation>un incident doit commencer au plus tôt au début de l’historique et finir un jour</translation>
    </message>
    <message>
        <source>Write times since the start, such as 2h.</source>
        <translation>Écrivez un temps depuis le début, par exemple 2h.</translation>
    </message>
    <message>
        <source>a fault ends (%1) before it begins (%2)</source>
        <translation>un incident finit (%1) avant de commencer (%2)</translation>
    </message>
    <message>
        <source>Let it end after it begins.</source>
        <translation>Faites-le finir après son début.</translation>
    </message>
    <message>
        <source>%1 is outside %2 to %3 for the fault %4</source>
        <translation>%1 est hors de l’intervalle de %2 à %3 pour l’incident %4</translation>
    </message>
    <message>
        <source>Choose a value inside.</source>
        <translation>Choisissez une valeur dans l’intervalle.</translation>
    </message>
    <message>
        <source>Start-up time, 95 %</source>
        <translation>Temps de démarrage, 95&#x202f;%</translation>
    </message>
    <message>
        <source>95 % of workers are up within this; none: all take the same time.</source>
        <translation>95&#x202f;% des workers sont prêts dans ce délai&#x202f;; aucun&#xa0;: tous mettent le même temps.</translation>
    </message>
    <message>
        <source>The 95th percentile must lie between 1 and 3.8 times the mean.</source>
        <translation>Le 95e centile doit être compris entre 1 et 3,8 fois la moyenne.</translation>
    </message>
    <message>
        <source>Share of the jobs in this class, in proportion to the others.</source>
        <translation>Part des travaux de cette classe, en proportion des autres.</translation>
    </message>
    <message>
        <source>Critical jobs</source>
        <translation>Travaux critiques</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hauts</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaux</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>the share of long jobs must lie between 0 and 1</source>
        <translation>la part des longs travaux doit être comprise entre 0 et 1</translation>
    </message>
    <message>
        <source>Write a share such as 10%.</source>
        <translation>Écrivez une part, par exemple 10%.</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>Temps simulé</translation>
    </message>
    <message>
        <source>Jobs started</source>
        <translation>Travaux pris en charge</translation>
    </message>
    <message>
        <source>Jobs waiting at the end</source>
        <translation>Travaux en attente à la fin</translation>
    </message>
    <message>
        <source>Jobs in work at the end</source>
        <translation>Travaux en vol à la fin</translation>
    </message>
    <message>
        <source>Jobs due back at the end</source>
        <translation>Travaux à revenir à la fin</translation>
    </message>
    <message>
        <source>Time to start, p90</source>
        <translation>Délai de prise en charge, p90</translation>
    </message>
    <message>
        <source>Time to start, mean</source>
        <translation>Délai de prise en charge, moyenne</translation>
    </message>
    <message>
        <source>Within the promise</source>
        <translation>Dans l’engagement</translation>
    </message>
    <message>
        <source>Time to start at the promised percentile</source>
        <translation>Délai de prise en charge au centile promis</translation>
    </message>
    <message>
        <source>Oldest waiting job, peak</source>
        <translation>Plus ancien travail en attente, pic</translation>
    </message>
    <message>
        <source>Longest time to work off a peak</source>
        <translation>Plus long temps pour résorber un pic</translation>
    </message>
    <message>
        <source>Workers, fewest</source>
        <translation>Workers, minimum</translation>
    </message>
    <message>
        <source>Time at the maximum</source>
        <translation>Temps au maximum</translation>
    </message>
    <message>
        <source>Time without a worker</source>
        <translation>Temps sans worker</translation>
    </message>
    <message>
        <source>Reversals</source>
        <translation>Revirements</translation>
    </message>
    <message>
        <source>Worker time billed</source>
        <translation>Temps de worker facturé</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>Coût de la simulation</translation>
    </message>
    <message>
        <source>Work thrown away</source>
        <translation>Travail perdu</translation>
    </message>
    <message>
        <source>Asleep since</source>
        <translation>En sommeil depuis</translation>
    </message>
    <message>
        <source>the arrivals have no date, so a date has no place among them</source>
        <translation>les arrivées n’ont pas de date, une date n’y a donc pas de place</translation>
    </message>
    <message>
        <source>%1 lies before the history, which begins %2</source>
        <translation>%1 précède l’historique, qui commence le %2</translation>
    </message>
    <message>
        <source>%1 lies long after the history, which begins %2</source>
        <translation>%1 est bien après l’historique, qui commence le %2</translation>
    </message>
    <message>
        <source>Write a time since the start, such as 2h.</source>
        <translation>Écrivez une durée depuis le début, comme 2h.</translation>
    </message>
    <message>
        <source>the end lies before the start</source>
        <translation>la fin précède le début</translation>
    </message>
    <message>
        <source>what goes wrong is missing</source>
        <translation>il manque ce qui ne va pas</translation>
    </message>
    <message>
        <source>a fault has a start and an end</source>
        <translation>un incident a un début et une fin</translation>
    </message>
    <message>
        <source>Write from: 1h and to: 2h, since the start of the history, or dates.</source>
        <translation>Écrivez from: 1h et to: 2h, depuis le début de l’historique, ou des dates.</translation>
    </message>
    <message>
        <source>a list is expected here</source>
        <translation>une liste est attendue ici</translation>
    </message>
    <message>
        <source>Write faults: [{fault: burst, from: 1h, to: 2h, factor: 3}].</source>
        <translation>Écrivez faults: [{fault: burst, from: 1h, to: 2h, factor: 3}].</translation>
    </message>
    <message>
        <source>a bimodal service time needs short, long and longShare</source>
        <translation>un temps de traitement bimodal demande short, long et longShare</translation>
    </message>
    <message>
        <source>Write bimodal: {short: 1s, long: 60s, longShare: 10%}.</source>
        <translation>Écrivez bimodal: {short: 1s, long: 60s, longShare: 10%}.</translation>
    </message>
    <message>
        <source>“%1” are no days of the week</source>
        <translation>«&#xa0;%1&#xa0;» ne sont pas des jours de la semaine</translation>
    </message>
    <message>
        <source>Write daily, weekdays, weekend, mon-fri or [mon, wed].</source>
        <translation>Écrivez daily, weekdays, weekend, mon-fri ou [mon, wed].</translation>
    </message>
    <message>
        <source>“%1” is no time of day</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une heure du jour</translation>
    </message>
    <message>
        <source>Write 08:00, or leave out days and zone for a time since the start of the history.</source>
        <translation>Écrivez 08:00, ou omettez days et zone pour une durée depuis le début de l’historique.</translation>
    </message>
    <message>
        <source>there is no time zone “%1”</source>
        <translation>il n’y a pas de fuseau «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Write a name such as Europe/Paris, UTC or +02:00.</source>
        <translation>Écrivez un nom comme Europe/Paris, UTC ou +02:00.</translation>
    </message>
    <message>
        <source>when it is in force is missing</source>
        <translation>il manque quand l’entrée est en vigueur</translation>
    </message>
    <message>
        <source>Write days: mon-fri, from: &quot;08:00&quot;, to: &quot;18:00&quot;, or from: 26h, to: 27h.</source>
        <translation>Écrivez days: mon-fri, from: &quot;08:00&quot;, to: &quot;18:00&quot;, ou from: 26h, to: 27h.</translation>
    </message>
    <message>
        <source>the entry changes nothing</source>
        <translation>l’entrée ne change rien</translation>
    </message>
    <message>
        <source>Give it min, max or reserve.</source>
        <translation>Donnez-lui min, max ou reserve.</translation>
    </message>
    <message>
        <source>Write schedule: [{days: mon-fri, from: &quot;08:00&quot;, to: &quot;18:00&quot;, min: 5}].</source>
        <translation>Écrivez schedule: [{days: mon-fri, from: &quot;08:00&quot;, to: &quot;18:00&quot;, min: 5}].</translation>
    </message>
    <message>
        <source>“%1” is no date with a zone</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date avec un fuseau</translation>
    </message>
    <message>
        <source>Write 2026-03-02T09:00:00+01:00, or a time since the start of the history such as 2h.</source>
        <translation>Écrivez 2026-03-02T09:00:00+01:00, ou une durée depuis le début de l’historique comme 2h.</translation>
    </message>
    <message>
        <source>a schedule entry is never in force: it ends before it begins or has no day</source>
        <translation>une entrée des horaires n’est jamais en vigueur&#xa0;: elle finit avant de commencer ou n’a pas de jour</translation>
    </message>
    <message>
        <source>a schedule entry begins its work no more than %1 ahead</source>
        <translation>une entrée des horaires agit au plus %1 à l’avance</translation>
    </message>
    <message>
        <source>Write a duration such as 5m.</source>
        <translation>Écrivez une durée comme 5m.</translation>
    </message>
    <message>
        <source>a schedule entry has fewer than 0 workers</source>
        <translation>une entrée des horaires a moins de 0 worker</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>dispersion</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation>%1 moins %2</translation>
    </message>
    <message>
        <source>Nothing here is random: every run would be the same.</source>
        <translation>Rien ici n’est aléatoire&#xa0;: toutes les simulations seraient identiques.</translation>
    </message>
    <message>
        <source>How many runs that precision takes cannot be told from these.</source>
        <translation>Le nombre de simulations que demande cette précision ne se déduit pas de celles-ci.</translation>
    </message>
    <message numerus="yes">
        <source>To know the mean 95th percentile of the time to start to within %1 takes %n run(s).</source>
        <translation>
            <numerusform>Pour connaître à %1 près le 95e centile moyen du délai de prise en charge, il faut %Ln simulation.</numerusform>
            <numerusform>Pour connaître à %1 près le 95e centile moyen du délai de prise en charge, il faut %Ln simulations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To know the mean 95th percentile of the time to start to within %1 % takes %n run(s).</source>
        <translation>
            <numerusform>Pour connaître à %1&#x202f;% près le 95e centile moyen du délai de prise en charge, il faut %Ln simulation.</numerusform>
            <numerusform>Pour connaître à %1&#x202f;% près le 95e centile moyen du délai de prise en charge, il faut %Ln simulations.</numerusform>
        </translation>
    </message>
    <message>
        <source>From – to: where the mean lies with %1 % confidence. Spread: standard deviation from run to run.</source>
        <translation>De – à&#xa0;: où se trouve la moyenne, avec %1&#x202f;% de confiance. Dispersion&#xa0;: écart type d’une simulation à l’autre.</translation>
    </message>
    <message>
        <source>Runs N draws; means with their intervals.</source>
        <translation>Simule N tirages&#x202f;; donne les moyennes et leurs intervalles.</translation>
    </message>
    <message>
        <source>Says how many draws it takes to know the 95th percentile so well.</source>
        <translation>Dit combien de tirages il faut pour connaître le 95e centile à ce point.</translation>
    </message>
    <message>
        <source>Write seconds from the start, at least 0, such as 12.5.</source>
        <translation>Écrivez des secondes depuis le début, au moins 0, comme 12.5.</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) have a class other than critical, high, normal, low or 0 to 3; they count as normal (lines %1)</source>
        <translation>
            <numerusform>%Ln travail a une autre classe que critical, high, normal, low ou 0 à 3&#x202f;; il compte comme normal (lignes %1)</numerusform>
            <numerusform>%Ln travaux ont une autre classe que critical, high, normal, low ou 0 à 3&#x202f;; ils comptent comme normaux (lignes %1)</numerusform>
        </translation>
    </message>
    <message>
        <source>p95 of critical jobs</source>
        <translation>p95, travaux critiques</translation>
    </message>
    <message>
        <source>p95 of high jobs</source>
        <translation>p95, priorité haute</translation>
    </message>
    <message>
        <source>p95 of normal jobs</source>
        <translation>p95, priorité normale</translation>
    </message>
    <message>
        <source>p95 of low jobs</source>
        <translation>p95, priorité basse</translation>
    </message>
    <message>
        <source>Writes what happened in the first run: scaling, faults, losses.</source>
        <translation>Écrit ce qui s’est passé pendant la première simulation&#xa0;: ajouts, retraits, incidents, pertes.</translation>
    </message>
    <message numerus="yes">
        <source>%n later event(s) were left off</source>
        <translation>
            <numerusform>%Ln événement ultérieur a été omis</numerusform>
            <numerusform>%Ln événements ultérieurs ont été omis</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2 to %3 after the start.</source>
        <translation>%1, de %2 à %3 après le début.</translation>
    </message>
    <message>
        <source>%1 (%4 %5), from %2 to %3 after the start.</source>
        <translation>%1 (%4 %5), de %2 à %3 après le début.</translation>
    </message>
    <message>
        <source>Start of the run that succeeded, median</source>
        <translation>Prise en charge réussie, médiane</translation>
    </message>
    <message>
        <source>Start of the run that succeeded, p90</source>
        <translation>Prise en charge réussie, p90</translation>
    </message>
    <message>
        <source>Start of the run that succeeded, p95</source>
        <translation>Prise en charge réussie, p95</translation>
    </message>
    <message>
        <source>Start of the run that succeeded, p99</source>
        <translation>Prise en charge réussie, p99</translation>
    </message>
    <message>
        <source>Start of the run that succeeded, worst</source>
        <translation>Prise en charge réussie, pire attente</translation>
    </message>
    <message>
        <source>Start of the run that succeeded, mean</source>
        <translation>Prise en charge réussie, moyenne</translation>
    </message>
    <message>
        <source>Start of the run that succeeded, within the promise</source>
        <translation>Prise en charge réussie, dans l’engagement</translation>
    </message>
    <message>
        <source>Start of the run that succeeded, promised percentile</source>
        <translation>Prise en charge réussie, centile de l’engagement</translation>
    </message>
    <message>
        <source>Workers crashed</source>
        <translation>Workers en panne</translation>
    </message>
    <message>
        <source>Workers killed in a drain</source>
        <translation>Workers tués en drainage</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) ran into the job timeout of %1, drill or no drill: the longest job takes %2.</source>
        <translation>
            <numerusform>%Ln tentative a atteint le délai limite de %1, exercice ou non&#xa0;: le travail le plus long dure %2.</numerusform>
            <numerusform>%Ln tentatives ont atteint le délai limite de %1, exercice ou non&#xa0;: le travail le plus long dure %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers asked to leave stay until their jobs are done, however long that takes: nothing is lost, and nothing bounds it.</source>
        <translation>Les workers priés de partir restent jusqu’à la fin de leurs travaux, quelle qu’en soit la durée&#xa0;: rien n’est perdu, et rien ne borne l’attente.</translation>
    </message>
    <message>
        <source>Jobs end before their worker gives up, and workers before they are killed: nothing is lost.</source>
        <translation>Les travaux finissent avant que leur worker renonce, et les workers avant qu’on les tue&#xa0;: rien n’est perdu.</translation>
    </message>
    <message>
        <source>No job of this drill was long enough to be cut off; the next one may be.</source>
        <translation>Aucun travail de cet exercice n’était assez long pour être coupé&#x202f;; le prochain pourrait l’être.</translation>
    </message>
    <message>
        <source>a drill from %1 to %2 workers asks no one to leave</source>
        <translation>un exercice de %1 à %2 workers ne prie personne de partir</translation>
    </message>
    <message>
        <source>Let fewer workers stay than there are.</source>
        <translation>Gardez moins de workers qu’il n’y en a.</translation>
    </message>
    <message>
        <source>the drill begins outside the history, which ends after %1</source>
        <translation>l’exercice commence hors de l’historique, qui finit au bout de %1</translation>
    </message>
    <message>
        <source>Choose a time at which there are jobs.</source>
        <translation>Choisissez un moment où il y a des travaux.</translation>
    </message>
    <message>
        <source>the drill lasts no time</source>
        <translation>l’exercice n’a pas de durée</translation>
    </message>
    <message>
        <source>Let it last at least a second.</source>
        <translation>Faites-le durer au moins une seconde.</translation>
    </message>
    <message>
        <source>too many jobs run into their job timeout for a drill to tell anything</source>
        <translation>trop de travaux atteignent leur délai limite pour qu’un exercice apprenne quelque chose</translation>
    </message>
    <message>
        <source>Raise the job timeout above the length of most jobs.</source>
        <translation>Augmentez le délai limite au-delà de la durée de la plupart des travaux.</translation>
    </message>
    <message>
        <source>There is no job timeout, so no worker stop timeout is long enough for every job: set a job timeout below %1.</source>
        <translation>Sans délai limite d’un travail, aucun délai d’arrêt ne suffit à tous les travaux&#xa0;: fixez un délai limite sous %1.</translation>
    </message>
    <message>
        <source>There is no job timeout, so no grace period is long enough for every job: set a job timeout below %1.</source>
        <translation>Sans délai limite d’un travail, aucune période de grâce ne suffit à tous les travaux&#xa0;: fixez un délai limite sous %1.</translation>
    </message>
    <message>
        <source>A worker asked to stop waits %1, but a job may take %2: raise the worker stop timeout by more than %3.</source>
        <translation>Un worker prié de s’arrêter attend %1, mais un travail peut durer %2&#xa0;: augmentez le délai d’arrêt de plus de %3.</translation>
    </message>
    <message>
        <source>The orchestrator kills a worker after %1, but the worker may wait %2 for its jobs: raise the grace period by more than %3.</source>
        <translation>L’orchestrateur tue un worker au bout de %1, mais le worker peut attendre ses travaux %2&#xa0;: augmentez la période de grâce de plus de %3.</translation>
    </message>
    <message>
        <source>The orchestrator kills a worker after %1, but a job may take %2: raise the grace period by more than %3.</source>
        <translation>L’orchestrateur tue un worker au bout de %1, mais un travail peut durer %2&#xa0;: augmentez la période de grâce de plus de %3.</translation>
    </message>
    <message>
        <source>The longest job here takes %1: job timeout %2, worker stop timeout %3, grace period %4, each after the one before.</source>
        <translation>Le travail le plus long dure ici %1&#xa0;: délai limite d’un travail %2, délai d’arrêt %3, période de grâce %4, chacun après le précédent.</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) interrupted</source>
        <translation>
            <numerusform>%Ln travail interrompu</numerusform>
            <numerusform>%Ln travaux interrompus</numerusform>
        </translation>
    </message>
    <message>
        <source>Scale-out</source>
        <translation>Ajout</translation>
    </message>
    <message>
        <source>Scale-in</source>
        <translation>Retrait</translation>
    </message>
    <message>
        <source>Workers killed</source>
        <translation>Workers tués</translation>
    </message>
    <message>
        <source>Fault begins</source>
        <translation>Début d’incident</translation>
    </message>
    <message>
        <source>Fault ends</source>
        <translation>Fin d’incident</translation>
    </message>
    <message>
        <source>Promise broken</source>
        <translation>Engagement rompu</translation>
    </message>
    <message>
        <source>Promise kept again</source>
        <translation>Engagement rétabli</translation>
    </message>
    <message>
        <source>Asleep at zero</source>
        <translation>En sommeil à zéro</translation>
    </message>
    <message>
        <source>Awake again</source>
        <translation>Réveil</translation>
    </message>
    <message numerus="yes">
        <source>%1 → %n worker(s)</source>
        <translation>
            <numerusform>%1 → %Ln worker</numerusform>
            <numerusform>%1 → %Ln workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%Ln travail</numerusform>
            <numerusform>%Ln travaux</numerusform>
        </translation>
    </message>
    <message>
        <source>still busy when the time to stop was over</source>
        <translation>encore occupés à la fin du délai d’arrêt</translation>
    </message>
    <message>
        <source>ended without warning; replaced at once</source>
        <translation>arrêt sans préavis&#x202f;; remplacement immédiat</translation>
    </message>
    <message>
        <source>the last attempt did not complete either</source>
        <translation>la dernière tentative n’a pas abouti non plus</translation>
    </message>
    <message>
        <source>interrupted, and delivered at most once</source>
        <translation>interrompus, et livrés au plus une fois</translation>
    </message>
    <message>
        <source>it lasted %1</source>
        <translation>durée&#xa0;: %1</translation>
    </message>
    <message>
        <source>the oldest job has waited longer than %1</source>
        <translation>le plus ancien travail attend depuis plus de %1</translation>
    </message>
    <message>
        <source>no job has waited longer than %1 any more</source>
        <translation>plus aucun travail n’attend depuis plus de %1</translation>
    </message>
    <message>
        <source>jobs wait and no worker is wanted</source>
        <translation>des travaux attendent et aucun worker n’est souhaité</translation>
    </message>
    <message>
        <source>workers are wanted again</source>
        <translation>des workers sont de nouveau souhaités</translation>
    </message>
</context>
<context>
    <name>MessageBoxService</name>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Enregistrer les modifications de «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>They are lost if you do not save them.</source>
        <translation>Elles seront perdues si vous ne les enregistrez pas.</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>– not used</source>
        <translation>– non utilisée</translation>
    </message>
    <message>
        <source>time</source>
        <translation>date et heure</translation>
    </message>
    <message>
        <source>arrivals</source>
        <translation>arrivées</translation>
    </message>
    <message>
        <source>completions</source>
        <translation>fins de travaux</translation>
    </message>
    <message>
        <source>waiting jobs</source>
        <translation>travaux en attente</translation>
    </message>
    <message>
        <source>in flight</source>
        <translation>en vol</translation>
    </message>
    <message>
        <source>oldest age</source>
        <translation>âge du plus ancien</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>workers</translation>
    </message>
    <message>
        <source>desired workers</source>
        <translation>workers souhaités</translation>
    </message>
    <message>
        <source>service time</source>
        <translation>temps de traitement</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>taux d’utilisation</translation>
    </message>
    <message>
        <source>arrival</source>
        <translation>arrivée</translation>
    </message>
    <message>
        <source>due</source>
        <translation>échéance</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>durée</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>file</translation>
    </message>
</context>
<context>
    <name>SummaryStrip</name>
    <message>
        <source>Time to start, p%1</source>
        <translation>Prise en charge, p%1</translation>
    </message>
    <message>
        <source>Start, p%1</source>
        <translation>Attente, p%1</translation>
    </message>
    <message>
        <source>Worst wait</source>
        <translation>Pire attente</translation>
    </message>
    <message>
        <source>Within promise</source>
        <translation>Dans le délai</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>Coût par mois</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Jobs lost</source>
        <translation>Travaux perdus</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>réf. %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>mean and peak number of workers</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 mean · %2 peak</source>
        <translation>%1 moy. · pic %2</translation>
    </message>
    <message>
        <source>%1 · %2 peak</source>
        <translation>%1 · pic %2</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>p%1</source>
        <translation>p%1</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Pire</translation>
    </message>
    <message>
        <source>Within</source>
        <translation>Délai</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdus</translation>
    </message>
</context>
<context>
    <name>ValueText</name>
    <message numerus="yes">
        <source>%1 worker(s)</source>
        <translation>
            <numerusform>%1 worker</numerusform>
            <numerusform>%1 workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s)</source>
        <translation>
            <numerusform>%1 travail</numerusform>
            <numerusform>%1 travaux</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>×&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 %2 / h</source>
        <translation>%2&#xa0;%1&#xa0;/&#xa0;h</translation>
    </message>
    <message>
        <source>%1 %2 / month</source>
        <translation>%2&#xa0;%1&#xa0;/&#xa0;mois</translation>
    </message>
    <message>
        <source>none</source>
        <translation>–</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>afflux::AboutDialog</name>
    <message>
        <source>About Afflux</source>
        <translation>À propos d’Afflux</translation>
    </message>
    <message>
        <source>Afflux %1</source>
        <translation>Afflux %1</translation>
    </message>
    <message>
        <source>Plans the capacity of queue-driven workers: a metric history in, a scaling policy out, every job of it simulated.</source>
        <translation>Planifie la capacité de workers alimentés par une file&#xa0;: un historique de métriques en entrée, une politique de mise à l’échelle en sortie, chaque travail simulé.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Made with Qt %1, Qt Charts, SQLite, yaml-cpp and nlohmann/json.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Réalisé avec Qt %1, Qt Charts, SQLite, yaml-cpp et nlohmann/json.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>afflux::AgePanel</name>
    <message>
        <source>Oldest waiting job</source>
        <translation>Plus ancien travail en attente</translation>
    </message>
    <message>
        <source>promise %1</source>
        <translation>engagement %1</translation>
    </message>
</context>
<context>
    <name>afflux::ChartText</name>
    <message>
        <source>%1 %2</source>
        <comment>date, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time zone</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <comment>first date, last date, time zone</comment>
        <translation>%1 – %2, %3</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1&#xa0;h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <comment>days</comment>
        <translation>%1&#xa0;j</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>millisecondes</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message>
        <source>days</source>
        <translation>jours</translation>
    </message>
</context>
<context>
    <name>afflux::ChoiceBlock</name>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
</context>
<context>
    <name>afflux::ColumnsPage</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>Le sens des colonnes</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Is read as</source>
        <translation>Lue comme</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Columns and their meaning</source>
        <translation>Les colonnes et leur sens</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Le fichier</translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation>Premières lignes du fichier</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows, as the import reads them; numbered by line.</source>
        <translation>Les %1 premières lignes sur %2, telles que l’import les lit&#x202f;; numérotées par ligne du fichier.</translation>
    </message>
    <message>
        <source>Chosen by you</source>
        <translation>Choisi par vous</translation>
    </message>
    <message>
        <source>Meaning of %1</source>
        <translation>Sens de %1</translation>
    </message>
</context>
<context>
    <name>afflux::Crosshair</name>
    <message numerus="yes">
        <source>%1 age %2 · %3 → %n worker(s)</source>
        <comment>time, age, count before, count after</comment>
        <translation>
            <numerusform>%1 âge %2 · %3 → %Ln worker</numerusform>
            <numerusform>%1 âge %2 · %3 → %Ln workers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>running, desired</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source> + %1 draining</source>
        <translation> + %1 en drainage</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Running / desired</source>
        <translation>Actifs / souhaités</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>Plus ancien</translation>
    </message>
</context>
<context>
    <name>afflux::EventFilterBar</name>
    <message>
        <source>%1 %2</source>
        <comment>group of events, how many</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>List only these; press several to list them all</source>
        <translation>N’afficher que ceux-ci&#x202f;; plusieurs choix s’additionnent</translation>
    </message>
    <message>
        <source>In view only</source>
        <translation>Zone visible</translation>
    </message>
    <message>
        <source>List only what the charts show: zoom them to narrow it down</source>
        <translation>N’afficher que ce que montrent les graphiques&#xa0;: zoomez pour restreindre la liste</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search the events</source>
        <translation>Rechercher dans les événements</translation>
    </message>
</context>
<context>
    <name>afflux::EventModel</name>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
</context>
<context>
    <name>afflux::EventPane</name>
    <message numerus="yes">
        <source>%n in this run</source>
        <translation>
            <numerusform>%Ln dans cette simulation</numerusform>
            <numerusform>%Ln dans cette simulation</numerusform>
        </translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
</context>
<context>
    <name>afflux::EventTable</name>
    <message>
        <source>What happens in the run of this scenario is listed here: scaling, faults, losses.</source>
        <translation>Ce qui se passe pendant la simulation de ce scénario apparaît ici&#xa0;: mise à l’échelle, incidents, pertes.</translation>
    </message>
    <message>
        <source>The events come with the exact run.</source>
        <translation>Les événements viennent avec la simulation exacte.</translation>
    </message>
    <message>
        <source>No event is left by the filter.</source>
        <translation>Le filtre ne laisse aucun événement.</translation>
    </message>
    <message>
        <source>Nothing happened: no scaling, nothing lost, the promise kept from start to end.</source>
        <translation>Il ne s’est rien passé&#xa0;: aucun changement de flotte, aucune perte, l’engagement tenu du début à la fin.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Show in the charts</source>
        <translation>Voir sur les graphiques</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>afflux::EventsPage</name>
    <message numerus="yes">
        <source>%1 of %n event(s)</source>
        <comment>listed, in all</comment>
        <translation>
            <numerusform>%1 sur %Ln événement</numerusform>
            <numerusform>%1 sur %Ln événements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not listed</source>
        <translation>
            <numerusform>%Ln autre non affiché</numerusform>
            <numerusform>%Ln autres non affichés</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the events</source>
        <translation>Enregistrer les événements</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Fichiers CSV (*.csv)</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Save what is listed, as afflux-cli simulate --events does</source>
        <translation>Enregistrer ce qui est affiché, comme afflux-cli simulate --events</translation>
    </message>
</context>
<context>
    <name>afflux::ExportDialog</name>
    <message>
        <source>Export policy</source>
        <translation>Exporter la politique</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Cibles</translation>
    </message>
    <message>
        <source>What only you know</source>
        <translation>Ce que vous seul savez</translation>
    </message>
    <message>
        <source>What this target cannot say</source>
        <translation>Ce que cette cible ne peut pas dire</translation>
    </message>
    <message>
        <source>Document preview</source>
        <translation>Aperçu du document</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the document shown (all of it)</source>
        <translation>Copier le document affiché (en entier)</translation>
    </message>
    <message>
        <source>Save to folder…</source>
        <translation>Enregistrer dans un dossier…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save the policy to a folder</source>
        <translation>Enregistrer la politique dans un dossier</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1. &lt;a href=&quot;%2&quot;&gt;Open the folder&lt;/a&gt;</source>
        <translation>
            <numerusform>%Ln fichier écrit dans %1. &lt;a href=&quot;%2&quot;&gt;Ouvrir le dossier&lt;/a&gt;</numerusform>
            <numerusform>%Ln fichiers écrits dans %1. &lt;a href=&quot;%2&quot;&gt;Ouvrir le dossier&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is on the clipboard.</source>
        <translation>%1 est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>afflux::FigureCard</name>
    <message>
        <source>Better than the baseline</source>
        <translation>Mieux que la référence</translation>
    </message>
    <message>
        <source>Worse than the baseline</source>
        <translation>Moins bien que la référence</translation>
    </message>
    <message>
        <source>Same as the baseline</source>
        <translation>Comme la référence</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure, value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>afflux::FilePage</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Drop metric histories or job logs here: CSV, or the JSON of
aws cloudwatch get-metric-data and get-metric-statistics. Several files become one history.</source>
        <translation>Déposez ici des historiques de métriques ou des journaux de travaux&#xa0;: CSV, ou le JSON de
aws cloudwatch get-metric-data et get-metric-statistics. Plusieurs fichiers forment un seul historique.</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Choisir des fichiers…</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lu</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Recognised by content, never by name. Choose another where the guess is wrong.</source>
        <translation>Reconnu au contenu, jamais au nom. Choisissez-en un autre si ce n’est pas le bon.</translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation>Tel que reconnu</translation>
    </message>
    <message>
        <source>Import metric history</source>
        <translation>Importer un historique de métriques</translation>
    </message>
    <message>
        <source>Histories (*.csv *.tsv *.txt *.json);;All files (*)</source>
        <translation>Historiques (*.csv *.tsv *.txt *.json);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>afflux::FindingsList</name>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
</context>
<context>
    <name>afflux::ImportWizard</name>
    <message>
        <source>Import history</source>
        <translation>Importer un historique</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Arrêter la lecture</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>afflux::MainActions</name>
    <message>
        <source>&amp;New project</source>
        <translation>&amp;Nouveau projet</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open the &amp;example</source>
        <translation>Ouvrir l’exe&amp;mple</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Ex&amp;port policy…</source>
        <translation>Ex&amp;porter la politique…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Duplicate scenario</source>
        <translation>&amp;Dupliquer le scénario</translation>
    </message>
    <message>
        <source>Re&amp;name scenario</source>
        <translation>Re&amp;nommer le scénario</translation>
    </message>
    <message>
        <source>De&amp;lete scenario</source>
        <translation>&amp;Supprimer le scénario</translation>
    </message>
    <message>
        <source>Set as &amp;baseline</source>
        <translation>Prendre comme ré&amp;férence</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Show the &amp;whole run</source>
        <translation>Afficher &amp;toute la simulation</translation>
    </message>
    <message>
        <source>&amp;Status bar</source>
        <translation>Barre d’&amp;état</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;New queue</source>
        <translation>&amp;Nouvelle file</translation>
    </message>
    <message>
        <source>&amp;Rename queue</source>
        <translation>&amp;Renommer la file</translation>
    </message>
    <message>
        <source>&amp;Delete queue</source>
        <translation>&amp;Supprimer la file</translation>
    </message>
    <message>
        <source>&amp;About Afflux</source>
        <translation>À &amp;propos d’Afflux</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Projets &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>Fi&amp;le</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Scénario</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>Évé&amp;nements</translation>
    </message>
</context>
<context>
    <name>afflux::MainWindow</name>
    <message>
        <source>Work of %1 that was never saved was found.</source>
        <translation>Un travail du %1 jamais enregistré a été retrouvé.</translation>
    </message>
    <message>
        <source>Changes to %1 of %2 that were never saved were found.</source>
        <translation>Des modifications de %1 du %2, jamais enregistrées, ont été retrouvées.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>file</translation>
    </message>
</context>
<context>
    <name>afflux::NavigationPane</name>
    <message>
        <source>Queues</source>
        <translation>Files</translation>
    </message>
    <message>
        <source>Queues and scenarios</source>
        <translation>Files et scénarios</translation>
    </message>
</context>
<context>
    <name>afflux::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer cet avis</translation>
    </message>
</context>
<context>
    <name>afflux::NumberBlock</name>
    <message>
        <source>Default: %1</source>
        <translation>Par défaut&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>afflux::PairBlock</name>
    <message>
        <source>or</source>
        <comment>100 % or 6 workers</comment>
        <translation>ou</translation>
    </message>
</context>
<context>
    <name>afflux::ParameterBlock</name>
    <message>
        <source>Default: %1</source>
        <translation>Par défaut&#xa0;: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ne rien fixer</translation>
    </message>
</context>
<context>
    <name>afflux::PlanCharts</name>
    <message>
        <source>Double click shows all</source>
        <translation>Un double-clic montre tout</translation>
    </message>
    <message>
        <source>Charts of waiting jobs, workers and the oldest waiting job over time</source>
        <translation>Graphiques des travaux en attente, des workers et du plus ancien travail en attente au fil du temps</translation>
    </message>
    <message>
        <source>Ctrl and arrows read values, Shift and arrows go to scaling events, plus and minus zoom.</source>
        <translation>Ctrl et flèches lisent les valeurs, Maj et flèches vont aux changements de flotte, plus et moins zooment.</translation>
    </message>
</context>
<context>
    <name>afflux::PlanPage</name>
    <message>
        <source>The charts of this scenario appear here.</source>
        <translation>Les graphiques de ce scénario s’affichent ici.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Scénario</translation>
    </message>
</context>
<context>
    <name>afflux::PolicyEditor</name>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Put the rule&apos;s own parameters back to their defaults</source>
        <translation>Remettre les paramètres de la règle à leurs valeurs par défaut</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Copy this scenario to try something else beside it</source>
        <translation>Copier ce scénario pour essayer autre chose à côté</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Promise</source>
        <translation>Engagement</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Simulation</translation>
    </message>
</context>
<context>
    <name>afflux::QuestionPanel</name>
    <message>
        <source>Day first, 31/12</source>
        <translation>Jour d’abord, 31/12</translation>
    </message>
    <message>
        <source>Month first, 12/31</source>
        <translation>Mois d’abord, 12/31</translation>
    </message>
</context>
<context>
    <name>afflux::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>What will be added</source>
        <translation>Ce qui sera ajouté</translation>
    </message>
    <message>
        <source>What was taken for granted, and what was found</source>
        <translation>Ce qui a été supposé, et ce qui a été trouvé</translation>
    </message>
    <message numerus="yes">
        <source>%1, as %2: %n point(s), every %3</source>
        <translation>
            <numerusform>%1, comme %2&#xa0;: %Ln point, période de %3</numerusform>
            <numerusform>%1, comme %2&#xa0;: %Ln points, période de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n missing</source>
        <translation>
            <numerusform>, %Ln manquant</numerusform>
            <numerusform>, %Ln manquants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) from a log</source>
        <translation>
            <numerusform>%Ln travail d’un journal</numerusform>
            <numerusform>%Ln travaux d’un journal</numerusform>
        </translation>
    </message>
    <message>
        <source>Two scenarios to start with:</source>
        <translation>Deux scénarios pour commencer&#xa0;:</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Taken for granted</source>
        <translation>Supposé</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Nothing: every row was read as it stands.</source>
        <translation>Rien&#xa0;: chaque ligne a été lue telle quelle.</translation>
    </message>
    <message>
        <source>• %1: %2</source>
        <comment>name of a scenario, why</comment>
        <translation>• %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>afflux::RuleButton</name>
    <message>
        <source>Rule: %1</source>
        <translation>Règle&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>afflux::ScenarioTreeModel</name>
    <message>
        <source>%1: %2 % of jobs start within %3</source>
        <translation>%1&#xa0;: %2&#x202f;% des travaux pris en charge en %3</translation>
    </message>
    <message>
        <source>%1: the baseline, which the others are compared with</source>
        <translation>%1&#xa0;: la référence, à laquelle les autres sont comparés</translation>
    </message>
</context>
<context>
    <name>afflux::Session</name>
    <message>
        <source>Morning peak (example)</source>
        <translation>Pointe du matin (exemple)</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>Afflux projects (*.afflux)</source>
        <translation>Projets Afflux (*.afflux)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>sans titre</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Enregistrer le projet</translation>
    </message>
</context>
<context>
    <name>afflux::StartPage</name>
    <message>
        <source>Plan a queue&apos;s workers</source>
        <translation>Planifier les workers d’une file</translation>
    </message>
    <message>
        <source>Import a metric history you already have, or drop the file here: Afflux runs a scaling policy against it, job by job, and shows what it costs and how long jobs wait.</source>
        <translation>Importez un historique de métriques que vous avez déjà, ou déposez le fichier ici&#xa0;: Afflux lui applique une politique de mise à l’échelle, travail par travail, et montre ce qu’elle coûte et combien de temps les travaux attendent.</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Projets récents</translation>
    </message>
</context>
<context>
    <name>afflux::StatusLine</name>
    <message>
        <source>%1, not saved</source>
        <translation>%1, non enregistré</translation>
    </message>
    <message>
        <source>%1, saved %2</source>
        <translation>%1, enregistré %2</translation>
    </message>
    <message>
        <source>%1, exact</source>
        <translation>%1, exact</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%Ln travail</numerusform>
            <numerusform>%Ln travaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), seed %1</source>
        <translation>
            <numerusform>%Ln simulation, graine %1</numerusform>
            <numerusform>%Ln simulations, graine %1</numerusform>
        </translation>
    </message>
    <message>
        <source>simulating…</source>
        <translation>simulation en cours…</translation>
    </message>
    <message>
        <source>simulated in %1</source>
        <translation>simulé en %1</translation>
    </message>
</context>
<context>
    <name>afflux::TimePage</name>
    <message>
        <source>Time</source>
        <translation>Dates et heures</translation>
    </message>
    <message>
        <source>Zone of clock times</source>
        <translation>Fuseau des heures</translation>
    </message>
    <message>
        <source>For times written without an offset. The machine&apos;s own zone is never used.</source>
        <translation>Pour les heures écrites sans décalage. Le fuseau de la machine ne sert jamais.</translation>
    </message>
    <message>
        <source>Order of day and month</source>
        <translation>Ordre du jour et du mois</translation>
    </message>
    <message>
        <source>As the column shows</source>
        <translation>Comme la colonne le montre</translation>
    </message>
    <message>
        <source>Day first, 31/12</source>
        <translation>Jour d’abord, 31/12</translation>
    </message>
    <message>
        <source>Month first, 12/31</source>
        <translation>Mois d’abord, 12/31</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Trous</translation>
    </message>
    <message>
        <source>Times are given as instants; there is nothing to choose.</source>
        <translation>Les dates sont données comme instants&#x202f;; il n’y a rien à choisir.</translation>
    </message>
    <message>
        <source>The first row, %1, is read as %2.</source>
        <translation>La première ligne, %1, est lue comme %2.</translation>
    </message>
    <message>
        <source>The first row, %1, is read as %2 UTC.</source>
        <translation>La première ligne, %1, est lue comme %2 UTC.</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy HH:mm:ss</source>
        <translation>ddd d MMM yyyy HH:mm:ss</translation>
    </message>
    <message>
        <source>%1: a point every %2, none missing.</source>
        <translation>%1&#xa0;: période de %2, aucun point manquant.</translation>
    </message>
    <message numerus="yes">
        <source>%1: a point every %2, %n missing.</source>
        <translation>
            <numerusform>%1&#xa0;: période de %2, %Ln point manquant.</numerusform>
            <numerusform>%1&#xa0;: période de %2, %Ln points manquants.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gaps stay gaps: a missing point is not zero. No job arrives in a bin without a count.</source>
        <translation>Les trous restent des trous&#xa0;: un point manquant n’est pas zéro. Aucun travail n’arrive dans une tranche sans nombre.</translation>
    </message>
    <message>
        <source>A job log has no bins, so no gaps.</source>
        <translation>Un journal de travaux n’a pas de tranches, donc pas de trous.</translation>
    </message>
    <message>
        <source>“%1” is no zone. Choose one from the list, such as Europe/Paris.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fuseau. Choisissez-en un dans la liste, par exemple Europe/Paris.</translation>
    </message>
</context>
<context>
    <name>afflux::WaitingPanel</name>
    <message>
        <source>Waiting jobs</source>
        <translation>Travaux en attente</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>travaux</translation>
    </message>
    <message>
        <source>arrivals, up to %1 a minute</source>
        <translation>arrivées, jusqu’à %1 par minute</translation>
    </message>
</context>
<context>
    <name>afflux::WorkersPanel</name>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>running, desired, draining</source>
        <translation>actifs, souhaités, en drainage</translation>
    </message>
    <message>
        <source>running, desired</source>
        <translation>actifs, souhaités</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>max %1</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>min %1</translation>
    </message>
    <message>
        <source>desired</source>
        <translation>souhaités</translation>
    </message>
</context>
<context>
    <name>afflux::WorkloadPage</name>
    <message>
        <source>Workload</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Arrivées</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Time of one job</source>
        <translation>Durée d’un travail</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation>95e centile</translation>
    </message>
    <message>
        <source>Promise: starts within</source>
        <translation>Engagement&#xa0;: pris en charge en</translation>
    </message>
    <message>
        <source>Start-up of a worker</source>
        <translation>Démarrage d’un worker</translation>
    </message>
    <message>
        <source>Price of a worker</source>
        <translation>Prix d’un worker</translation>
    </message>
    <message>
        <source>A new queue</source>
        <translation>Une nouvelle file</translation>
    </message>
    <message>
        <source>Replace the history of %1</source>
        <translation>Remplacer l’historique de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) over the history.</source>
        <translation>
            <numerusform>%Ln travail sur l’historique.</numerusform>
            <numerusform>%Ln travaux sur l’historique.</numerusform>
        </translation>
    </message>
    <message>
        <source>As measured</source>
        <translation>Comme mesurée</translation>
    </message>
    <message>
        <source>Exponential about a mean</source>
        <translation>Exponentielle autour d’une moyenne</translation>
    </message>
    <message>
        <source>Log-normal, by mean and 95th percentile</source>
        <translation>Log-normale, par moyenne et 95e centile</translation>
    </message>
    <message>
        <source>Always the same</source>
        <translation>Toujours la même</translation>
    </message>
    <message>
        <source>From the history: mean %1, 95th percentile %2.</source>
        <translation>D’après l’historique&#xa0;: moyenne %1, 95e centile %2.</translation>
    </message>
    <message>
        <source>An assumption: the history does not tell how long one job takes. Measure it when you can; every figure depends on it.</source>
        <translation>Une hypothèse&#xa0;: l’historique ne dit pas combien dure un travail. Mesurez-le dès que possible&#x202f;; tous les chiffres en dépendent.</translation>
    </message>
</context>
</TS>
