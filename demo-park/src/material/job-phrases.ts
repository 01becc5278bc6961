import { pairs, type Bilingual, type JobFamily } from './sector';

interface FamilyPhrases {
  tasks: readonly Bilingual[];
  requirements: readonly Bilingual[];
}

export const jobPhrases: Record<JobFamily, FamilyPhrases> = {
  lab: {
    tasks: pairs(`
      Plan and run experiments, and write them up so that others can repeat them | Planifier des expériences, les réaliser et les consigner de façon à ce que d'autres puissent les répéter
      Look after cultures, samples and the instruments that measure them | Prendre soin des cultures, des échantillons et des instruments qui les mesurent
      Develop methods together with production | Développer des méthodes avec la production
      Present results at the weekly meeting, disappointing ones included | Présenter les résultats, même décevants, à la séance hebdomadaire
      Teach trainees how to work at the bench | Initier les stagiaires au travail de paillasse
    `),
    requirements: pairs(`
      Training as a laboratory technician or a degree in a natural science | Formation de laborantin·e ou diplôme en sciences naturelles
      Steady hands and a legible laboratory notebook | Des mains sûres et un cahier de laboratoire lisible
      Experience with quality standards is welcome; patience is required | Une expérience des règles de qualité est bienvenue, la patience est requise
    `),
  },
  hardware: {
    tasks: pairs(`
      Design, build and test prototypes, from the sketch to the measurement report | Concevoir, construire et tester des prototypes, de l'esquisse au rapport de mesure
      Choose parts that can still be bought in five years | Choisir des composants qu'on pourra encore acheter dans cinq ans
      Prepare the transfer to series production with our suppliers | Préparer le passage en série avec nos fournisseurs
      Hunt down faults that appear only on Fridays | Traquer les défauts qui n'apparaissent que le vendredi
      Write specifications together with users | Rédiger des spécifications avec les utilisateurs
    `),
    requirements: pairs(`
      A degree in engineering or equivalent practical experience | Diplôme d'ingénieur·e ou expérience pratique équivalente
      At home with CAD software and with a soldering iron or a lathe | Aisance avec un logiciel de conception et avec un fer à souder ou un tour
      Interest in how things are made, not only in how they look | Intérêt pour la fabrication des choses, pas seulement pour leur aspect
    `),
  },
  software: {
    tasks: pairs(`
      Write software that colleagues like to read, and tests that fail for good reasons | Écrire du code que les collègues aiment lire, et des tests qui échouent pour de bonnes raisons
      Take part in decisions on architecture and write them down | Participer aux choix d'architecture et les consigner
      Run what you build, with a fair on-call rota | Exploiter ce que vous construisez, avec un piquet équitable
      Review code kindly and precisely | Relire le code avec bienveillance et précision
      Talk to customers about what they find slow or confusing | Échanger avec les clients sur ce qu'ils trouvent lent ou confus
    `),
    requirements: pairs(`
      Several years of experience in at least one of our languages; we will tell you which in the first conversation | Plusieurs années de pratique dans au moins un de nos langages, que nous nommons au premier entretien
      Sound knowledge of testing, version control and debugging | Solides connaissances des tests, de la gestion de versions et du débogage
      The habit of asking why before asking how | L'habitude de demander pourquoi avant de demander comment
    `),
  },
  data: {
    tasks: pairs(`
      Turn raw measurements into statements that stand up to questions | Transformer des mesures brutes en affirmations défendables
      Build and evaluate models, and publish their error rates | Construire et évaluer des modèles, et publier leurs taux d'erreur
      Look after data sets: origin, consent, quality, deletion | S'occuper des jeux de données : origine, consentement, qualité, effacement
      Explain results to people who have to decide by noon | Expliquer les résultats à des personnes qui doivent décider avant midi
    `),
    requirements: pairs(`
      A degree in statistics, computer science, physics or a related field | Diplôme en statistique, informatique, physique ou domaine proche
      Fluent in Python or R, and suspicious of averages | Bonne maîtrise de Python ou de R, et des doutes sur les moyennes
      Experience with data that nobody collected for you | Expérience de données que personne n'a récoltées pour vous
    `),
  },
  quality: {
    tasks: pairs(`
      Keep the quality system short, current and in use | Garder un système qualité court, à jour et utilisé
      Prepare audits and answer the questions that follow | Préparer les audits et répondre aux questions qui suivent
      See changes through from the idea to the release | Accompagner les modifications, de l'idée à la mise en service
      Train colleagues without boring them | Former les collègues sans les ennuyer
    `),
    requirements: pairs(`
      Experience in a regulated industry | Expérience dans une branche réglementée
      Precise writing in French and English | Un langage précis, en français et en anglais
      The courage to say no and the skill to show another way | Le courage de dire non et le talent de proposer une autre voie
    `),
  },
  commercial: {
    tasks: pairs(`
      Look after our customers and find new ones who suit us | Suivre la clientèle existante et en trouver une nouvelle qui nous convient
      Prepare offers that can be understood without a call | Préparer des offres compréhensibles sans coup de fil
      Bring what you hear from the market back to the developers | Rapporter au développement ce que vous entendez sur le marché
      Represent us at trade fairs, four or five times a year | Nous représenter à des salons, quatre ou cinq fois par an
    `),
    requirements: pairs(`
      A track record in selling technical products, described without exaggeration | Des succès dans la vente de produits techniques, racontés sans exagération
      Fluent French and English; German opens doors | Français et anglais courants ; l'allemand ouvre des portes
      Willing to travel one day a week | Disponibilité pour voyager un jour par semaine
    `),
  },
  operations: {
    tasks: pairs(`
      Plan production and keep promises about dates | Planifier la production et tenir les délais promis
      Build a small, capable network of suppliers | Constituer un réseau restreint de fournisseurs fiables
      Improve processes together with those who carry them out | Améliorer les processus avec celles et ceux qui les exécutent
      Look after safety, order and the coffee supply | Veiller à la sécurité, à l'ordre et aux réserves de café
    `),
    requirements: pairs(`
      A technical apprenticeship or degree and experience in production | Apprentissage ou diplôme technique et expérience de la production
      Calm when three things happen at once | Du calme quand trois choses arrivent en même temps
      At ease with planning software, or with a very good spreadsheet | Bonne maîtrise d'un logiciel de planification, ou d'un excellent tableur
    `),
  },
  finance: {
    tasks: pairs(`
      Month-end closing, budgets and cash planning | Bouclements mensuels, budget et planification des liquidités
      Reports to the board, four pages at most | Rapports au conseil d'administration, de quatre pages au plus
      Dealing with banks, auditors and authorities | Relations avec les banques, les réviseurs et les autorités
    `),
    requirements: pairs(`
      Federal diploma in finance or a comparable qualification | Brevet fédéral en finance ou titre comparable
      Experience in a growing company | Expérience dans une entreprise en croissance
      Discretion and a sense of humour, in that order | Discrétion et humour, dans cet ordre
    `),
  },
  people: {
    tasks: pairs(`
      Design training that people still remember a month later | Concevoir des formations dont on se souvient après un mois
      Support new colleagues through their first hundred days | Accompagner les nouveaux collègues durant leurs cent premiers jours
      Advise managers in difficult conversations | Conseiller les cadres dans les conversations difficiles
    `),
    requirements: pairs(`
      A qualification in adult education or human resources | Formation en pédagogie des adultes ou en ressources humaines
      At ease in front of a group and one to one | Aisance devant un groupe comme en tête-à-tête
      Very good French and English | Très bon niveau de français et d'anglais
    `),
  },
  communication: {
    tasks: pairs(`
      Write texts that explain without simplifying too much | Rédiger des textes qui expliquent sans trop simplifier
      Look after the website, the newsletter and the questions they bring in | Animer le site, l'infolettre et les questions qui y arrivent
      Organise visits and small events | Organiser visites et petites manifestations
    `),
    requirements: pairs(`
      A confident style in French or English, and a good eye for the other | Un style sûr en français ou en anglais, et un bon œil de lecteur pour l'autre langue
      Curiosity about technology | De la curiosité pour la technique
      Samples of work that you are proud of | Des échantillons de travail dont vous êtes fier ou fière
    `),
  },
  field: {
    tasks: pairs(`
      Install our products on site and train those who use them | Installer nos produits sur place et former les personnes qui les utilisent
      Service and repairs, with reports that help the developers | Entretien, réparation et rapports utiles au développement
      Plan your own tours in western Switzerland and neighbouring France | Planifier vos propres tournées en Suisse romande et en France voisine
    `),
    requirements: pairs(`
      A technical apprenticeship, and you enjoy being on the road | Apprentissage technique et plaisir d'être en route
      Driving licence and good conversational French | Permis de conduire et bon français parlé
      Patience with machines and with people | De la patience avec les machines et avec les gens
    `),
  },
};

