import { sector } from '../sector';

export const sport = sector({
  id: 'sport',
  label: { en: 'sport, mobility and learning', fr: 'sport, mobilité et formation' },
  tags: ['sports technology', 'mobility', 'education'],
  companies: `
    Cadencio | power meters for bicycles | meters | calibrate themselves during the ride | capteurs de puissance pour vélos | capteurs | s'étalonnent pendant le trajet | sports federations; bicycle couriers
    Alpivia | avalanche training simulators | simulators | prepare rescue teams for a fast search | simulateurs d'entraînement aux avalanches | simulateurs | préparent les secouristes à une recherche rapide | ski resorts
    Vélocargo | cargo bicycles for craft businesses | bicycles | carry loads of up to two hundred kilograms | vélos-cargos pour artisans | vélos | transportent jusqu'à deux cents kilos | craft businesses
    Navélia | electric ferries for small lakes | ferries | run quietly and without exhaust fumes | bacs électriques pour petits lacs | bacs | circulent sans bruit ni gaz d'échappement | public transport companies
    Scolarum | timetabling tools for schools | tools | reduce free periods between lessons | outils d'horaires pour écoles | outils | réduisent les heures creuses entre les cours | secondary schools
    Climbtrace | climbing holds with built-in sensors | holds | measure the force of every grip | prises d'escalade à capteurs intégrés | prises | mesurent la force exercée à chaque mouvement | climbing gyms
    Rollibre | drive units for wheelchairs | drive units | climb a kerb and fit in a car boot | motorisations pour fauteuils roulants | motorisations | franchissent un trottoir et tiennent dans un coffre | rehabilitation centres
    Parcolino | guidance systems for car parks | systems | halve the time needed to find a space | systèmes de guidage pour parkings | systèmes | réduisent de moitié le temps nécessaire pour trouver une place | car park operators
    Nordika Sport | ski bindings for telemark | bindings | release in a fall and protect the knee | fixations de télémark | fixations | se déclenchent en cas de chute et protègent le genou | ski resorts
    Lexicato | language courses for care workers | courses | teach the vocabulary of daily care | cours de langue pour le personnel soignant | cours | enseignent le vocabulaire des soins quotidiens | care homes
    Railo | seat finders for commuter trains | finders | show which carriages have free seats | indicateurs de places pour trains régionaux | indicateurs | signalent les voitures où il reste des places | public transport companies
    Aquastroke | swim goggles with a training display | goggles | show swimmers how to correct their stroke | lunettes de natation à affichage intégré | lunettes | montrent aux nageurs comment corriger leur mouvement | sports federations
    Manuvia | learning workshops on wheels | workshops | bring lathes and milling machines to schools | ateliers de formation mobiles | ateliers | amènent tours et fraiseuses dans les écoles | secondary schools
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
    Mobility on campus | La mobilité sur le campus | Bicycles, cars and trains: results of the yearly survey. | Vélo, voiture et train : les résultats de l'enquête annuelle.
    Sensors on skin | Des capteurs sur la peau | Athletes, trainers and engineers talk about comfort, sweat and accuracy. | Athlètes, entraîneurs et ingénieurs parlent de confort, de transpiration et de précision.
    Accessible by design | Accessible dès la conception | A tour of the park by wheelchair, followed by a workshop. | Une visite du parc en fauteuil roulant, suivie d'un atelier.
    How adults learn | Comment apprennent les adultes | Findings from research, and how to apply them to online courses. | Les résultats de la recherche et leur application aux cours en ligne.
    Running group with a lecture | Course à pied avec conférence | Eight kilometres along the lake, then twenty minutes on training plans. | Huit kilomètres au bord du lac, puis vingt minutes sur les plans d'entraînement.
    Sharing a fleet | Partager une flotte | Cars, cargo bicycles and bookings for several companies. | Voitures, vélos-cargos et réservations pour plusieurs entreprises.
    Working with federations | Travailler avec les fédérations | Rules, homologation and the calendar of a sport. | Règlements, homologation et calendrier d'un sport.
    Apprentices' fair | Forum des apprentis | Second-year apprentices show their work to future apprentices and their parents. | Les apprentis de deuxième année présentent leurs travaux aux futurs apprentis et à leurs parents.
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
