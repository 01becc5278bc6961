import { sector } from '../sector';

export const sport = sector({
  id: 'sport',
  label: { en: 'sport, mobility and learning', fr: 'sport, mobilité et formation' },
  tags: ['sports technology', 'mobility', 'education'],
  companies: `
    Cadencio | power meters for bicycles | meters | calibrate themselves on the way to work | capteurs de puissance pour vélos | capteurs | s'étalonnent sur le chemin du travail | sports federations; bicycle couriers
    Alpivia | avalanche training simulators | simulators | make a fast search a habit | simulateurs d'entraînement aux avalanches | simulateurs | font de la recherche rapide une habitude | ski resorts
    Vélocargo | cargo bicycles for craftsmen | bicycles | carry a ladder through the old town | vélos-cargos pour artisans | vélos | portent une échelle à travers la vieille ville | craft businesses
    Navélia | electric ferries for small lakes | ferries | leave no wake and no smell | bacs électriques pour petits lacs | bacs | ne laissent ni vagues ni odeur | public transport companies
    Scolarum | timetabling tools for schools | tools | find the free hour that nobody saw | outils d'horaires pour écoles | outils | trouvent l'heure libre que personne n'avait vue | secondary schools
    Climbtrace | holds for climbing gyms | holds | record who pulled how hard | prises pour salles d'escalade | prises | enregistrent qui a tiré, et avec quelle force | climbing gyms
    Rollibre | drive units for wheelchairs | units | climb a kerb and fit in a car boot | motorisations pour fauteuils roulants | motorisations | franchissent un trottoir et tiennent dans un coffre | rehabilitation centres
    Parcolino | guidance systems for car parks | systems | save a lap and a quarrel | systèmes de guidage pour parkings | systèmes | épargnent un tour et une dispute | car park operators
    Nordika Sport | ski bindings for telemark | bindings | release as a doctor would wish | fixations de télémark | fixations | se déclenchent comme le souhaiterait un médecin | ski resorts
    Lexicato | language courses for care workers | courses | begin with the words of the night shift | cours de langue pour le personnel soignant | cours | commencent par les mots de l'équipe de nuit | care homes
    Railo | seat finders for commuter trains | finders | send people to the carriage with room | indicateurs de places pour trains régionaux | indicateurs | envoient les gens vers la voiture où il reste de la place | public transport companies
    Aquastroke | swim goggles with a coach inside | goggles | correct the stroke without a word | lunettes de natation avec entraîneur intégré | lunettes | corrigent le mouvement sans un mot | sports federations
    Manuvia | learning workshops on wheels | workshops | bring a lathe to the school yard | ateliers d'apprentissage sur roues | ateliers | amènent un tour dans la cour de l'école | secondary schools
  `,
  customers: `
    sports federations | fédérations sportives
    public transport companies | entreprises de transports publics
    secondary schools | écoles secondaires
    ski resorts | stations de ski
    bicycle couriers | coursiers à vélo
    craft businesses | entreprises artisanales
    climbing gyms | salles d'escalade
    rehabilitation centres | centres de réadaptation
    car park operators | exploitants de parkings
    care homes | établissements médico-sociaux
  `,
  results: `
    Fifty people took part in a six-month trial, and forty-four of them want to go on using the {short}. | Cinquante personnes ont participé à un essai de six mois ; quarante-quatre souhaitent continuer à utiliser les {short}.
    In a survey of users, the {short} scored an average of 5.2 out of 6. | Dans une enquête auprès des utilisateurs, les {short} ont obtenu une note moyenne de 5,2 sur 6.
    A university compared five products; the {short} came first on two of five criteria. | Une haute école a comparé cinq produits ; les {short} arrivent en tête pour deux critères sur cinq.
    The canton paid a third of the pilot project and has published the report. | Le canton a financé un tiers du projet pilote et en a publié le rapport.
    Two customers share the costs of the trial and publish its results. | Deux clients se partagent les frais de l'essai et en publient les résultats.
    Customer service answers most enquiries within one working day. | Le service à la clientèle répond à la plupart des demandes en un jour ouvrable.
    Three out of four customers from the first year have placed a second order. | Trois clients sur quatre de la première année ont passé une deuxième commande.
  `,
  topics: `
    Mobility on campus | La mobilité sur le campus | Counting bicycles, cars and bad habits: results of the yearly survey. | Vélos, voitures et mauvaises habitudes : les résultats de l'enquête annuelle.
    Sensors on skin | Des capteurs sur la peau | Athletes, trainers and engineers on comfort, sweat and truth. | Athlètes, entraîneurs et ingénieurs parlent de confort, de sueur et de vérité.
    Accessible by design | Accessible dès la conception | A morning in a wheelchair through the park, then a workshop. | Une matinée en fauteuil roulant à travers le parc, puis un atelier.
    How adults learn | Comment apprennent les adultes | What research knows, and why most e-learning ignores it. | Ce que sait la recherche, et pourquoi la plupart des cours en ligne l'ignorent.
    Running group with a lecture | Course à pied avec conférence | Eight kilometres along the lake, then twenty minutes on training plans. | Huit kilomètres au bord du lac, puis vingt minutes sur les plans d'entraînement.
    Sharing a fleet | Partager une flotte | Cars, cargo bicycles and bookings for several companies. | Voitures, vélos-cargos et réservations pour plusieurs entreprises.
    Working with federations | Travailler avec les fédérations | Rules, homologation and the calendar of a sport. | Règlements, homologation et calendrier d'un sport.
    Apprentices' fair | Forum des apprentis | Second-year apprentices show what they built, and hire their successors. | Les apprentis de deuxième année montrent ce qu'ils ont construit et recrutent leurs successeurs.
  `,
  jobs: `
    hardware | Product development engineer | Ingénieur·e en développement de produits
    software | Mobile developer | Développeur·euse mobile
    data | Data scientist, movement analysis | Data scientist, analyse du mouvement
    communication | Community manager | Responsable de communauté
    operations | Workshop manager | Responsable d'atelier
    commercial | Sales manager, German-speaking Switzerland | Responsable des ventes, Suisse alémanique
    people | Learning designer | Concepteur·trice pédagogique
    hardware | Intern, industrial design | Stagiaire en design industriel
  `,
});
