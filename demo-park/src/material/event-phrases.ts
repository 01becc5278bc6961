import { pairs } from './sector';

/** How an event runs and for whom; combined with a topic's own words. */
export const formats = {
  workshop: pairs(`
    We work in groups of four on your own cases, with very few slides. | Nous travaillons par groupes de quatre sur vos propres cas ; les diapositives sont rares.
    A short introduction, a long exercise, and a closing round: what will you do differently on Monday? | Une brève introduction, un long exercice et un tour de table où chacun dit ce qu'il fera lundi.
    There are eighteen places, so that there is time for every question. | Le nombre de places est limité à dix-huit, afin de laisser du temps à chaque question.
    Please bring a laptop and an example of your own, or use one of ours. | Prenez un ordinateur et un exemple personnel ; des exemples sont fournis à qui n'en a pas.
    If more than thirty people register, we will run the workshop again. | L'atelier est répété si plus de trente personnes s'inscrivent.
  `),
  conference: pairs(`
    Talks take twenty minutes and questions ten; the bell is merciless. | Les exposés durent vingt minutes, les questions dix ; la cloche est sans pitié.
    There is time to talk: a quarter of the programme is breaks. | Entre les exposés, il y a du temps : un quart du programme est fait de pauses.
    Talks are in English or French, with interpretation into the other language. | Les exposés ont lieu en anglais ou en français, avec interprétation dans l'autre langue.
    The programme committee chose from more than a hundred proposals and publishes the ones it turned down, too. | Le comité de programme a choisi parmi plus de cent propositions ; la liste des refus est elle aussi publique.
  `),
  talk: pairs(`
    A short talk and a longer conversation; the speaker stays until the last question. | Un bref exposé, une discussion plus longue ; l'oratrice ou l'orateur reste jusqu'à la dernière question.
    Two points of view, one moderator, no slides. | Deux points de vue, une modératrice, aucune diapositive.
    The first half is for the speakers, the second for the audience. | La première moitié appartient aux intervenants, la seconde au public.
    We start with an example from the park and finish with what it cost. | Nous commençons par un exemple du parc et finissons par ce qu'il a coûté.
    Afterwards you can look at the instruments and try some of them. | Ensuite, on peut regarder les instruments et en essayer quelques-uns.
  `),
  networking: pairs(`
    No speeches and no job titles on badges; first names will do. | Ni discours ni titres sur les badges : les prénoms suffisent.
    Come when you can and leave when you must. | Venez quand vous pouvez, partez quand vous devez.
    Families are welcome, and so are dogs on a lead. | Les familles sont bienvenues, les chiens en laisse aussi.
    Drinks are on the park; food can be bought at the stands. | Le parc offre à boire, chacun paie ce qu'il mange.
    If it is your first time, you get a cup with your name on it. | Qui vient pour la première fois reçoit une tasse à son nom.
  `),
  knova: pairs(`
    For KNOVA members; what is said in the room stays in the room. | Réservé aux membres KNOVA ; ce qui se dit dans la salle y reste.
    Each company has two places, or three if one of you is new. | Les places sont attribuées par entreprise : deux, ou trois si l'une des personnes est nouvelle.
    Send your questions in by the day before; they are answered without names. | Envoyez vos questions jusqu'à la veille : elles seront traitées anonymement.
  `),
  online: pairs(`
    The link is sent after registration; the recording stays available for a month. | Le lien est envoyé après l'inscription ; l'enregistrement reste disponible un mois.
    Online only; switch your camera on or off as you like. | En ligne seulement, caméra allumée ou non, comme vous préférez.
    We start on time and stop on time: forty-five minutes, including questions. | Nous commençons et finissons à l'heure : quarante-cinq minutes, questions comprises.
  `),
} as const;

export const audiences = pairs(`
  For founders, project leads, and anyone who is about to become one. | Pour les fondatrices et fondateurs, les chef·fes de projet et celles et ceux qui vont le devenir.
  No previous knowledge is needed; curiosity is. | Aucune connaissance préalable n'est requise ; la curiosité, si.
  Meant for people in the field; students are welcome if there is room. | S'adresse aux professionnels du domaine ; les étudiants sont bienvenus dans la limite des places.
  Tenants have priority until two weeks before the date. | Les locataires ont la priorité jusqu'à deux semaines avant la date.
  Suitable for newcomers; old hands get the front row and the difficult questions. | Accessible à qui découvre le sujet ; les habitués auront le premier rang et les questions difficiles.
  If you come from outside the park, allow ten minutes for the badge at reception. | Si vous venez de l'extérieur, comptez dix minutes pour le badge à l'accueil.
  For everybody who has always wanted to ask and never dared. | Pour toutes celles et tous ceux qui ont toujours voulu poser la question sans oser.
  Bring your team: it saves explaining everything again afterwards. | Venez en équipe : cela évite de tout raconter au retour.
`);

export const practicals = {
  place: pairs(`
    The room is wheelchair accessible and has an induction loop. | La salle est accessible en fauteuil roulant et équipée d'une boucle magnétique.
    Coffee is ready half an hour before the start. | Café dès une demi-heure avant le début.
    Please come by train or bicycle; if you drive, book a parking spot through Parkshare. | Merci de venir en train ou à vélo ; les places de parc se réservent par Parkshare.
    A light meal is included; tell us what you do not eat. | Un repas léger est compris ; dites-nous ce que vous ne mangez pas.
    We take photographs; if you would rather not be in them, pick up a yellow sticker at the entrance. | Des photos seront prises ; si vous préférez ne pas y figurer, demandez un autocollant jaune à l'entrée.
    The last shuttle to the station waits for everybody. | La dernière navette pour la gare attend que tout le monde soit sorti.
  `),
  language: pairs(`
    The event is in French; questions in English are answered in English. | La manifestation est en français ; les questions en anglais reçoivent une réponse en anglais.
    The event is in English; the documents are available in French as well. | La manifestation est en anglais ; les documents existent aussi en français.
    In French and English, as the conversation goes. | En français et en anglais, au fil de la discussion.
  `),
  terms: pairs(`
    Free for tenants, CHF 40 for everybody else. | Participation gratuite pour les locataires, 40 francs pour les autres.
    If you cannot come, please cancel in good time: there is always a waiting list. | Désinscrivez-vous à temps en cas d'empêchement : il y a toujours une liste d'attente.
    Registration closes two working days before the event. | Les inscriptions sont closes deux jours ouvrables avant la manifestation.
    Free of charge; there is a collection for the youth workshop at the door. | Entrée libre, chapeau à la sortie en faveur de l'atelier des jeunes.
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
    A customer's point of view | Le point de vue d'une cliente
    Figures instead of promises | Des chiffres plutôt que des promesses
    The regulator's questions | Les questions de l'autorité
    Demonstration | Démonstration
    Exercise in groups | Exercice en groupes
    What it really costs | Ce que cela coûte vraiment
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
    Summary and goodbye | Synthèse et clôture
  `),
} as const;
