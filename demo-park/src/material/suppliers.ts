import { rows } from './sector';

/** Sixty approved suppliers, each written for itself. Columns: name | category | en | fr. */
export interface SupplierMaterial {
  name: string;
  category: string;
  description: { en: string; fr: string };
}

const table = `
  Panier du Marché | catering | Fruit baskets and breakfast for meetings, delivered by cargo bicycle before eight. | Corbeilles de fruits et petits-déjeuners de réunion, livrés à vélo-cargo avant huit heures.
  Traiteur Cormoran | catering | Standing lunches from 20 to 400 people; brings its own crockery and takes the leftovers to a shelter. | Repas debout de 20 à 400 personnes ; apporte sa vaisselle et remet les restes à un foyer.
  Café Torréfié Minuit | catering | Coffee machines on loan, beans roasted in the village, service within one working day. | Machines à café en prêt, grains torréfiés au village, service en un jour ouvrable.
  Fournil Sept Heures | catering | Bread, croissants and gluten-free sandwiches; orders until four o'clock the day before. | Pain, croissants et sandwiches sans gluten ; commande jusqu'à seize heures la veille.
  Bento Chasselas | catering | Lunch boxes in returnable tins, one vegetarian and one fish dish every day. | Lunchs en boîtes consignées, un plat végétarien et un plat de poisson chaque jour.
  Fontaine & Cie | catering | Water dispensers connected to the mains, descaled twice a year without being asked. | Fontaines à eau raccordées au réseau, détartrées deux fois l'an sans rappel.
  Net-Clair Services | cleaning | Daily office cleaning with two fixed teams who know the buildings and the plants. | Nettoyage quotidien de bureaux par deux équipes fixes qui connaissent les bâtiments et les plantes.
  Salle Blanche Entretien | cleaning | Clean-room cleaning to ISO 5, with particle counts before and after. | Nettoyage de salles blanches jusqu'à ISO 5, avec comptage de particules avant et après.
  Vitres Hautes | cleaning | Window cleaners on ropes; also remove wasps' nests and banners. | Laveurs de vitres sur cordes ; enlèvent aussi nids de guêpes et banderoles.
  Éco-Tri Lémanique | cleaning | Waste sorting for laboratories and kitchens, including batteries, solvents and sharps. | Tri des déchets pour laboratoires et cuisines, y compris piles, solvants et objets piquants.
  Débarras Honnête | cleaning | Clears offices after a move and gives away what still works. | Débarrasse les bureaux après un déménagement et donne ce qui fonctionne encore.
  Menuiserie Trois Rabots | construction | Made-to-measure benches, counters and shelves in local ash. | Établis, comptoirs et rayonnages sur mesure en frêne de la région.
  Électricité Dumoulin-Rey | construction | Electrical installations, charging points and the yearly inspection with report. | Installations électriques, bornes de recharge et contrôle annuel avec rapport.
  Cloisons Mobiles Romandie | construction | Glass partitions that can be moved over a weekend. | Cloisons vitrées qui se déplacent en un week-end.
  Aérolab Ventilation | construction | Fume hoods and laboratory ventilation: planning, assembly, measurement. | Hottes et ventilation de laboratoire : planification, montage, mesures.
  Peinture Blanc de Lune | construction | Painting of offices in the evening, with odourless paints. | Peinture de bureaux en soirée, avec des produits sans odeur.
  Sols & Résines Girardet | construction | Antistatic and chemical-resistant floors, laid without closing the building. | Sols antistatiques et résistants aux produits chimiques, posés sans fermer le bâtiment.
  Signalétique Point Nord | construction | Door signs, pictograms and wayfinding that visitors understand. | Plaques de porte, pictogrammes et signalétique que les visiteurs comprennent.
  Serrures Verrou Vert | construction | Locks and badge readers; replaces a lost key on the same day. | Serrures et lecteurs de badges ; remplace une clé perdue le jour même.
  Fiduciaire Rochat Blanc | finance | Bookkeeping, payroll and VAT for companies of up to fifty people, at a fixed price per month. | Comptabilité, salaires et TVA pour entreprises jusqu'à cinquante personnes, à prix mensuel fixe.
  Courtage Balance | finance | Compares pension funds and daily-sickness insurance and shows its own commission. | Compare caisses de pension et assurances perte de gain, et affiche sa propre commission.
  Audit Sérac | finance | Limited audits for young companies, done in three days. | Révisions restreintes pour jeunes entreprises, en trois jours.
  Subventions Mode d'emploi | finance | Helps with applications to innovation programmes and assesses the chances beforehand. | Aide aux demandes de soutien à l'innovation, avec une évaluation préalable des chances.
  Encaissement Doux | finance | Debt collection with two telephone calls before the first letter. | Recouvrement de créances : deux appels avant la première lettre.
  Leasing Passerelle | finance | Leasing of laboratory equipment from CHF 10,000, with the right to give it back. | Leasing d'équipement de laboratoire dès 10 000 francs, avec droit de restitution.
  Réseaux Capillaires | it | Fibre, Wi-Fi and telephony inside the buildings; coverage is measured before each offer. | Fibre, Wi-Fi et téléphonie dans les bâtiments ; la couverture est mesurée avant chaque offre.
  Dépann'Écran | it | Repairs laptops and screens while you wait, Tuesdays and Thursdays in the Gamma lobby. | Répare ordinateurs et écrans pendant que vous attendez, mardi et jeudi dans le hall de Gamma.
  Sauvegarde Alpine | it | Backups in two valleys, with a restore exercise every quarter. | Sauvegardes dans deux vallées, avec un exercice de restauration par trimestre.
  Logiciels Libres Riviera | it | Introduces and supports open-source office software, including the training. | Mise en place et support de logiciels bureautiques libres, formation comprise.
  Pixel & Papier | it | Websites in two languages that load in under a second. | Des sites en deux langues qui se chargent en moins d'une seconde.
  Téléprésence Balcon | it | Easy-to-use meeting-room equipment, with support by telephone. | Équipement de salles de réunion facile à utiliser, avec assistance téléphonique.
  Casque & Clavier | it | Rents out equipment for new staff by the month: laptop, screen, chair. | Loue au mois l'équipement des nouveaux collègues : ordinateur, écran, chaise.
  Étude Monnard Keller | legal | Employment law, shareholder agreements and an open consultation every other Wednesday. | Droit du travail, conventions d'actionnaires et permanence ouverte un mercredi sur deux.
  Étude du Quai | legal | Data protection and contracts for medical software. | Protection des données et contrats pour logiciels médicaux.
  Brevets Zurbriggen | legal | Patent searches and filings in optics and mechanics. | Recherches et dépôts de brevets en optique et en mécanique.
  Permis Facile Conseil | legal | Work permits for staff from outside Europe: forms, appointments, follow-up. | Permis de travail pour personnel extra-européen : formulaires, rendez-vous, suivi.
  Médiation Pont Neuf | legal | Mediators for conflicts between founders, and between neighbours who share a laboratory. | Médiation entre cofondateurs, et entre voisins qui partagent un laboratoire.
  Coursiers du Bourg | logistics | Couriers on bicycles within fifteen kilometres, also for samples on dry ice. | Coursiers à vélo dans un rayon de quinze kilomètres, aussi pour échantillons sur carboglace.
  Transports Frossard Bleu | logistics | Moves laboratories: packing lists, insurance and a crew that has carried centrifuges before. | Déménage des laboratoires : listes, assurance et une équipe qui a déjà porté des centrifugeuses.
  Douane Express Vallorbe | logistics | Customs papers for exhibitions, returns and repairs. | Formalités douanières pour salons, retours et réparations.
  Taxi Électrique Mouette | logistics | Electric taxis with monthly invoice; ordered by message or by telephone. | Taxis électriques avec facture mensuelle ; commande par message ou par téléphone.
  Stockage Hangar 9 | logistics | Heated storage by the pallet, ten minutes away, access seven days a week. | Stockage chauffé à la palette, à dix minutes, accessible sept jours sur sept.
  Froid Continu | logistics | Temperature-controlled transport between −80 and +25 degrees, with a log for every trip. | Transport sous température contrôlée de −80 à +25 degrés, avec enregistrement de chaque trajet.
  Mobilier Seconde Assise | office | Refurbished desks and chairs with a five-year guarantee. | Bureaux et chaises remis à neuf, garantis cinq ans.
  Papeterie Plume d'Oie | office | Paper, laboratory notebooks and labels that survive the freezer. | Papier, cahiers de laboratoire et étiquettes qui résistent au congélateur.
  Plantes de Bureau Fougère | office | Plants on subscription: delivery, choice according to the light, and weekly watering. | Plantes par abonnement : livraison, choix selon la lumière et arrosage hebdomadaire.
  Impression Petit Tirage | office | Posters, brochures and business cards within two days, on recycled paper. | Affiches, brochures et cartes de visite en deux jours, sur papier recyclé.
  Ergonomie Dos Droit | office | Looks at ten workplaces in a morning and changes most of them without buying anything. | Examine dix postes de travail en une matinée et en corrige la plupart sans rien acheter.
  Cartouche Ronde | office | Collects empty cartridges and brings full ones; sends one invoice a year. | Reprend les cartouches vides et en livre de pleines ; une seule facture par an.
  Verrerie de la Broye | laboratory | Laboratory glass, blown to order, and repairs. | Verrerie de laboratoire sur commande ; réparations.
  Gaz Techniques Jura-Sud | laboratory | Nitrogen, argon and carbon dioxide, with automatic refill and leak checks. | Azote, argon et gaz carbonique, avec remplissage automatique et contrôle d'étanchéité.
  Métrologie Point Zéro | laboratory | Calibrates scales, pipettes and thermometers on site, with certificates the same evening. | Étalonne balances, pipettes et thermomètres sur place, certificats le soir même.
  Premiers Secours Sitôt | health | First-aid courses in French and English, and defibrillators that are checked. | Cours de premiers secours en français et en anglais, et défibrillateurs contrôlés.
  Langues Vives | other | Language courses at lunchtime, groups of six, French for newcomers included. | Cours de langue à midi, groupes de six, français pour nouveaux arrivants compris.
  Garde d'Urgence Coccinelle | other | Childcare at home within two hours when a child falls ill. | Garde à domicile en deux heures quand un enfant tombe malade.
  Agence Scène Ouverte | communication | Stages, sound and light for events of up to 600 people. | Scène, son et lumière pour manifestations jusqu'à 600 personnes.
  Photo Atelier Nord | communication | Portraits for staff pages: ten people an hour, on site. | Portraits pour pages d'équipe : dix personnes à l'heure, sur place.
  Interprètes Vis-à-vis | communication | Interpreters for conferences and factory visits, equipment included. | Interprètes pour conférences et visites d'usine, équipement compris.
  Coaching Cap Suivant | health | Coaching for first-time managers: six meetings over three months. | Coaching pour nouveaux cadres : six rencontres en trois mois.
  Ruches & Toits | other | Looks after the beehives on the roof of Lambda and sells their honey at reception. | S'occupe des ruches sur le toit de Lambda et vend leur miel à l'accueil.
`;

export const supplierMaterial: SupplierMaterial[] = rows(table, 4).map(
  ([name = '', category = '', en = '', fr = '']) => ({ name, category, description: { en, fr } }),
);
