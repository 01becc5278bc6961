import { sector } from '../sector';

export const ai = sector({
  id: 'ai',
  label: { en: 'artificial intelligence', fr: 'intelligence artificielle' },
  tags: ['machine learning', 'language technology', 'analytics'],
  companies: `
    Parlonis | translation models for public services | models | answer in Portuguese, Albanian and Tigrinya | modèles de traduction pour services publics | modèles | répondent en portugais, en albanais et en tigrigna | cantonal administrations; vocational schools
    Cortexa Labs | planning assistants for hospitals | assistants | move a nurse's shift without ruining her weekend | assistants de planification hospitalière | assistants | déplacent un horaire sans gâcher un week-end | hospitals
    Synoptis | document readers for notaries | readers | find the easement on page ninety | lecteurs de documents pour notaires | lecteurs | trouvent la servitude à la page quatre-vingt-dix | notaries' offices
    Ordalie | audit tools for algorithms | tools | ask the question that the model does not like | outils d'audit d'algorithmes | outils | posent la question que le modèle n'aime pas | cantonal administrations
    Stratus Mind | demand forecasts for bakeries | forecasts | know that rain sells pastry | prévisions de demande pour boulangeries | prévisions | savent que la pluie fait vendre des viennoiseries | bakery chains
    Vocalune | voice interfaces for workshops | interfaces | understand a mechanic next to a running engine | interfaces vocales pour ateliers | interfaces | comprennent un mécanicien à côté d'un moteur en marche | garages and workshops
    Tabulon | spreadsheets that explain themselves | spreadsheets | tell the new colleague what cell H47 is for | tableurs qui s'expliquent | tableurs | disent au nouveau collègue à quoi sert la cellule H47 | industrial companies with long archives
    Radiograph AI | reading aids for X-rays | reading aids | mark what a tired eye misses at four in the morning | aides à la lecture de radiographies | aides | signalent ce qu'un œil fatigué manque à quatre heures du matin | radiology centres
    Forestia | tree inventories from aerial images | inventories | count spruces and warn of beetles | inventaires forestiers par images aériennes | inventaires | comptent les épicéas et annoncent le bostryche | forestry services
    Polyglotte | captioning tools for parliaments | tools | keep the speaker's dialect in the record | outils de sous-titrage pour parlements | outils | gardent le dialecte de l'orateur dans le procès-verbal | cantonal administrations
    Mnemoria | search engines for company archives | engines | find the decision and the reason behind it | moteurs de recherche pour archives d'entreprise | moteurs | trouvent la décision et sa raison | industrial companies with long archives
    Edgelune | neural networks for tiny chips | networks | run for a year on a button cell | réseaux de neurones pour puces minuscules | réseaux | fonctionnent un an sur une pile bouton | makers of connected devices
    Tutorelle | exercise generators for schools | generators | adapt to the pupil and not to the average | générateurs d'exercices pour écoles | générateurs | s'adaptent à l'élève et non à la moyenne | vocational schools
  `,
  customers: `
    cantonal administrations | administrations cantonales
    industrial companies with long archives | industries aux longues archives
    radiology centres | centres de radiologie
    publishing houses | maisons d'édition
    vocational schools | écoles professionnelles
    hospitals | hôpitaux
    bakery chains | chaînes de boulangeries
    notaries' offices | études de notaires
    garages and workshops | garages et ateliers
    forestry services | services forestiers
    makers of connected devices | fabricants d'objets connectés
  `,
  results: `
    The first customer checked 500 results by hand and found nine errors. | Le premier client a vérifié 500 résultats à la main et relevé neuf erreurs.
    The team publishes the error rate of the {short} every month. | L'équipe publie chaque mois le taux d'erreur des {short}.
    Two customers tested the {short} for three months, and both have placed an order. | Deux clients ont testé les {short} pendant trois mois ; tous deux ont passé commande.
    Customers' data stay in Switzerland and are not used to train other models. | Les données des clients restent en Suisse et ne servent pas à entraîner d'autres modèles.
    A customer's data protection officer examined the {short} and approved their use. | La personne chargée de la protection des données chez un client a examiné les {short} et en a approuvé l'emploi.
    The current version uses a smaller model, with equivalent results at a tenth of the computing costs. | La version actuelle utilise un modèle plus petit, pour des résultats équivalents et un dixième des coûts de calcul.
    Four of the first five customers have renewed their contracts. | Quatre des cinq premiers clients ont renouvelé leur contrat.
  `,
  topics: `
    Small models, good answers | Petits modèles, bonnes réponses | When a model that runs on a laptop is enough, with live comparisons. | Quand un modèle qui tourne sur un ordinateur portable suffit, comparaisons en direct.
    Who checks the checker? | Qui contrôle le contrôleur ? | Auditing automated decisions in a town hall, a bank and a clinic. | Auditer des décisions automatisées dans une mairie, une banque et une clinique.
    Annotated by humans | Annoté par des humains | Labelling guidelines, disagreement and fair pay. | Consignes d'annotation, désaccords et salaires corrects.
    Your archive is a gold mine, or a landfill | Vos archives, mine d'or ou décharge | A workshop on cleaning documents before feeding them to anything. | Un atelier pour nettoyer les documents avant de les donner à quoi que ce soit.
    Language technology for small languages | Technologies pour petites langues | Romansh, patois and sign language as a test of our tools. | Le romanche, les patois et la langue des signes comme banc d'essai de nos outils.
    Energy bill of a model | La facture d'énergie d'un modèle | Measure first: three teams bring their meters. | Mesurer d'abord : trois équipes apportent leurs compteurs.
    The law on artificial intelligence, applied | Le droit de l'intelligence artificielle, appliqué | Risk classes and duties, worked through on two products from the park. | Classes de risque et obligations, appliquées à deux produits du parc.
    Prompting is not a strategy | Le prompt n'est pas une stratégie | From a good demonstration to a product that people trust. | D'une bonne démonstration à un produit auquel on se fie.
  `,
  jobs: `
    data | Machine learning engineer | Ingénieur·e en apprentissage automatique
    data | Computational linguist | Linguiste informaticien·ne
    software | Platform engineer | Ingénieur·e plateforme
    software | Full-stack developer | Développeur·euse full-stack
    quality | Model evaluation lead | Responsable de l'évaluation des modèles
    commercial | Customer success manager, public sector | Responsable de la réussite client, secteur public
    communication | Technical writer | Rédacteur·trice technique
    data | Intern, data engineering | Stagiaire en ingénierie des données
  `,
});
