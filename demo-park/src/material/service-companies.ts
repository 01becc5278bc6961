import { rows } from './sector';

/** Companies that serve the others, and partners from outside: each described for itself. */
export interface ServiceCompany {
  name: string;
  category: string;
  agreementType: string;
  tags: string[];
  description: { en: string; fr: string };
}

const table = `
  Rive-Claire Park Office | Tenant | feip-cbip | park team | The team that runs the park: reception, leases, programme, buildings. Reception is in the Aurore building and open from 7:30 to 18:00. | L'équipe qui fait vivre le parc : accueil, baux, programme, bâtiments. L'accueil se trouve dans le bâtiment Aurore et ouvre de 7 h 30 à 18 h.
  Atelier Mécanique du Lac | Tenant | garage | garage, mobility | Garage and charging service on level −1 of the Delta building: tyres, inspections, batteries and the park's shared cars. | Garage et service de recharge au niveau −1 du bâtiment Delta : pneus, expertises, batteries et voitures partagées du parc.
  Garage de la Jetée | External | garage | garage, mobility | Looks after fleets of companies around the lake and collects the car at the door. | S'occupe des flottes d'entreprises autour du lac et vient chercher la voiture devant la porte.
  Vélo-Clinique Sàrl | Tenant | Garage | garage, bicycles | Repairs bicycles while their owners work: hand it in before nine, collect it after five. | Répare les vélos pendant que leurs propriétaires travaillent : dépôt avant neuf heures, retrait après dix-sept heures.
  Tremplin Accélération | Tenant | sqie | accelerator, coaching | Accelerator for founders from university laboratories: twelve teams a year, six months of coaching. | Accélérateur pour les entreprises issues de laboratoires universitaires : douze équipes par an, six mois d'accompagnement.
  Pépinière du Nord | Tenant | sqie-knova | incubator | Desks, a workshop and a telephone booth for teams of one to four people in their first two years. | Des bureaux, un atelier et une cabine téléphonique pour équipes d'une à quatre personnes dans leurs deux premières années.
  Maison Brindille | Tenant | feip-prilly | childcare | Day nursery for 66 children from four months on, with a garden, a cook and places reserved for the park's families. | Crèche de 66 places dès quatre mois, avec un jardin, une cuisinière et des places réservées aux familles du parc.
  Table Commune | Tenant | feip-lausanne | restaurant | Runs the canteen, two cafés and the banquets of the park; three quarters of what it cooks grew within sixty kilometres. | Exploite la cantine, deux cafés et les banquets du parc ; trois quarts de ce qu'elle cuisine a poussé à moins de soixante kilomètres.
  Souffle Santé | Tenant | FEIP-Lausanne | health, sport | Gym, physiotherapy and a quiet room. Monthly membership, which can be cancelled at any time. | Salle de sport, physiothérapie et local de repos. Abonnement mensuel, résiliable en tout temps.
  Brevets & Marques Perrelet | Tenant | feip-lausanne | intellectual property | Patent and trade mark attorneys. First hour free for companies younger than three years. | Conseils en brevets et en marques. Première heure offerte aux entreprises de moins de trois ans.
  Notaire Aubert-Conti | Tenant | feip-cbip | law | Foundations, capital increases and leases, in French, English and Italian. | Fondations, augmentations de capital et baux, en français, en anglais et en italien.
  Ligne Claire Design | Tenant | feip-prilly | design, communication | Industrial and graphic design, from the first sketch to the user manual. | Design industriel et graphisme, de la première esquisse au mode d'emploi.
  Traverse Traductions | Startup | sqie | translation | Technical translation between seven languages by translators with a scientific background. | Traductions techniques entre sept langues, par des personnes de formation scientifique.
  Capital Lacustre | Tenant | feip-unlimitrust | investment | Early-stage fund with thirty investors from the region; decides within six weeks. | Fonds d'amorçage réunissant trente investisseurs de la région ; décision dans les six semaines.
  Comptoir des Talents | Tenant | feip-unlimitrust | recruitment | Recruits engineers and laboratory staff for companies in western Switzerland. | Recrute des ingénieurs et du personnel de laboratoire pour les entreprises de Suisse romande.
  Studio Écho | Startup | sqie | film, communication | Films, podcasts and live streams from a studio of forty square metres under the roof of Gamma. | Films, podcasts et diffusions en direct, dans un studio de quarante mètres carrés sous le toit de Gamma.
  Ateliers Partagés | Tenant | feip-cbip | prototyping | The park's prototyping workshop: lathe, mill and laser cutter by the hour, with help from a workshop manager. | L'atelier de prototypage du parc : tour, fraiseuse et découpe laser à l'heure, avec l'aide d'un maître d'atelier.
  Laboratoires Communs SA | Tenant | FEIP-CBIP | shared laboratories | Laboratories of level 1 and 2 with autoclave, cold room and microscopes, rented by the bench. | Laboratoires de niveaux 1 et 2 avec autoclave, chambre froide et microscopes, loués à la paillasse.
  Sûreté Riveraine | Tenant | feip-prilly | security | Guards, locks and alarms of the park, day and night. Emergency number on every door. | Gardiennage, serrures et alarmes du parc, jour et nuit. Numéro d'urgence sur chaque porte.
  Nuage Vert Hosting | Startup | sqie-knova | hosting | Servers in a former bomb shelter, cooled with lake water, powered by the roof next door. | Des serveurs dans un ancien abri, refroidis à l'eau du lac et alimentés par le toit voisin.
  École des Métiers du Lac | Tenant | feip-lausanne | training | Further training for laboratory technicians and polymechanics, and for everybody who wants to become one. | Formation continue pour laborantins, polymécaniciens et toute personne qui veut le devenir.
  Quai Neuf Coworking | Tenant | feip-unlimitrust | coworking | Ninety desks with a view of the lake, by the day or by the month; dogs are welcome on Fridays. | Nonante places avec vue sur le lac, à la journée ou au mois ; les chiens sont bienvenus le vendredi.
  Fondation Aiguillage | External | none | foundation | Supports young people who start a technical apprenticeship late, together with companies from the park. | Soutient, avec des entreprises du parc, des jeunes qui commencent tard un apprentissage technique.
  Institut des Mesures Alpines | External | feip-cbip | research | Research institute for instruments in extreme climates; long-standing partner of the park's photonics companies. | Institut de recherche sur les instruments en climat extrême ; partenaire de longue date des entreprises de photonique du parc.
  Banque Sociale du Léman | External | none | bank | Grants first loans to companies that other banks consider too young, with two advisers on site every Tuesday. | Accorde un premier prêt à des entreprises que les autres banques jugent trop jeunes, avec deux conseillers sur place chaque mardi.
  Assurances Trois Rives | External | none | insurance | Insurance broker for laboratories and workshops, on site on the first Monday of the month. | Courtier en assurances pour laboratoires et ateliers, sur place le premier lundi du mois.
  Office du Génie Citoyen | External | FEIP-LAUSANNE-2 | public service | A public help desk for founders: permits, forms and advice. | Guichet public pour créatrices et créateurs d'entreprise : permis, formulaires et conseils.
  Jardins de la Venoge Verte | External | none | landscaping | Gardeners of the park; they look after four hectares of meadow and work without leaf blowers. | Jardiniers du parc ; ils entretiennent quatre hectares de prairie et travaillent sans souffleuse.
  Navette Bleue | External | none | transport | Electric shuttle between the station and the thirteen buildings, every ten minutes at rush hour. | Navette électrique entre la gare et les treize bâtiments, toutes les dix minutes aux heures de pointe.
  Collectif Portes Ouvertes | External | none | association | Association of residents and companies that organises the open day and the summer party. | Association d'habitants et d'entreprises qui organise la journée portes ouvertes et la fête d'été.
  Haute École Technique de la Côte | External | sqie | education | Engineering school whose students spend their last semester in companies of the park. | Haute école d'ingénierie dont les étudiants passent leur dernier semestre dans des entreprises du parc.
  Réseau Mentors Séniors | External | none | mentoring | Forty retired managers and engineers who advise young companies for an hour a week, free of charge and in confidence. | Quarante cadres et ingénieurs retraités qui conseillent de jeunes entreprises une heure par semaine, gratuitement et en toute discrétion.
  Imprimerie du Débarcadère | former-tenant | none | printing | Printer and bookbinder; former tenant, now based in the village. | Imprimerie et reliure ; ancien locataire, aujourd'hui installé au village.
  Photo Lumen & Filles | former-tenant | sqie | photography | Product photographers in the third generation; now based in the village and in the park twice a week. | Photographie de produits depuis trois générations ; installée au village et présente au parc deux fois par semaine.
`;

export const serviceCompanies: ServiceCompany[] = rows(table, 6).map(
  ([name = '', category = '', agreementType = '', tags = '', en = '', fr = '']) => ({
    name,
    category,
    agreementType: agreementType === 'none' ? '' : agreementType,
    tags: tags.split(',').map((tag) => tag.trim()),
    description: { en, fr },
  }),
);
