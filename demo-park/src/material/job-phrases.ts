import { pairs, type Bilingual, type JobFamily } from './sector';

interface FamilyPhrases {
  tasks: readonly Bilingual[];
  requirements: readonly Bilingual[];
}

export const jobPhrases: Record<JobFamily, FamilyPhrases> = {
  lab: {
    tasks: pairs(`
      Plan, carry out and document experiments | Planifier, réaliser et documenter des expériences
      Look after cultures, samples and measuring instruments | Entretenir les cultures, les échantillons et les appareils de mesure
      Develop methods together with production | Développer des méthodes avec la production
      Present results at the weekly meeting | Présenter les résultats à la séance hebdomadaire
      Teach trainees how to work at the bench | Initier les stagiaires au travail de paillasse
    `),
    requirements: pairs(`
      Training as a laboratory technician or a degree in a natural science | Formation de laborantin·e ou diplôme en sciences naturelles
      A careful and well-documented way of working | Une façon de travailler soigneuse et bien documentée
      Experience with quality standards is an advantage | Une expérience des normes de qualité est un atout
    `),
  },
  hardware: {
    tasks: pairs(`
      Design, build and test prototypes, from the sketch to the measurement report | Concevoir, construire et tester des prototypes, de l'esquisse au rapport de mesure
      Select components with long-term availability | Choisir des composants disponibles à long terme
      Prepare the transfer to series production with our suppliers | Préparer le passage en série avec nos fournisseurs
      Analyse faults and find their causes | Analyser les défauts et en trouver les causes
      Write specifications together with users | Rédiger des spécifications avec les utilisateurs
    `),
    requirements: pairs(`
      A degree in engineering or equivalent practical experience | Diplôme d'ingénieur·e ou expérience pratique équivalente
      Confident use of CAD software; practical skills in the workshop | Bonne maîtrise d'un logiciel de CAO et aisance à l'atelier
      Interest in manufacturing and production methods | Intérêt pour la fabrication et les méthodes de production
    `),
  },
  software: {
    tasks: pairs(`
      Develop and test software that is easy to maintain | Développer et tester des logiciels faciles à entretenir
      Take part in decisions on architecture | Participer aux choix d'architecture
      Share responsibility for operations, including on-call duty one week in six | Participer à l'exploitation, avec une semaine de piquet sur six
      Review code together with the team | Relire le code avec l'équipe
      Talk to customers about problems and suggestions | Échanger avec les clients sur leurs problèmes et leurs suggestions
    `),
    requirements: pairs(`
      Several years of experience with a common programming language | Plusieurs années de pratique d'un langage de programmation courant
      Sound knowledge of testing, version control and debugging | Solides connaissances des tests, de la gestion de versions et du débogage
      An interest in our customers' work | De l'intérêt pour le travail de nos clients
    `),
  },
  data: {
    tasks: pairs(`
      Analyse measurements and present the results | Analyser des mesures et en présenter les résultats
      Build and evaluate statistical models | Construire et évaluer des modèles statistiques
      Look after data sets: origin, consent, quality, deletion | S'occuper des jeux de données : origine, consentement, qualité, effacement
      Explain results to colleagues and customers | Expliquer les résultats aux collègues et aux clients
    `),
    requirements: pairs(`
      A degree in statistics, computer science, physics or a related field | Diplôme en statistique, informatique, physique ou domaine proche
      Very good knowledge of Python or R | Très bonne maîtrise de Python ou de R
      Experience with incomplete and heterogeneous data | Expérience de données incomplètes et hétérogènes
    `),
  },
  quality: {
    tasks: pairs(`
      Maintain and simplify the quality system | Tenir à jour et simplifier le système qualité
      Prepare audits and follow up their results | Préparer les audits et en assurer le suivi
      Accompany product changes from the request to the release | Accompagner les modifications de produits, de la demande à la validation
      Train colleagues in quality matters | Former les collègues aux questions de qualité
    `),
    requirements: pairs(`
      Experience in a regulated industry | Expérience dans une branche réglementée
      Very good written French and English | Très bonne expression écrite en français et en anglais
      Assertiveness and a practical approach | De l'assurance et le sens pratique
    `),
  },
  commercial: {
    tasks: pairs(`
      Look after existing customers and win new ones | Suivre la clientèle existante et en acquérir une nouvelle
      Prepare offers and negotiate contracts | Préparer les offres et négocier les contrats
      Pass on customers' feedback to the development team | Transmettre au développement les retours de la clientèle
      Represent us at trade fairs, four or five times a year | Nous représenter à des salons, quatre ou cinq fois par an
    `),
    requirements: pairs(`
      Several years of experience in selling technical products | Plusieurs années d'expérience dans la vente de produits techniques
      Fluent French and English; German is an advantage | Français et anglais courants ; l'allemand est un atout
      Willingness to travel one day a week | Disponibilité pour voyager un jour par semaine
    `),
  },
  operations: {
    tasks: pairs(`
      Plan production and monitor delivery dates | Planifier la production et surveiller les délais
      Select suppliers and work with them | Choisir les fournisseurs et travailler avec eux
      Improve processes together with those who carry them out | Améliorer les processus avec celles et ceux qui les exécutent
      Ensure safety and order in the workplace | Veiller à la sécurité et à l'ordre sur le lieu de travail
    `),
    requirements: pairs(`
      A technical apprenticeship or degree and experience in production | Apprentissage ou diplôme technique et expérience de la production
      Good organisation, also under pressure | Un bon sens de l'organisation, même sous pression
      Good knowledge of spreadsheets and planning software | Bonne maîtrise d'un tableur et d'un logiciel de planification
    `),
  },
  finance: {
    tasks: pairs(`
      Month-end closing, budgets and cash planning | Bouclements mensuels, budget et planification des liquidités
      Quarterly reports to the board | Rapports trimestriels au conseil d'administration
      Contact with banks, auditors and authorities | Relations avec les banques, les réviseurs et les autorités
    `),
    requirements: pairs(`
      Federal diploma in finance or a comparable qualification | Brevet fédéral en finance ou titre comparable
      Experience in a growing company | Expérience dans une entreprise en croissance
      Discretion and reliability | Discrétion et fiabilité
    `),
  },
  people: {
    tasks: pairs(`
      Design and organise internal training | Concevoir et organiser la formation interne
      Recruit new colleagues and support them in their first months | Recruter de nouveaux collègues et les accompagner durant leurs premiers mois
      Advise managers on personnel matters | Conseiller les cadres sur les questions de personnel
    `),
    requirements: pairs(`
      A qualification in adult education or human resources | Formation en pédagogie des adultes ou en ressources humaines
      At ease in front of a group and one to one | Aisance devant un groupe comme en tête-à-tête
      Very good French and English | Très bon niveau de français et d'anglais
    `),
  },
  communication: {
    tasks: pairs(`
      Write news, brochures and press releases | Rédiger des actualités, des brochures et des communiqués
      Look after the website and the newsletter | S'occuper du site et de la lettre d'information
      Organise visits and small events | Organiser visites et petites manifestations
    `),
    requirements: pairs(`
      A confident style in French or English and good knowledge of the other language | Un style sûr en français ou en anglais et une bonne connaissance de l'autre langue
      Interest in technology | De l'intérêt pour la technique
      Two or three samples of your work | Deux ou trois exemples de vos travaux
    `),
  },
  field: {
    tasks: pairs(`
      Install our products on site and train those who use them | Installer nos produits sur place et former les personnes qui les utilisent
      Service and repairs, with reports for the development team | Entretien et réparations, avec rapports à l'intention du développement
      Plan your own tours in western Switzerland and neighbouring France | Planifier vos propres tournées en Suisse romande et en France voisine
    `),
    requirements: pairs(`
      A technical apprenticeship and willingness to travel | Apprentissage technique et disponibilité pour les déplacements
      Driving licence and good spoken French | Permis de conduire et bonne maîtrise du français parlé
      Patience and a friendly manner with customers | De la patience et un bon contact avec la clientèle
    `),
  },
  office: {
    tasks: pairs(`
      Organise meetings, travel and visits | Organiser les séances, les voyages et les visites
      Handle correspondence in French and English | Traiter la correspondance en français et en anglais
      Prepare decisions and follow up on them | Préparer les décisions et en assurer le suivi
      Be the first contact for visitors and suppliers | Être la première personne de contact pour les visiteurs et les fournisseurs
    `),
    requirements: pairs(`
      A commercial apprenticeship or comparable training | CFC d'employé·e de commerce ou formation comparable
      Very good French and English | Très bon niveau de français et d'anglais
      Discretion and good organisation | De la discrétion et le sens de l'organisation
    `),
  },
};

