import { pairs } from './sector';

/** How an event runs and for whom; combined with a topic's own words. */
export const formats = {
  workshop: pairs(`
    We work in groups of four on cases that you bring along. | Nous travaillons par groupes de quatre sur des cas que vous apportez.
    A short introduction is followed by a practical exercise and a discussion of the results. | Une brève introduction est suivie d'un exercice pratique et d'une discussion des résultats.
    The number of places is limited, so that there is time for questions. | Le nombre de places est limité, afin de laisser du temps pour les questions.
    Please bring a laptop and an example of your own, or use one of ours. | Prenez un ordinateur et, si possible, un exemple de votre entreprise ; sinon, nous en fournissons un.
    If there is enough interest, the workshop will be repeated. | Si la demande est suffisante, l'atelier aura lieu une deuxième fois.
  `),
  conference: pairs(`
    Talks last twenty minutes, followed by ten minutes of questions. | Les exposés durent vingt minutes et sont suivis de dix minutes de questions.
    Long breaks between the talks leave time for conversations. | De longues pauses entre les exposés laissent du temps pour les discussions.
    Talks are in English or French, with interpretation into the other language. | Les exposés ont lieu en anglais ou en français, avec interprétation dans l'autre langue.
    The programme committee chose the talks from more than a hundred proposals. | Le comité de programme a choisi les exposés parmi plus de cent propositions.
  `),
  talk: pairs(`
    A short talk is followed by a discussion with the audience. | Un bref exposé est suivi d'une discussion avec le public.
    Two speakers discuss the subject with a moderator. | Deux intervenants débattent du sujet avec une modératrice.
    The second half of the event is for questions from the audience. | La deuxième moitié est réservée aux questions du public.
    We start with an example from a company in the park, including its costs. | Nous commençons par l'exemple d'une entreprise du parc, coûts compris.
    Afterwards there is time to look at the equipment on show. | Le matériel exposé peut être examiné à la fin.
  `),
  networking: pairs(`
    A badge with your first name is waiting for you at the entrance. | Un badge avec votre prénom vous attend à l'entrée.
    You can arrive late or leave early. | Vous pouvez arriver plus tard ou partir avant la fin.
    The drinks are offered by the park. | Les boissons sont offertes par le parc.
    If you come for the first time, tell us at the entrance: somebody will introduce you. | Si vous venez pour la première fois, dites-le à l'entrée : quelqu'un vous présentera.
  `),
  knova: pairs(`
    For KNOVA members only; the discussion is confidential. | Réservé aux membres KNOVA ; les discussions sont confidentielles.
    Each company may send two people. | Chaque entreprise peut envoyer deux personnes.
    Please send in your questions by the day before; they are treated anonymously. | Merci d'envoyer vos questions jusqu'à la veille ; elles seront traitées de façon anonyme.
  `),
  online: pairs(`
    The link is sent after registration; the recording stays available for a month. | Le lien est envoyé après l'inscription ; l'enregistrement reste disponible un mois.
    Online only; you can leave your camera off. | En ligne seulement ; vous pouvez laisser votre caméra éteinte.
    The presentation is followed by questions, which you can also send in advance. | La présentation est suivie de questions, que vous pouvez aussi envoyer à l'avance.
  `),
} as const;

export const audiences = pairs(`
  For founders and project leads. | S'adresse aux fondatrices, fondateurs et chef·fes de projet.
  No previous knowledge is needed. | Aucune connaissance préalable n'est requise.
  For people who work in the field; students are welcome if there are places left. | S'adresse aux professionnels du domaine ; les étudiants sont bienvenus s'il reste des places.
  Tenants have priority until two weeks before the date. | Les locataires ont la priorité jusqu'à deux semaines avant la date.
  Suitable for newcomers and for people with experience. | Convient aux débutants comme aux personnes expérimentées.
  If you come from outside the park, allow ten minutes for the badge at reception. | Si vous venez de l'extérieur, comptez dix minutes pour le badge à l'accueil.
  Open to everybody who works in the park. | Ouvert à toutes les personnes qui travaillent au parc.
  Several people from one company may register. | Plusieurs personnes d'une même entreprise peuvent s'inscrire.
`);

/** A social event has no level, no priority and no documents. */
export const networkingAudiences = pairs(`
  Open to everybody who works in the park. | Ouvert à toutes les personnes qui travaillent au parc.
  You are welcome to bring a colleague. | Vous pouvez venir avec une ou un collègue.
  Guests from outside the park are welcome. | Les personnes extérieures au parc sont bienvenues.
`);

export const practicals = {
  place: pairs(`
    The room is wheelchair accessible and has an induction loop. | La salle est accessible en fauteuil roulant et équipée d'une boucle magnétique.
    Coffee is ready half an hour before the start. | Café dès une demi-heure avant le début.
    Please come by train or bicycle; if you drive, book a parking spot through Parkshare. | Merci de venir en train ou à vélo ; les places de parc se réservent par Parkshare.
    Please tell us about allergies when you register. | Merci de signaler vos allergies à l'inscription.
    We take photographs; if you do not want to appear in them, ask for a yellow sticker at the entrance. | Des photos seront prises ; si vous préférez ne pas y figurer, demandez un autocollant jaune à l'entrée.
    A shuttle to the station leaves ten minutes after the end. | Une navette pour la gare part dix minutes après la fin.
  `),
  language: pairs(`
    The event is in French; questions can also be asked in English. | La manifestation a lieu en français ; les questions peuvent aussi être posées en anglais.
    The event is in English; the documents are available in French as well. | La manifestation a lieu en anglais ; les documents existent aussi en français.
    The event is in French and English. | La manifestation a lieu en français et en anglais.
  `),
  terms: pairs(`
    Free for tenants, CHF 40 for everybody else. | Participation gratuite pour les locataires, 40 francs pour les autres.
    If you cannot come, please cancel in good time so that somebody else can take the place. | En cas d'empêchement, merci de vous désinscrire à temps pour libérer la place.
    Registration closes two working days before the event. | Les inscriptions sont closes deux jours ouvrables avant la manifestation.
    Free of charge; donations go to the youth workshop. | Entrée libre ; collecte en faveur de l'atelier des jeunes.
  `),
  networking: pairs(`
    Free of charge for everybody who works in the park. | Gratuit pour toutes les personnes qui travaillent au parc.
    A small contribution towards the costs is welcome. | Une petite contribution aux frais est bienvenue.
    If you cannot come after all, a short message is enough. | En cas d'empêchement, un bref message suffit.
  `),
} as const;

export const programme = {
  openings: pairs(`
    Welcome and coffee | Accueil et café
    Doors open | Ouverture des portes
    Welcome by the park | Mot de bienvenue du parc
  `),
  talks: pairs(`
    Lessons from a first project | Les leçons d'un premier projet
    Three cases from practice | Trois cas tirés de la pratique
    State of the art | L'état de la technique
    A customer's point of view | Le point de vue d'un client
    Results and figures | Résultats et chiffres
    Rules and permits | Règles et autorisations
    Demonstration | Démonstration
    Exercise in groups | Exercice en groupes
    Costs and financing | Coûts et financement
    Next steps | Prochaines étapes
  `),
  breaks: pairs(`
    Break | Pause
    Coffee break | Pause café
    Lunch | Repas de midi
  `),
  end: pairs(`
    Questions and outlook | Questions et perspectives
    Aperitif | Apéritif
    Summary and goodbye | Synthèse et clôture
  `),
} as const;
