import { sector } from '../sector';

export const medtech = sector({
  id: 'medtech',
  label: { en: 'medical technology', fr: 'technologies médicales' },
  tags: ['medical devices', 'digital health', 'rehabilitation'],
  companies: `
    Auscultia | pocket ultrasound probes | probes | let a midwife listen to a heartbeat at the kitchen table | sondes à ultrasons de poche | sondes | permettent à une sage-femme d'écouter un cœur à la table de la cuisine | home-care services; cantonal hospitals
    Orthevia | knee braces with built-in sensors | braces | warn before the ligament does | genouillères à capteurs intégrés | genouillères | préviennent avant que le ligament ne cède | sports medicine centres
    Somnéa | sleep masks for children with apnoea | masks | replace a night in hospital with a night at home | masques de sommeil pour enfants souffrant d'apnées | masques | remplacent une nuit à l'hôpital par une nuit à la maison | cantonal hospitals
    Retinova Vision | retinal cameras | cameras | fit on the phone of a travelling nurse | caméras rétiniennes | caméras | se fixent sur le téléphone d'une infirmière itinérante | home-care services
    Pulmatec | breathing trainers | trainers | make respiratory exercises bearable and measurable | appareils d'entraînement respiratoire | appareils | rendent les exercices respiratoires supportables et mesurables | rehabilitation clinics
    Handovo | prosthetic hands | hands | learn the grips that their owner uses most | prothèses de main | prothèses | apprennent les prises que leur propriétaire utilise le plus | rehabilitation clinics
    Cardiolys | wearable heart monitors | monitors | run for three weeks on one charge | moniteurs cardiaques portables | moniteurs | tiennent trois semaines sur une seule charge | cantonal hospitals
    Dermaquil | wound dressings that change colour | dressings | show an infection two days before the eye does | pansements qui changent de couleur | pansements | révèlent une infection deux jours avant qu'elle ne se voie | home-care services
    Auditelle | hearing aids for musicians | hearing aids | keep the overtones that ordinary devices cut off | aides auditives pour musiciens | aides auditives | gardent les harmoniques que les appareils courants suppriment | orchestras and music schools
    Vertebris | surgical guides printed to measure | guides | bring the screw to within half a millimetre of the plan | guides chirurgicaux imprimés sur mesure | guides | placent la vis à un demi-millimètre du plan | cantonal hospitals
    Gluconelle | patches that measure blood sugar | patches | need neither needle nor calibration | patchs de mesure de la glycémie | patchs | se passent d'aiguille comme d'étalonnage | home-care services
    Steriwave | plasma sterilisers | sterilisers | clean endoscopes without heat or toxic gas | stérilisateurs à plasma | stérilisateurs | nettoient les endoscopes sans chaleur ni gaz toxique | cantonal hospitals
    Kinemove | exercise games for stroke patients | games | turn an hour of therapy into an hour of play | jeux d'exercice pour personnes victimes d'un AVC | jeux | font d'une heure de thérapie une heure de jeu | rehabilitation clinics; physiotherapy practices
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
    Nurses on the pilot ward asked to keep the {short} when the trial was over. | Les infirmières du service pilote ont demandé à garder les {short} à la fin de l'essai.
    In a study with 120 patients, the {short} cut the length of stay by one day on average. | Dans une étude portant sur 120 patients, les {short} ont réduit la durée de séjour d'un jour en moyenne.
    The notified body took eleven months for the file; the team had planned for eighteen. | L'organisme notifié a examiné le dossier en onze mois ; l'équipe en avait prévu dix-huit.
    Half of the changes in the second version came from a single afternoon spent in a waiting room. | La moitié des changements de la deuxième version vient d'un seul après-midi passé dans une salle d'attente.
    The first two hundred {short} are in daily use, and four came back for repair. | Deux cents {short} servent chaque jour, et quatre ont dû repasser par l'atelier.
    Health insurers in three cantons now reimburse the treatment. | Les assureurs de trois cantons remboursent désormais le traitement.
    What convinced the surgeons was not the precision but the ten minutes saved in every operation. | Ce qui a convaincu les chirurgiens n'est pas la précision, mais les dix minutes gagnées à chaque opération.
  `,
  topics: `
    The device file, page by page | Le dossier du dispositif, page par page | How a technical file is read by those who judge it, with a real, anonymised example. | Comment un dossier technique est lu par celles et ceux qui le jugent, à partir d'un exemple réel et anonymisé.
    A day on the ward | Une journée dans le service | Engineers follow nurses for a morning, then redraw their own product in the afternoon. | Des ingénieurs suivent des infirmières le matin, puis redessinent leur propre produit l'après-midi.
    Usability testing with five people | Tester l'utilisabilité avec cinq personnes | Small tests, done early, with the forms and the room set-up to take home. | De petits tests, faits tôt, avec les formulaires et le plan de salle à emporter.
    Who pays for prevention? | Qui paie la prévention ? | An insurer, a hospital and a start-up lay out their accounts on one table. | Un assureur, un hôpital et une start-up posent leurs comptes sur la même table.
    Clinical data without headaches | Des données cliniques sans maux de tête | Consent, pseudonyms, storage and deletion, explained on one patient's path. | Consentement, pseudonymes, stockage et effacement, expliqués sur le parcours d'un patient.
    Design for small hands | Concevoir pour de petites mains | Paediatric devices are not adult devices at two thirds: lessons from three projects. | Les dispositifs pédiatriques ne sont pas des modèles adultes réduits d'un tiers : leçons de trois projets.
    Repair clinic for medical devices | Clinique de réparation pour dispositifs médicaux | Bring a prototype that fails now and then; test engineers help to find out why. | Apportez un prototype qui tombe parfois en panne ; des ingénieurs d'essai aident à trouver pourquoi.
    Reimbursement in Switzerland and its neighbours | Le remboursement en Suisse et chez ses voisins | The lists, the bodies and the calendar in four countries, compared on one sheet. | Les listes, les instances et le calendrier de quatre pays, comparés sur une seule feuille.
  `,
  jobs: `
    hardware | Electronics engineer, wearable devices | Ingénieur·e en électronique, dispositifs portables
    software | Embedded software engineer, medical devices | Ingénieur·e logiciel embarqué, dispositifs médicaux
    quality | Clinical affairs specialist | Spécialiste des affaires cliniques
    quality | Quality manager, ISO 13485 | Responsable qualité, ISO 13485
    field | Clinical application specialist | Spécialiste d'application clinique
    hardware | Mechanical design engineer | Ingénieur·e en conception mécanique
    commercial | Product manager, home care | Chef·fe de produit, soins à domicile
    hardware | Master thesis, biomechanics | Travail de master en biomécanique
  `,
});
