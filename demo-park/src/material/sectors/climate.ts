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
    After one year, the first customer measured the values that had been promised in the contract. | Au bout d'un an, le premier client a mesuré les valeurs promises dans le contrat.
    The cantonal energy service has checked the figures of the pilot project and published them. | Le service cantonal de l'énergie a contrôlé les chiffres du projet pilote et les a publiés.
    An engineering office compared the {short} with three other solutions and recommends them to its clients. | Un bureau d'ingénieurs a comparé les {short} à trois autres solutions et en recommande l'emploi à ses mandants.
    Two municipalities have included the {short} in their energy and climate plans. | Deux communes ont inscrit les {short} dans leur plan énergie et climat.
    The first project was completed two weeks early and within budget. | Le premier projet s'est terminé deux semaines avant la date prévue, dans les limites du budget.
    Two of the first three customers have extended their contracts to other sites. | Deux des trois premiers clients ont étendu leur contrat à d'autres sites.
    A federal programme for energy research covers a third of the development costs. | Un programme fédéral de recherche sur l'énergie couvre un tiers des frais de développement.
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