/** Positions of people in training have other tasks, requirements and benefits than those of trained staff. */
export const trainingPhrases = {
  internship: {
    tasks: pairs(`
      Work on a project of your own, from the plan to the report | Mener votre propre projet, du plan au rapport
      Carry out tests and document the results | Réaliser des essais et en documenter les résultats
      Contribute to the current version of our product | Contribuer à la version actuelle de notre produit
      Present your results to the team at the end | Présenter vos résultats à l'équipe à la fin du stage
    `),
    requirements: pairs(`
      Bachelor's or master's studies in a related field | Études de bachelor ou de master dans un domaine proche
      Good knowledge of French or English | Bonnes connaissances du français ou de l'anglais
      Available for at least four months | Disponibilité d'au moins quatre mois
    `),
    benefits: pairs(`
      Close supervision by an experienced colleague | Un encadrement par une personne expérimentée
      A monthly salary of CHF 2,200 | Un salaire de 2 200 francs par mois
      Flexible hours around lectures and examinations | Des horaires adaptés aux cours et aux examens
      Reduced prices in the canteen | Repas de midi à prix réduit à la cantine
      A workplace ten minutes from the lake | Un lieu de travail à dix minutes du lac
    `),
  },
  apprenticeship: {
    tasks: pairs(`
      Learn your trade step by step, with a trainer at your side | Apprendre votre métier pas à pas, aux côtés d'une formatrice ou d'un formateur
      Carry out orders of your own from the second year | Réaliser vos propres travaux dès la deuxième année
      Get to know the other companies of the training network | Découvrir les autres entreprises du réseau de formation
      Attend vocational school one or two days a week | Suivre les cours de l'école professionnelle un ou deux jours par semaine
    `),
    requirements: pairs(`
      Compulsory schooling completed by next summer | Scolarité obligatoire achevée d'ici l'été prochain
      Good marks in mathematics and curiosity about technology | De bonnes notes en mathématiques et de la curiosité pour la technique
      A trial week in the trade | Un stage d'observation dans le métier
    `),
    benefits: pairs(`
      Six weeks of holiday | Six semaines de vacances
      Help with preparing for examinations | Un appui pour la préparation des examens
      A train pass paid by the company | Un abonnement de train payé par l'entreprise
      Good prospects of a position after the final examination | De bonnes chances d'engagement après l'examen final
      Reduced prices in the canteen | Repas de midi à prix réduit à la cantine
    `),
  },
} as const;

