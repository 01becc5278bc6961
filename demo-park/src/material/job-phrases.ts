import { pairs, type Bilingual, type JobFamily } from './sector';

interface FamilyPhrases {
  tasks: readonly Bilingual[];
  requirements: readonly Bilingual[];
}

export const jobPhrases: Record<JobFamily, FamilyPhrases> = {
  lab: {
    tasks: pairs(`
      Plan experiments, carry them out and write them up so that others can repeat them | Planifier des expériences, les réaliser et les consigner de façon à ce que d'autres puissent les répéter
      Look after cultures, samples and the instruments that measure them | Prendre soin des cultures, des échantillons et des instruments qui les mesurent
      Develop methods together with production | Développer des méthodes avec la production
      Present results in the weekly round, including those that disappoint | Présenter les résultats lors du point hebdomadaire, décevants compris
      Introduce trainees to working at the bench | Initier les stagiaires au travail de paillasse
    `),
    requirements: pairs(`
      Training as a laboratory technician or a degree in natural sciences | Formation de laborantin·e ou diplôme en sciences naturelles
      Steady hands and a legible laboratory notebook | Des mains sûres et un cahier de laboratoire lisible
      Experience with quality rules is welcome, patience is required | Une expérience des règles de qualité est bienvenue, la patience est requise
    `),
  },
  hardware: {
    tasks: pairs(`
      Design, build and test prototypes, from the sketch to the measurement report | Concevoir, construire et tester des prototypes, de l'esquisse au rapport de mesure
      Choose parts that can still be bought in five years | Choisir des composants qu'on pourra encore acheter dans cinq ans
      Prepare the transfer to series production with our suppliers | Préparer le passage en série avec nos fournisseurs
      Hunt down faults that appear only on Fridays | Traquer les défauts qui n'apparaissent que le vendredi
      Draw up specifications together with users | Rédiger des spécifications avec les utilisateurs
    `),
    requirements: pairs(`
      A degree in engineering or equal practical experience | Diplôme d'ingénieur·e ou expérience pratique équivalente
      Confidence with design software and with a soldering iron or a lathe | Aisance avec un logiciel de conception et avec un fer à souder ou un tour
      Interest in how things are made, not only in how they look | Intérêt pour la fabrication des choses, pas seulement pour leur aspect
    `),
  },
  software: {
    tasks: pairs(`
      Write software that colleagues like to read, and tests that fail for good reasons | Écrire du logiciel que les collègues aiment lire et des tests qui échouent pour de bonnes raisons
      Take part in decisions on architecture and write them down | Participer aux choix d'architecture et les consigner
      Run what you build, with a fair on-call rota | Exploiter ce que vous construisez, avec un piquet équitable
      Review code kindly and precisely | Relire le code avec bienveillance et précision
      Talk to customers about what is slow or confusing | Parler avec les clients de ce qui est lent ou confus
    `),
    requirements: pairs(`
      Several years of practice in at least one of our languages; we name them in the first conversation | Plusieurs années de pratique dans au moins un de nos langages, que nous nommons au premier entretien
      Sound knowledge of testing, version control and debugging | Solides connaissances des tests, de la gestion de versions et du débogage
      The habit of asking why before asking how | L'habitude de demander pourquoi avant de demander comment
    `),
  },
  data: {
    tasks: pairs(`
      Turn raw measurements into statements that can be defended | Transformer des mesures brutes en affirmations défendables
      Build and evaluate models, and publish their error rates | Construire et évaluer des modèles, et publier leurs taux d'erreur
      Look after data sets: origin, consent, quality, deletion | S'occuper des jeux de données : origine, consentement, qualité, effacement
      Explain results to people who have to decide by noon | Expliquer les résultats à des personnes qui doivent décider avant midi
    `),
    requirements: pairs(`
      A degree in statistics, computer science, physics or a related field | Diplôme en statistique, informatique, physique ou domaine proche
      Good command of Python or R, and doubts about averages | Bonne maîtrise de Python ou de R, et des doutes sur les moyennes
      Experience with data that were not collected for you | Expérience de données qui n'ont pas été récoltées pour vous
    `),
  },
  quality: {
    tasks: pairs(`
      Keep the quality system short, current and in use | Garder un système qualité court, à jour et utilisé
      Prepare audits and answer the questions that follow | Préparer les audits et répondre aux questions qui suivent
      Accompany changes from the idea to the release | Accompagner les modifications, de l'idée à la mise en service
      Train colleagues without boring them | Former les collègues sans les ennuyer
    `),
    requirements: pairs(`
      Experience in a regulated branch | Expérience d'une branche réglementée
      Precise language in French and English | Un langage précis, en français et en anglais
      The courage to say no and the skill to offer a way | Le courage de dire non et l'art de proposer une voie
    `),
  },
  commercial: {
    tasks: pairs(`
      Look after existing customers and find new ones that suit us | Suivre la clientèle existante et en trouver une nouvelle qui nous convient
      Prepare offers that can be understood without a call | Préparer des offres compréhensibles sans coup de fil
      Bring what you hear on the market back to development | Rapporter au développement ce que vous entendez sur le marché
      Represent us at fairs, four or five times a year | Nous représenter à des salons, quatre ou cinq fois par an
    `),
    requirements: pairs(`
      Success in selling technical products, told without exaggeration | Des succès dans la vente de produits techniques, racontés sans exagération
      Fluent French and English; German opens doors | Français et anglais courants ; l'allemand ouvre des portes
      Readiness to travel one day a week | Disponibilité pour voyager un jour par semaine
    `),
  },
  operations: {
    tasks: pairs(`
      Plan production and keep promises about dates | Planifier la production et tenir les délais promis
      Build up a small, capable network of suppliers | Constituer un réseau de fournisseurs restreint et capable
      Improve processes together with those who carry them out | Améliorer les processus avec celles et ceux qui les exécutent
      Watch over safety, order and the stock of coffee | Veiller à la sécurité, à l'ordre et aux réserves de café
    `),
    requirements: pairs(`
      A technical apprenticeship or degree and experience in production | Apprentissage ou diplôme technique et expérience de la production
      A calm manner when three things happen at once | Du calme quand trois choses arrivent en même temps
      Good command of planning software, or of a very good spreadsheet | Bonne maîtrise d'un logiciel de planification, ou d'un excellent tableur
    `),
  },
  finance: {
    tasks: pairs(`
      Month-end closing, budget and liquidity planning | Bouclements mensuels, budget et planification des liquidités
      Reporting to the board, four pages at most | Rapports au conseil, quatre pages au plus
      Contact with banks, auditors and authorities | Relations avec les banques, les réviseurs et les autorités
    `),
    requirements: pairs(`
      Federal diploma in finance or a comparable qualification | Brevet fédéral en finance ou titre comparable
      Experience in a growing company | Expérience d'une entreprise en croissance
      Discretion and humour, in this order | Discrétion et humour, dans cet ordre
    `),
  },
  people: {
    tasks: pairs(`
      Design trainings that are remembered after a month | Concevoir des formations dont on se souvient après un mois
      Accompany new colleagues in their first hundred days | Accompagner les nouveaux collègues durant leurs cent premiers jours
      Advise managers in difficult conversations | Conseiller les cadres dans les conversations difficiles
    `),
    requirements: pairs(`
      Training in adult education or human resources | Formation d'adultes ou ressources humaines
      Ease in front of a group and at a table for two | Aisance devant un groupe comme en tête-à-tête
      French and English at a high level | Très bon niveau de français et d'anglais
    `),
  },
  communication: {
    tasks: pairs(`
      Write texts that explain without simplifying too much | Rédiger des textes qui expliquent sans trop simplifier
      Look after website, newsletter and the questions that arrive there | Animer le site, l'infolettre et les questions qui y arrivent
      Organise visits and small events | Organiser visites et petites manifestations
    `),
    requirements: pairs(`
      A confident style in French or English, and a good reader's eye for the other | Un style sûr en français ou en anglais, et un bon œil de lecteur pour l'autre langue
      Curiosity about technology | De la curiosité pour la technique
      Work samples of which you are proud | Des échantillons de travail dont vous êtes fier ou fière
    `),
  },
  field: {
    tasks: pairs(`
      Install our products on site and train those who use them | Installer nos produits sur place et former les personnes qui les utilisent
      Service, repair, and reports that help development | Entretien, réparation et rapports utiles au développement
      Plan your own tours in western Switzerland and neighbouring France | Planifier vos propres tournées en Suisse romande et en France voisine
    `),
    requirements: pairs(`
      A technical apprenticeship and pleasure in being on the road | Apprentissage technique et plaisir d'être en route
      Driving licence and good conversational French | Permis de conduire et bon français parlé
      Patience with machines and with people | De la patience avec les machines et avec les gens
    `),
  },
};

