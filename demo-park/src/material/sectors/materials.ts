import { sector } from '../sector';

export const materials = sector({
  id: 'materials',
  label: { en: 'materials and microtechnology', fr: 'matériaux et microtechnique' },
  tags: ['advanced materials', 'manufacturing', 'microtechnology'],
  companies: `
    Graphenor | graphene coatings | coatings | keep ice off cable-car pylons | revêtements au graphène | revêtements | empêchent la glace de se former sur les pylônes de téléphériques | cable-car operators
    Céramia | ceramic bearings | bearings | turn without oil for the life of a watch | roulements céramiques | roulements | tournent sans huile toute la vie d'une montre | watch and jewellery makers
    Lithoforme | three-dimensional printing services in glass | services | make what no blower can blow | services d'impression 3D en verre | services | font ce qu'aucun souffleur ne peut souffler | architects
    Amorphis | springs made of metallic glass | springs | bend ten million times | ressorts en verre métallique | ressorts | plient dix millions de fois sans casser | watch and jewellery makers
    Textilia Nova | conductive textiles | textiles | can be washed at sixty degrees | textiles conducteurs | textiles | se lavent à soixante degrés | sports equipment brands
    Adhésium | adhesives that let go on command | adhesives | make a phone repairable again | adhésifs qui se détachent sur commande | adhésifs | rendent un téléphone à nouveau réparable | phone manufacturers
    Magnalis | magnets without rare earths | magnets | come from recycled motors | aimants sans terres rares | aimants | proviennent de moteurs recyclés | makers of machine tools
    Microjet | micro-nozzles | nozzles | spray a drug as fine as mist | microbuses | buses | pulvérisent un médicament aussi finement qu'une brume | medical device suppliers
    Boréal Composites | composites of flax and resin | composites | dampen the vibrations of a racing bicycle | composites de lin et de résine | composites | amortissent les vibrations d'un vélo de course | sports equipment brands
    Piézea | energy harvesters for machine tools | harvesters | live on vibration alone | récupérateurs d'énergie pour machines-outils | récupérateurs | vivent de la seule vibration | makers of machine tools
    Oxydor | surface treatments for jewellery | treatments | colour gold without a pigment | traitements de surface pour la bijouterie | traitements | colorent l'or sans pigment | watch and jewellery makers
    Filtranova | filters made of nanofibres | filters | hold back microplastics at home | filtres en nanofibres | filtres | retiennent les microplastiques à la maison | makers of household appliances
    Sonoform | acoustic panels grown from straw | panels | quieten a canteen | panneaux acoustiques à base de paille | panneaux | apaisent une cantine | architects
  `,
  customers: `
    watch and jewellery makers | horlogers et bijoutiers
    makers of machine tools | fabricants de machines-outils
    architects | architectes
    sports equipment brands | marques d'articles de sport
    medical device suppliers | fournisseurs de dispositifs médicaux
    cable-car operators | exploitants de remontées mécaniques
    phone manufacturers | fabricants de téléphones
    makers of household appliances | fabricants d'électroménager
  `,
  results: `
    Five thousand hours in salt spray left no mark on the {short}. | Cinq mille heures de brouillard salin n'ont laissé aucune trace sur les {short}.
    A customer asked for a thousand pieces and came back for thirty thousand. | Un client en a demandé mille pièces et est revenu pour trente mille.
    The oven, bought second-hand from a pottery, is still the best one in the building. | Le four, acheté d'occasion à une poterie, reste le meilleur du bâtiment.
    Scrap fell from eleven to two per cent once the humidity of the room was under control. | Les rebuts sont passés de onze à deux pour cent dès que l'humidité du local a été maîtrisée.
    Certificates for food contact and skin contact arrived in the same week. | Les certificats pour le contact alimentaire et cutané sont arrivés la même semaine.
    The {short} can be recycled in the ordinary stream, and the team paid for the proof. | Les {short} se recyclent dans la filière ordinaire, et l'équipe en a financé la preuve.
    Retired toolmakers from Sainte-Croix advise the team every second Thursday. | Des outilleurs retraités de Sainte-Croix conseillent l'équipe un jeudi sur deux.
  `,
  topics: `
    Breaking things properly | Casser dans les règles | An afternoon in the test laboratory: tension, fatigue, impact. | Un après-midi au laboratoire d'essais : traction, fatigue, choc.
    From prototype to ten thousand | Du prototype à dix mille pièces | Tools, tolerances and the first supplier visit. | Outillages, tolérances et première visite chez le fournisseur.
    Materials library, open evening | Matériauthèque, soirée ouverte | Six hundred samples to touch, with the people who made some of them. | Six cents échantillons à toucher, avec celles et ceux qui en ont fabriqué.
    Additive manufacturing without the hype | La fabrication additive sans emphase | When printing pays, in numbers from five workshops. | Quand l'impression vaut la peine, chiffres de cinq ateliers.
    Substances of concern | Substances préoccupantes | Declarations that customers ask for, and how to keep them current. | Les déclarations que demandent les clients, et comment les tenir à jour.
    Watchmaking skills for engineers | Gestes d'horloger pour ingénieurs | Tweezers, loupes and patience: assemble a movement in a day. | Brucelles, loupes et patience : assembler un mouvement en un jour.
    Gluing is an engineering discipline | Coller est un métier d'ingénieur | Surfaces, ageing and why the sample always holds. | Surfaces, vieillissement et pourquoi l'échantillon tient toujours.
    Local supply chains | Filières locales | A map of suppliers within an hour of the park, and how to be on it. | La carte des fournisseurs à une heure du parc, et comment y figurer.
  `,
  jobs: `
    lab | Materials scientist, polymers | Scientifique des matériaux, polymères
    hardware | Microengineer | Ingénieur·e en microtechnique
    operations | Polymechanic | Polymécanicien·ne
    quality | Metrology technician | Technicien·ne en métrologie
    operations | Supply chain manager | Responsable de la chaîne d'approvisionnement
    commercial | Technical sales representative | Représentant·e technico-commercial·e
    hardware | Simulation engineer | Ingénieur·e en simulation
    lab | Intern, surface chemistry | Stagiaire en chimie des surfaces
  `,
});
