import { sector } from '../sector';

export const medtech = sector({
  id: 'medtech',
  label: { en: 'medical technology', fr: 'technologies médicales' },
  tags: ['medical devices', 'digital health', 'rehabilitation'],
  companies: `
    Auscultia | pocket ultrasound probes | probes | let midwives examine expectant mothers at home | sondes à ultrasons de poche | sondes | permettent aux sages-femmes d'examiner les femmes enceintes à domicile | home-care services; cantonal hospitals
    Orthevia | knee braces with built-in sensors | braces | warn athletes before a ligament is overloaded | genouillères à capteurs intégrés | genouillères | avertissent les sportifs avant que le ligament ne soit trop sollicité | sports medicine centres
    Somnéa | sleep masks for children with apnoea | masks | replace a night of measurements in hospital | masques de sommeil pour enfants atteints d'apnées | masques | évitent une nuit de mesures à l'hôpital | cantonal hospitals
    Retinova Vision | retinal cameras | cameras | clip onto the phone of a visiting nurse | caméras rétiniennes | caméras | s'adaptent au téléphone du personnel soignant à domicile | home-care services
    Pulmatec | breathing trainers | trainers | make respiratory exercises less tedious and easier to measure | appareils d'entraînement respiratoire | appareils | rendent les exercices moins pénibles et leurs progrès mesurables | rehabilitation clinics
    Handovo | prosthetic hands | hands | adapt to the grips that their wearer uses most | prothèses de main | prothèses | s'adaptent aux gestes les plus courants de la personne qui les porte | rehabilitation clinics
    Cardiolys | wearable heart monitors | monitors | run for three weeks without recharging | moniteurs cardiaques portables | moniteurs | fonctionnent trois semaines sans être rechargés | cantonal hospitals
    Dermaquil | wound dressings that change colour | dressings | reveal an infection two days before it becomes visible | pansements qui changent de couleur | pansements | signalent une infection deux jours avant les premiers signes visibles | home-care services
    Auditelle | hearing aids for musicians | hearing aids | preserve the overtones that ordinary devices cut off | aides auditives pour musiciens | aides auditives | restituent les harmoniques que les modèles courants coupent | orchestras and music schools
    Vertebris | surgical guides printed to measure | guides | place the screw within half a millimetre of the plan | guides chirurgicaux imprimés sur mesure | guides | permettent de poser une vis à un demi-millimètre près | cantonal hospitals
    Gluconelle | patches that measure blood sugar | patches | need neither needle nor calibration | patchs de mesure de la glycémie | patchs | ne demandent ni aiguille ni étalonnage | home-care services
    Steriwave | plasma sterilisers | sterilisers | clean endoscopes without heat or toxic gas | stérilisateurs à plasma | stérilisateurs | désinfectent les endoscopes sans chaleur ni gaz toxique | cantonal hospitals
    Kinemove | exercise games for stroke patients | games | encourage patients to train for longer | jeux d'exercice destinés aux victimes d'un AVC | jeux | incitent les patients à s'entraîner plus longtemps | rehabilitation clinics; physiotherapy practices
  `,
  customers: `
    rehabilitation clinics | cliniques de réadaptation
    home-care services | services de soins à domicile
    cantonal hospitals | hôpitaux cantonaux
    physiotherapy practices | cabinets de physiothérapie
    sports medicine centres | centres de médecine du sport
    orchestras and music schools | orchestres et écoles de musique
  `,
  results: `
    At the end of the trial, all three pilot customers kept the {short}. | À la fin de l'essai, les trois clients pilotes ont gardé les {short}.
    In a study by a school of health sciences, the {short} met the main objective. | Dans une étude menée par une haute école de santé, les {short} ont atteint l'objectif principal.
    The notified body examined the file in eleven months; the team had planned for eighteen. | L'organisme notifié a rendu son avis en onze mois ; l'équipe en avait prévu dix-huit.
    Half of the changes in the second version were suggested by users. | La moitié des améliorations de la deuxième version ont été proposées par des utilisateurs.
    In the first year the company received four complaints, all of which were settled within a week. | La première année, l'entreprise a reçu quatre réclamations, toutes réglées en une semaine.
    Customers in three cantons now use the {short} regularly. | Dans trois cantons, des clients utilisent désormais régulièrement les {short}.
    The company has been certified to ISO 13485, the quality standard for medical devices, since the spring. | Depuis le printemps, l'entreprise est certifiée ISO 13485, la norme de qualité des dispositifs médicaux.
  `,
  topics: `
    The technical file of a medical device | Le dossier technique d'un dispositif médical | An assessor comments on a real, anonymised file. | Une évaluatrice commente un dossier réel, rendu anonyme.
    A day on the ward | Une journée à l'hôpital | Engineers accompany nurses in the morning and review their own product in the afternoon. | Le matin, des ingénieurs accompagnent le personnel infirmier ; l'après-midi, ils revoient leur propre produit.
    Usability testing with five people | Tester un produit avec cinq personnes | How to test early with few participants, with forms and a room plan to take home. | Tester tôt et en petit comité : la méthode, avec les formulaires et le plan de la salle.
    Who pays for prevention? | Qui paie la prévention ? | An insurer, a hospital and a start-up compare costs and savings. | Une caisse-maladie, un hôpital et une start-up comparent coûts et économies.
    Handling clinical data | La gestion des données cliniques | Consent, pseudonymisation, storage and deletion, explained with the example of one patient. | Consentement, pseudonymisation, conservation et effacement, à partir du parcours d'un patient.
    Medical devices for children | Dispositifs médicaux pour enfants | Why a smaller version of an adult device is not enough: lessons from three projects. | Pourquoi il ne suffit pas de réduire un modèle pour adultes : les leçons de trois projets.
    Troubleshooting for medical prototypes | Prototypes médicaux : trouver la panne | Bring a prototype that fails occasionally; test engineers help to find the cause. | Votre prototype tombe parfois en panne ? Des spécialistes des essais vous aident à en trouver la cause.
    Reimbursement in Switzerland and its neighbours | Le remboursement en Suisse et chez ses voisins | Lists, authorities and deadlines in four countries, compared. | Listes, autorités et délais de quatre pays, comparés.
  `,
  jobs: `
    hardware | Electronics engineer, wearable devices | Ingénieur·e en électronique, dispositifs portables
    software | Embedded software engineer, medical devices | Ingénieur·e logiciel embarqué, dispositifs médicaux
    quality | Clinical affairs specialist | Spécialiste en affaires cliniques
    quality | Quality manager, ISO 13485 | Responsable qualité, ISO 13485
    field | Clinical application specialist | Spécialiste d'application clinique
    hardware | Mechanical design engineer | Ingénieur·e en conception mécanique
    commercial | Product manager, home care | Chef·fe de produit, soins à domicile
    hardware | Master thesis, biomechanics | Travail de master en biomécanique
  `,
});