/** Instead of the benefits of employees. */
export const freelanceBenefits = pairs(`
  A rate agreed in advance; invoices are paid within ten days | Un tarif convenu d'avance ; factures payées dans les dix jours
  Free choice of when and where you work | Le libre choix des horaires et du lieu de travail
  A desk in our office whenever you need one | Un bureau chez nous quand vous en avez besoin
  Further contracts if the cooperation works well | D'autres mandats si la collaboration est bonne
`);

export const benefits = pairs(`
  Five weeks of holiday, six from the age of fifty | Cinq semaines de vacances, six dès cinquante ans
  Flexible hours, and two days a week from home where the work allows it | Horaires souples ; deux jours par semaine à domicile si le travail le permet
  A half-fare travel card and a place in the bicycle shelter | Abonnement demi-tarif et une place dans l'abri à vélos
  A workplace ten minutes from the lake | Un lieu de travail à dix minutes du lac
  Five paid days of further training a year | Cinq jours de formation continue payés par an
  Shares in the company after the first year | Une participation au capital après la première année
  Priority for places in the park's nursery | Priorité pour les places à la crèche du parc
  Reduced prices in the canteen | Repas de midi à prix réduit à la cantine
  A pension plan of which the employer pays 60 per cent | Une prévoyance professionnelle financée à 60 % par l'employeur
  A small team with short decision paths | Une petite équipe et des décisions rapides
`);

