import { sector } from '../sector';

export const climate = sector({
  id: 'climate',
  label: { en: 'energy and climate', fr: 'énergie et climat' },
  tags: ['energy', 'carbon removal', 'circular economy'],
  companies: `
    Heliotrame | solar roof tiles | tiles | pass for slate in a protected village | tuiles solaires | tuiles | passent pour de l'ardoise dans un village protégé | property managers
    Calorique Nord | heat pumps for old apartment blocks | heat pumps | work with the radiators that are already there | pompes à chaleur pour vieux immeubles | pompes à chaleur | fonctionnent avec les radiateurs existants | housing cooperatives
    Carbopierre | concrete additives | additives | bind carbon dioxide for as long as the wall stands | additifs pour béton | additifs | fixent le dioxyde de carbone aussi longtemps que tient le mur | construction companies
    Gridwell | battery cabinets for neighbourhoods | cabinets | keep the midday sun for the evening kitchen | armoires de batteries pour quartiers | armoires | gardent le soleil de midi pour la cuisine du soir | municipal utilities; housing cooperatives
    Névéa Hydro | micro-turbines for drinking-water pipes | turbines | make electricity out of excess pressure | microturbines pour conduites d'eau potable | turbines | tirent de l'électricité de l'excès de pression | municipal utilities
    Recircula | take-back systems for electronics | systems | give a motor its second and its third life | systèmes de reprise pour appareils électroniques | systèmes | offrent à un moteur une deuxième, puis une troisième vie | makers of household appliances
    Ventaline | wind forecasts for valleys | forecasts | know the foehn before the turbine does | prévisions de vent pour les vallées | prévisions | connaissent le fœhn avant l'éolienne | municipal utilities
    Terrasink | soil carbon measurements | measurements | need one probe where others dig ten holes | mesures du carbone des sols | mesures | n'ont besoin que d'une sonde là où d'autres creusent dix trous | farming cooperatives
    Isolabois | insulation panels made of wood fibre | panels | come from forests within fifty kilometres | panneaux isolants en fibre de bois | panneaux | viennent de forêts à moins de cinquante kilomètres | construction companies
    Pluvio | stormwater tanks that think | tanks | empty themselves before the rain, not after | réservoirs d'eaux pluviales intelligents | réservoirs | se vident avant la pluie et non après | municipal utilities
    Methalys | membranes for biogas plants | membranes | clean gas at half the usual pressure | membranes pour installations de biogaz | membranes | purifient le gaz à la moitié de la pression habituelle | farming cooperatives
    Lacotherm | lake-water cooling networks | networks | cool offices without a single compressor | réseaux de refroidissement à l'eau du lac | réseaux | rafraîchissent des bureaux sans un seul compresseur | property managers
    Emissia | emission ledgers for suppliers | ledgers | count a screw's footprint once, not twelve times | registres d'émissions pour fournisseurs | registres | comptent l'empreinte d'une vis une fois, pas douze | construction companies
  `,
  customers: `
    housing cooperatives | coopératives d'habitation
    municipal utilities | services industriels
    construction companies | entreprises de construction
    dairies | laiteries
    property managers | gérances immobilières
    makers of household appliances | fabricants d'électroménager
    farming cooperatives | coopératives agricoles
  `,
  results: `
    Over one winter the {short} saved 38 per cent of the energy used before, measured at the meter and not on paper. | Sur un hiver, les {short} ont économisé 38 % de l'énergie consommée auparavant, mesurée au compteur et non sur le papier.
    The canton's energy service checked the figures and uses the building as an example. | Le service cantonal de l'énergie a vérifié les chiffres et cite le bâtiment en exemple.
    Two storms and one flood later, everything is still in its place. | Deux tempêtes et une crue plus tard, tout est encore à sa place.
    Permits took longer than engineering: fourteen months against nine. | Les autorisations ont pris plus de temps que l'ingénierie : quatorze mois contre neuf.
    Neighbours who had objected to the project now ask for a connection. | Des voisins qui s'étaient opposés au projet demandent maintenant un raccordement.
    The {short} are made within a hundred kilometres of the lake, with four suppliers who know each other. | La fabrication des {short} se fait à moins de cent kilomètres du lac, avec quatre fournisseurs qui se connaissent.
    A school class keeps the logbook and found a mistake that the engineers had missed. | Une classe d'école tient le journal de bord et a trouvé une erreur que les ingénieurs avaient manquée.
  `,
  topics: `
    Heat for old buildings | Chauffer les vieux bâtiments | Owners, planners and a caretaker compare three renovations after their first winter. | Propriétaires, planificateurs et concierge comparent trois rénovations après leur premier hiver.
    Counting carbon honestly | Compter le carbone honnêtement | Scopes, double counting and the temptation of round numbers. | Périmètres, doubles comptages et tentation des chiffres ronds.
    Batteries: second life, first risks | Batteries : deuxième vie, premiers risques | Storage, fire safety and what the fire brigade wants to know. | Stockage, sécurité incendie et ce que les pompiers veulent savoir.
    The campus as a power plant | Le campus comme centrale | Our own roofs, pumps and cabinets in figures, with a tour of the plant room. | Nos toits, nos pompes et nos armoires en chiffres, avec visite du local technique.
    Wood, earth, hemp | Bois, terre, chanvre | Building materials to touch, weigh and set fire to, under supervision. | Des matériaux de construction à toucher, à peser et à brûler, sous surveillance.
    Selling to municipalities | Vendre aux communes | Public tenders below and above the threshold, explained by someone who opens the envelopes. | Les marchés publics sous et au-dessus du seuil, racontés par quelqu'un qui ouvre les enveloppes.
    Water in a hot summer | L'eau d'un été chaud | Lake level, cooling and drinking water: who gets what when it gets scarce? | Niveau du lac, refroidissement et eau potable : qui reçoit quoi quand elle manque ?
    Repair, lease, return | Réparer, louer, rendre | Three business models of the circular economy, with their balance sheets. | Trois modèles d'affaires de l'économie circulaire, avec leurs bilans.
  `,
  jobs: `
    hardware | Process engineer, heat and cold | Ingénieur·e en procédés, chaud et froid
    data | Energy data analyst | Analyste de données énergétiques
    field | Installation manager, photovoltaics | Responsable d'installation, photovoltaïque
    software | Full-stack engineer, grid services | Ingénieur·e full-stack, services réseau
    operations | Project manager, renewable energy | Chef·fe de projet, énergies renouvelables
    quality | Life-cycle assessment specialist | Spécialiste en analyse du cycle de vie
    commercial | Account manager, public sector | Responsable de clientèle, secteur public
    hardware | Intern, materials testing | Stagiaire en essais de matériaux
  `,
});