export const benefits = pairs(`
  Five weeks of holiday, six from fifty on | Cinq semaines de vacances, six dès cinquante ans
  Flexible hours; two days a week from home where the work allows it | Horaires souples ; deux jours par semaine à domicile si le travail le permet
  Half-fare travel card and a place in the bicycle shelter | Abonnement demi-tarif et une place dans l'abri à vélos
  A workplace ten minutes from the lake | Un lieu de travail à dix minutes du lac
  Time and money for further training, five days a year | Du temps et de l'argent pour la formation continue, cinq jours par an
  Shares in the company after the first year | Des parts de l'entreprise après la première année
  A place in the park's nursery, if there is one | Une place à la crèche du parc, s'il y en a
  Lunch in the canteen at a reduced price | Repas de midi à prix réduit à la cantine
  A pension plan in which the employer pays 60 per cent | Une prévoyance financée à 60 % par l'employeur
  Decisions within days, not quarters | Des décisions en jours, pas en trimestres
`);

export const applications = pairs(`
  We answer every application within ten days. A letter is not needed; a few sentences about why will do. | Nous répondons à chaque candidature sous dix jours. Pas besoin de lettre ; quelques phrases sur vos raisons suffisent.
  The first conversation takes half an hour, the second half a day, paid. Then we decide. | Le premier entretien dure une demi-heure, le second une demi-journée, payée. Ensuite, nous décidons.
  Please leave out photograph, age and marital status. We do not need them. | Merci d'omettre photo, âge et état civil. Nous n'en avons pas besoin.
  Not everything fits? Write all the same; we have made positions to measure before. | Tout ne correspond pas ? Écrivez quand même ; il nous est arrivé de créer un poste sur mesure.
  If you would like to look in first, come for a coffee; ring the bell with our name. | Pour venir voir d'abord, passez prendre un café ; sonnez à notre nom.
`);

export const openings = pairs(`
  {company} makes {product} that {why}. To keep up with demand, we are looking for reinforcement. | {company} conçoit des {product} qui {why}. Pour suivre la demande, nous cherchons du renfort.
  You know that {customers} need better tools? So do we. {company} builds {short}, and a place in our team is free. | Vous savez que des {customers} ont besoin de meilleurs outils ? Nous aussi. {company} conçoit des {short}, et une place se libère dans notre équipe.
  We are a team of {number} at {building} and make {product}. A colleague is retiring; we would like to fill the position before the farewell party. | Nous sommes une équipe de {number} à {building} et concevons des {product}. Un départ à la retraite s'annonce ; nous aimerions repourvoir le poste avant la fête d'adieu.
  This position is new. It exists because {customers} ask for more {short} than we can build today. | Ce poste est nouveau. Il existe parce que des {customers} demandent plus {de short} que nous ne pouvons en produire aujourd'hui.
  After four years of development our {short} are on the market, and the work is changing: fewer sketches, more responsibility. | Après quatre ans de développement, nos {short} sont sur le marché et le travail change : moins de croquis, plus de responsabilité.
`);