export const benefits = pairs(`
  Five weeks of holiday, six from the age of fifty | Cinq semaines de vacances, six dès cinquante ans
  Flexible hours, and two days a week from home where the work allows it | Horaires souples ; deux jours par semaine à domicile si le travail le permet
  A half-fare travel card and a place in the bicycle shelter | Abonnement demi-tarif et une place dans l'abri à vélos
  A workplace ten minutes from the lake | Un lieu de travail à dix minutes du lac
  Time and money for further training, five days a year | Du temps et de l'argent pour la formation continue, cinq jours par an
  Shares in the company after the first year | Des parts de l'entreprise après la première année
  A place in the park's nursery, when one is free | Une place à la crèche du parc, s'il y en a
  Reduced prices in the canteen | Repas de midi à prix réduit à la cantine
  A pension plan in which the employer pays 60 per cent | Une prévoyance financée à 60 % par l'employeur
  Decisions within days, not quarters | Des décisions en jours, pas en trimestres
`);

export const applications = pairs(`
  We answer every application within ten days. You need no cover letter; a few sentences about why you are interested will do. | Nous répondons à chaque candidature sous dix jours. Pas besoin de lettre ; quelques phrases sur vos raisons suffisent.
  The first conversation takes half an hour, the second half a day, paid. Then we decide. | Le premier entretien dure une demi-heure, le second une demi-journée, payée. Ensuite, nous décidons.
  Please leave out photograph, age and marital status. We do not need them. | Merci d'omettre photo, âge et état civil. Nous n'en avons pas besoin.
  Not everything fits? Write anyway; we have shaped jobs around people before. | Tout ne correspond pas ? Écrivez quand même ; il nous est arrivé de créer un poste sur mesure.
  If you would like to see us first, come by for a coffee and ring our bell. | Pour venir voir d'abord, passez prendre un café ; sonnez à notre nom.
`);

export const openings = pairs(`
  {company} makes {made}. Demand is growing, and so is our team. | {company} conçoit des {made}. Pour suivre la demande, nous cherchons du renfort.
  You know that {customers} need better tools? So do we. {company} builds {short}, and our team has room for one more. | Vous savez que des {customers} ont besoin de meilleurs outils ? Nous aussi. {company} conçoit des {short}, et une place se libère dans notre équipe.
  We are a team of {number} at {building} and make {product}. A colleague is retiring, and we would like to find a successor before the farewell party. | Nous sommes une équipe de {number} à {building} et concevons des {product}. Un départ à la retraite s'annonce ; nous aimerions repourvoir le poste avant la fête d'adieu.
  This position is new. It exists because {customers} ask for more {short} than we can build today. | Ce poste est nouveau. Il existe parce que des {customers} demandent plus {de short} que nous ne pouvons en produire aujourd'hui.
  After four years of development our {short} are on the market, and the work is changing: fewer sketches, more responsibility. | Après quatre ans de développement, nos {short} sont sur le marché et le travail change : moins de croquis, plus de responsabilité.
`);