export const applications = pairs(`
  We answer every application within ten days. A few sentences about your interest are enough; no cover letter is needed. | Nous répondons à chaque candidature dans les dix jours. Une lettre n'est pas nécessaire ; quelques phrases sur vos motivations suffisent.
  After a first interview we invite you to a half-day trial, which is paid. | Après un premier entretien, nous vous invitons à une demi-journée d'essai, rémunérée.
  Please send your application without photograph, age or marital status. | Merci d'envoyer votre dossier sans photo, ni âge, ni état civil.
  You do not meet all the requirements? We look forward to your application all the same. | Vous ne remplissez pas toutes les conditions ? Votre candidature nous intéresse quand même.
  If you have questions or would like to visit us first, please send us an e-mail. | Pour toute question ou pour une visite préalable, envoyez-nous un courriel.
`);

export const openings = pairs(`
  {company} develops {made}. We are expanding our team to meet demand. | {company} conçoit des {made}. Pour suivre la demande, nous cherchons du renfort.
  {company} supplies {customers} with {product}. We are looking for a colleague to join our team. | {company} fournit des {product} à des {customers}. Nous cherchons du renfort pour notre équipe.
  We are a team of {number} in {building} and develop {product}. A colleague is retiring, and we are looking for a successor. | Nous sommes une équipe de {number} personnes, dans le bâtiment {building}, et concevons des {product}. Un poste est à repourvoir à la suite d'un départ à la retraite.
  {company} develops {product}, mainly for {customers}. Because demand is growing, we have created this position. | {company} conçoit des {product}, surtout pour des {customers}. Ce poste a été créé pour répondre à la demande.
  {company} develops {product}. Our {short} are now on the market, and we are expanding the team. | {company} développe des {product}. Nos {short} sont désormais sur le marché, et nous agrandissons l'équipe.
  {company} is a team of {number} in {building}. We develop {product} and are looking for a new colleague. | {company} réunit {number} personnes dans le bâtiment {building}. Nous développons des {product} et cherchons du renfort.
  The {short} of {company} {why}. For their further development we are looking for a new colleague. | Les {short} {de company} {why}. Pour la suite de leur développement, nous agrandissons l'équipe.
  {company} develops {product}. {customers} are among our customers, and their number is growing. | {company} développe des {product}. Des {customers} comptent parmi nos clients, dont le nombre augmente.
  Since {year}, {company} has been developing {product}. This position will be vacant in the coming months. | {company} développe des {product} depuis {year}. Le poste se libère ces prochains mois.
  {company} develops {made}. You will join a team of {number}. | {company} développe des {made}. Vous rejoindrez une équipe de {number} personnes.
`);

export const trainingOpenings = pairs(`
  {company} develops {made}. You will work in a team of {number}, in {building}. | {company} développe des {made}. Vous travaillerez dans une équipe de {number} personnes, dans le bâtiment {building}.
  {company} develops {product}. We train young people every year and look forward to meeting you. | {company} développe des {product}. Nous formons chaque année des jeunes et nous réjouissons de faire votre connaissance.
  {company} supplies {customers} with {product}. You will see how a product develops from the idea to the customer. | {company} fournit des {product} à des {customers}. Vous verrez comment un produit évolue, de l'idée à la clientèle.
  We are a team of {number} and develop {product}. Several of us began here while still in training. | Nous sommes une équipe de {number} personnes et développons des {product}. Plusieurs d'entre nous ont commencé ici pendant leur formation.
`);
