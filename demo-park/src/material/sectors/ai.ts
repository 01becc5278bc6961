import { sector } from '../sector';

export const ai = sector({
  id: 'ai',
  label: { en: 'artificial intelligence', fr: 'intelligence artificielle' },
  tags: ['machine learning', 'language technology', 'analytics'],
  companies: `
    Parlonis | translation models for public services | models | answer in Portuguese, Albanian and Tigrinya | modèles de traduction pour services publics | modèles | répondent en portugais, en albanais et en tigrigna | cantonal administrations; vocational schools
    Cortexa Labs | planning assistants for hospitals | assistants | respect working hours and requests when shifts change | assistants de planification pour hôpitaux | assistants | respectent les temps de travail et les demandes du personnel lors d'un changement d'horaire | hospitals
    Synoptis | document readers for notaries | document readers | find easements in long contracts | lecteurs de documents pour notaires | lecteurs de documents | trouvent les servitudes dans de longs contrats | notaries' offices
    Ordalie | audit tools for algorithms | tools | detect when a model treats groups differently | outils d'audit pour algorithmes | outils | détectent les inégalités de traitement dans un modèle | cantonal administrations
    Stratus Mind | demand forecasts for bakeries | forecasts | take weather and school holidays into account | prévisions de demande pour boulangeries | prévisions | tiennent compte de la météo et des vacances scolaires | bakery chains
    Vocalune | voice interfaces for workshops | interfaces | understand speech next to a running engine | interfaces vocales pour ateliers | interfaces | comprennent la parole à côté d'un moteur en marche | garages and workshops
    Tabulon | documentation tools for spreadsheets | tools | explain what each formula calculates | outils de documentation pour tableurs | outils | expliquent ce que calcule chaque formule | industrial companies
    Radiograph AI | reading aids for X-rays | reading aids | mark findings that are easily missed | aides à la lecture de radiographies | aides à la lecture | signalent les anomalies faciles à manquer | radiology centres
    Forestia | tree inventories from aerial images | inventories | count spruces and show bark beetle damage | inventaires forestiers par images aériennes | inventaires | comptent les épicéas et signalent les dégâts du bostryche | forestry services
    Polyglotte | captioning tools for parliaments | tools | also transcribe dialects | outils de sous-titrage pour parlements | outils | transcrivent aussi les dialectes | cantonal administrations
    Mnemoria | search engines for company archives | search engines | find a decision together with the reasons for it | moteurs de recherche pour archives d'entreprise | moteurs de recherche | retrouvent une décision et ses motifs | industrial companies
    Edgelune | neural networks for tiny chips | networks | run for a year on a button cell | réseaux de neurones pour puces minuscules | réseaux | fonctionnent un an sur une pile bouton | makers of connected devices
    Tutorelle | exercise generators for schools | generators | adapt to the level of each pupil | générateurs d'exercices pour écoles | générateurs | s'adaptent au niveau de chaque élève | vocational schools
  `,
  customers: `
    cantonal administrations | administrations cantonales
    industrial companies | entreprises industrielles
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
    Small language models | Les petits modèles de langage | When a model on a laptop is sufficient, with live comparisons. | Quand un modèle sur ordinateur portable suffit-il ? Comparaisons en direct.
    Auditing automated decisions | Auditer des décisions automatisées | Three examples: a town hall, a bank and a clinic. | Trois exemples : une commune, une banque et une clinique.
    Annotating data | Annoter des données | Labelling guidelines, disagreement between annotators and fair pay. | Consignes d'annotation, désaccords entre annotateurs et rémunération équitable.
    Preparing archives for language models | Préparer ses archives pour les modèles de langage | A workshop on sorting and cleaning documents. | Un atelier pour trier et nettoyer les documents.
    Language technology for small languages | Les technologies du langage pour petites langues | Romansh, patois and sign language as test cases. | Le romanche, les patois et la langue des signes comme cas d'essai.
    The energy consumption of AI models | La consommation d'énergie des modèles d'IA | Three teams measure the consumption of their models. | Trois équipes mesurent la consommation de leurs modèles.
    Artificial intelligence and the law | L'intelligence artificielle et le droit | Risk classes and duties, worked through on two products from the park. | Classes de risque et obligations, appliquées à deux produits du parc.
    From demonstration to product | De la démonstration au produit | How to test a language model before customers use it. | Comment tester un modèle de langage avant de le confier aux clients.
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
