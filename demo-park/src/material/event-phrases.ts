import { pairs } from './sector';

/** How an event runs and for whom; combined with a topic's own words. */
export const formats = {
  workshop: pairs(`
    We work in groups of four on your own cases; slides are few. | Nous travaillons par groupes de quatre sur vos propres cas ; les diapositives sont rares.
    A short introduction, a long exercise, and a round in which everyone says what they will do on Monday. | Une brève introduction, un long exercice et un tour de table où chacun dit ce qu'il fera lundi.
    The number of places is limited to eighteen, so that there is time for every question. | Le nombre de places est limité à dix-huit, afin de laisser du temps à chaque question.
    Please bring a laptop and an example of your own; examples are provided for those who have none. | Prenez un ordinateur et un exemple personnel ; des exemples sont fournis à qui n'en a pas.
    The workshop is repeated when more than thirty people register. | L'atelier est répété si plus de trente personnes s'inscrivent.
  `),
  conference: pairs(`
    Talks last twenty minutes, questions ten; the bell is merciless. | Les exposés durent vingt minutes, les questions dix ; la cloche est sans pitié.
    Between the talks there is time: a quarter of the programme is break. | Entre les exposés, il y a du temps : un quart du programme est fait de pauses.
    Talks are held in English or French and interpreted into the other language. | Les exposés ont lieu en anglais ou en français, avec interprétation dans l'autre langue.
    The programme committee chose from more than a hundred proposals; the list of refused ones is public as well. | Le comité de programme a choisi parmi plus de cent propositions ; la liste des refus est elle aussi publique.
  `),
  talk: pairs(`
    A short talk, a longer conversation; the speaker stays until the last question. | Un bref exposé, une discussion plus longue ; l'oratrice ou l'orateur reste jusqu'à la dernière question.
    Two points of view, one moderator, no slides. | Deux points de vue, une modération, aucune diapositive.
    The first half belongs to the speakers, the second to the audience. | La première moitié est aux orateurs, la seconde au public.
    We begin with an example from the park and end with what it cost. | Nous commençons par un exemple du parc et finissons par ce qu'il a coûté.
    Afterwards, the instruments can be looked at and some of them tried out. | Ensuite, on peut regarder les instruments et en essayer quelques-uns.
  `),
  networking: pairs(`
    No speeches, no badges with titles; first names will do. | Pas de discours, pas de badges à titres ; les prénoms suffisent.
    Come when you can and leave when you must. | Venez quand vous pouvez, partez quand vous devez.
    Families are welcome, dogs on a lead as well. | Les familles sont bienvenues, les chiens en laisse aussi.
    Drinks are on the park, food on those who are hungry. | Le parc offre à boire, chacun paie ce qu'il mange.
    Whoever comes for the first time gets a cup with their name on it. | Qui vient pour la première fois reçoit une tasse à son nom.
  `),
  knova: pairs(`
    For KNOVA members; what is said in the room stays in the room. | Réservé aux membres KNOVA ; ce qui se dit dans la salle y reste.
    Places are allotted per company: two, or three if one of you is new. | Les places sont attribuées par entreprise : deux, ou trois si l'une des personnes est nouvelle.
    Questions can be sent in until the day before and are treated without names. | Les questions s'envoient jusqu'à la veille et sont traitées sans nom.
  `),
  online: pairs(`
    The link is sent after registration; the recording stays available for a month. | Le lien est envoyé après l'inscription ; l'enregistrement reste disponible un mois.
    Online only, with camera on or off as you like. | En ligne seulement, caméra allumée ou non, comme vous préférez.
    We start on time and stop on time: forty-five minutes, including questions. | Nous commençons et finissons à l'heure : quarante-cinq minutes, questions comprises.
  `),
} as const;

export const audiences = pairs(`
  For founders, project leads and anyone who will soon be one. | Pour fondatrices, fondateurs, chef·fes de projet et toute personne qui le sera bientôt.
  No previous knowledge is needed; curiosity is. | Aucune connaissance préalable n'est requise ; la curiosité, si.
  Meant for people from the practice; students are welcome as far as there is room. | Destiné aux gens de la pratique ; les étudiants sont bienvenus dans la mesure des places.
  Tenants have priority until two weeks before the date. | Les locataires ont la priorité jusqu'à deux semaines avant la date.
  Suitable for newcomers to the subject; old hands get the front row and the difficult questions. | Convient à qui découvre le sujet ; les habitués ont le premier rang et les questions difficiles.
  If you come from outside the park, allow ten minutes for the badge at reception. | Si vous venez de l'extérieur, comptez dix minutes pour le badge à l'accueil.
  For everybody who has ever wanted to ask the question and did not dare. | Pour toutes celles et tous ceux qui ont toujours voulu poser la question sans oser.
  Teams are welcome to come as a team; it saves explaining it at home. | Venez en équipe : cela évite de tout raconter au retour.
`);

export const practicals = {
  place: pairs(`
    The room is accessible by wheelchair, and an induction loop is installed. | La salle est accessible en fauteuil roulant et équipée d'une boucle magnétique.
    Coffee from half an hour before the start. | Café dès une demi-heure avant le début.
    Please come by train or bicycle; parking spots can be booked through Parkshare. | Merci de venir en train ou à vélo ; les places de parc se réservent par Parkshare.
    A light meal is included; tell us what you do not eat. | Un repas léger est compris ; dites-nous ce que vous ne mangez pas.
    Photographs are taken; a yellow sticker at the entrance keeps you out of them. | On prendra des photos ; un autocollant jaune à l'entrée vous en dispense.
    The last shuttle to the station waits until everybody is out. | La dernière navette pour la gare attend que tout le monde soit sorti.
  `),
  language: pairs(`
    The language is French; questions in English are answered in English. | La manifestation est en français ; les questions en anglais reçoivent une réponse en anglais.
    The event is held in English; the documents are available in French as well. | La manifestation est en anglais ; les documents existent aussi en français.
    French and English, whichever comes first. | Français et anglais, dans l'ordre d'arrivée.
  `),
  terms: pairs(`
    Participation is free for tenants and costs CHF 40 for others. | Participation gratuite pour les locataires, 40 francs pour les autres.
    Cancel in good time if you cannot come: there is always a waiting list. | Désinscrivez-vous à temps en cas d'empêchement : il y a toujours une liste d'attente.
    Registration closes two working days before. | Les inscriptions sont closes deux jours ouvrables avant.
    Free of charge, with a hat at the door for the youth workshop. | Gratuit, avec un chapeau à la sortie pour l'atelier des jeunes.
  `),
} as const;

export const programme = {
  openings: pairs(`
    Welcome and coffee | Accueil et café
    Doors open | Ouverture des portes
    Welcome by the park | Mot de bienvenue du parc
  `),
  talks: pairs(`
    What we got wrong | Ce que nous avions mal compris
    Three cases from practice | Trois cas tirés de la pratique
    State of the art in twenty minutes | L'état de l'art en vingt minutes
    A customer's view | Le point de vue d'une cliente
    Figures instead of promises | Des chiffres plutôt que des promesses
    The regulator's questions | Les questions de l'autorité
    Demonstration | Démonstration
    Exercise in groups | Exercice en groupes
    Costs, honestly | Les coûts, honnêtement
    What comes next | Ce qui vient ensuite
  `),
  breaks: pairs(`
    Break | Pause
    Coffee and fresh air | Café et grand air
    Lunch | Repas de midi
  `),
  end: pairs(`
    Questions and outlook | Questions et perspectives
    Aperitif | Apéritif
    Summary and goodbye | Synthèse et au revoir
  `),
} as const;
