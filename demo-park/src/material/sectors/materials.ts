import { sector } from '../sector';

export const materials = sector({
  id: 'materials',
  label: { en: 'materials and microtechnology', fr: 'matériaux et microtechnique' },
  tags: ['advanced materials', 'manufacturing', 'microtechnology'],
  companies: `
    Graphenor | graphene coatings | coatings | prevent ice from forming on cable-car pylons | revêtements au graphène | revêtements | empêchent le givre de se former sur les pylônes des remontées mécaniques | cable-car operators
    Céramia | ceramic bearings | bearings | run without lubricant for the lifetime of a watch | roulements en céramique | roulements | tournent sans lubrifiant pendant toute la vie de la montre | watch and jewellery makers
    Lithoforme | 3D-printed glass parts | parts | have shapes that cannot be produced by blowing | pièces de verre imprimées en 3D | pièces | ont des formes impossibles à obtenir par soufflage | architects
    Amorphis | springs made of metallic glass | springs | bend ten million times without breaking | ressorts en verre métallique | ressorts | supportent dix millions de flexions | watch and jewellery makers
    Textilia Nova | conductive textiles | textiles | can be washed at sixty degrees | textiles conducteurs | textiles | se lavent à soixante degrés | sports equipment brands
    Adhésium | adhesives that release on demand | adhesives | make it possible to open and repair a phone | adhésifs qui se décollent à la demande | adhésifs | permettent de démonter un téléphone pour le réparer | phone manufacturers
    Magnalis | magnets without rare earths | magnets | are made from recycled motors | aimants sans terres rares | aimants | sont fabriqués à partir de moteurs recyclés | makers of machine tools
    Microjet | micro-nozzles | nozzles | spray a drug as a fine mist | microbuses | buses | vaporisent un médicament en fines gouttelettes | medical device suppliers
    Boréal Composites | composites of flax and resin | composites | dampen the vibrations of a racing bicycle | composites de lin et de résine | composites | absorbent les vibrations d'un vélo de course | sports equipment brands
    Piézea | energy harvesters for machine tools | harvesters | convert vibrations into electricity | récupérateurs d'énergie pour machines-outils | récupérateurs | transforment les vibrations en électricité | makers of machine tools
    Oxydor | surface treatments for jewellery | treatments | colour gold without pigments | traitements de surface pour la bijouterie | traitements | colorent l'or sans pigment | watch and jewellery makers
    Filtranova | filters made of nanofibres | filters | keep microplastics out of the waste water | filtres en nanofibres | filtres | retiennent les microplastiques avant qu'ils n'atteignent les eaux usées | makers of household appliances
    Sonoform | acoustic panels made of straw | panels | reduce noise in canteens and classrooms | panneaux acoustiques en paille | panneaux | réduisent le bruit dans les cantines et les salles de classe | architects
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
    After two thousand hours of ageing tests, the properties of the {short} are unchanged. | Après deux mille heures d'essais de vieillissement, les {short} ont conservé leurs propriétés.
    The first customer had ordered a test batch and has now ordered for a whole year. | Le premier client avait commandé un lot d'essai ; il vient de commander pour une année entière.
    Production costs have fallen by a quarter since the second machine was installed. | Les coûts de production ont baissé d'un quart depuis l'installation de la deuxième machine.
    Scrap fell from eleven to two per cent once the humidity of the room was under control. | Les rebuts sont passés de onze à deux pour cent une fois l'humidité de l'atelier maîtrisée.
    The {short} contain no substance that is restricted by the European chemicals regulation. | Les {short} ne contiennent aucune substance soumise à restriction par le règlement européen sur les produits chimiques.
    An independent laboratory has confirmed the values in the data sheet. | Un laboratoire indépendant a confirmé les valeurs de la fiche technique.
    The tests are carried out together with the school of engineering in Yverdon. | Les essais sont menés avec la haute école d'ingénierie d'Yverdon.
  `,
  topics: `
    Mechanical testing in practice | Les essais mécaniques en pratique | Tension, fatigue and impact tests: an afternoon in the laboratory. | Traction, fatigue, choc : un après-midi au laboratoire d'essais.
    From prototype to series production | Du prototype à la série | Tooling, tolerances and the choice of suppliers. | Outillage, tolérances et choix des fournisseurs.
    Open evening at the materials library | Soirée portes ouvertes à la matériauthèque | Six hundred samples to handle, some of them presented by the people who developed them. | Six cents échantillons à prendre en main, dont une partie est présentée par celles et ceux qui les ont mis au point.
    When 3D printing pays | Quand l'impression 3D est rentable | Costs and quantities from five workshops, compared with machining. | Les coûts et les quantités de cinq ateliers, comparés à l'usinage.
    Substances of concern | Substances préoccupantes | Which declarations customers ask for, and how to keep them up to date. | Les déclarations que demandent les clients, et comment les tenir à jour.
    Watchmaking skills for engineers | L'horlogerie pour ingénieurs | Assemble a movement in a day, under the guidance of a watchmaker. | Assembler un mouvement en une journée, avec les conseils d'une horlogère.
    Adhesive bonding in series production | Le collage en série | Preparing surfaces, testing joints and estimating how they age. | Préparer les surfaces, tester les joints et prévoir leur vieillissement.
    Local supply chains | Trouver ses fournisseurs près d'ici | A survey of suppliers within an hour of the park, and how to be listed. | Un répertoire des fournisseurs à moins d'une heure du parc, et la marche à suivre pour y figurer.
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
