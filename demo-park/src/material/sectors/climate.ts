import { sector } from '../sector';

export const climate = sector({
  id: 'climate',
  label: { en: 'energy and climate', fr: 'énergie et climat' },
  tags: ['energy', 'carbon removal', 'circular economy'],
  companies: `
    Heliotrame | solar roof tiles | tiles | look like slate and are permitted in protected villages | tuiles solaires | tuiles | ressemblent à l'ardoise et sont autorisées dans les villages protégés | property managers
    Calorique Nord | heat pumps for old apartment blocks | heat pumps | work with the existing radiators | pompes à chaleur pour vieux immeubles | pompes à chaleur | fonctionnent avec les radiateurs existants | housing cooperatives
    Carbopierre | concrete additives | additives | bind carbon dioxide permanently | additifs pour béton | additifs | fixent durablement le dioxyde de carbone | construction companies
    Gridwell | battery cabinets for neighbourhoods | cabinets | store solar power for the evening | armoires de batteries pour quartiers | armoires | stockent le courant solaire pour le soir | municipal utilities; housing cooperatives
    Névéa Hydro | micro-turbines for drinking-water pipes | turbines | generate electricity from excess pressure | microturbines pour conduites d'eau potable | turbines | produisent de l'électricité à partir d'un excès de pression | municipal utilities
    Recircula | take-back systems for electronics | systems | make it possible to use motors several times | systèmes de reprise pour appareils électroniques | systèmes | permettent de réutiliser plusieurs fois un moteur | makers of household appliances
    Ventaline | wind forecasts for valleys | forecasts | announce the foehn three hours in advance | prévisions de vent pour les vallées | prévisions | annoncent le foehn trois heures à l'avance | municipal utilities
    Terrasink | soil carbon probes | probes | measure a whole field from a single point | sondes à carbone pour les sols | sondes | mesurent tout un champ depuis un seul point | farming cooperatives
    Isolabois | insulation panels made of wood fibre | panels | are produced less than fifty kilometres from the forest | panneaux isolants en fibre de bois | panneaux | sont fabriqués à moins de cinquante kilomètres de la forêt | construction companies
    Pluvio | weather-controlled stormwater tanks | tanks | empty themselves before heavy rain | réservoirs d'eaux pluviales pilotés par la météo | réservoirs | se vident avant les fortes pluies | municipal utilities
    Methalys | membranes for biogas plants | membranes | clean gas at half the usual pressure | membranes pour installations de biogaz | membranes | purifient le gaz à la moitié de la pression habituelle | farming cooperatives
    Lacotherm | lake-water cooling networks | networks | cool offices without compressors | réseaux de refroidissement à l'eau du lac | réseaux | rafraîchissent des bureaux sans compresseur | property managers
    Emissia | emission ledgers for suppliers | ledgers | avoid counting the same emissions twice | registres d'émissions pour fournisseurs | registres | évitent de compter deux fois les mêmes émissions | construction companies
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
    Carbon accounting | Le bilan carbone | Scopes, double counting and common mistakes. | Périmètres, doubles comptages et erreurs fréquentes.
    Second-life batteries | La deuxième vie des batteries | Storage, fire safety and what the fire brigade needs to know. | Stockage, sécurité incendie et informations utiles aux pompiers.
    The campus as a power plant | Le campus comme centrale électrique | Solar roofs, heat pumps and batteries of the park in figures, with a tour of the plant room. | Toits solaires, pompes à chaleur et batteries du parc en chiffres, avec visite du local technique.
    Wood, earth, hemp | Bois, terre, chanvre | Building materials to touch and compare, with a fire test. | Des matériaux de construction à toucher et à comparer, avec un essai au feu.
    Selling to municipalities | Vendre aux communes | Public tenders below and above the threshold, explained by a municipal buyer. | Les marchés publics au-dessous et au-dessus du seuil, expliqués par une acheteuse communale.
    Water in a hot summer | L'eau en été caniculaire | Lake level, cooling and drinking water: how is it shared when there is little? | Niveau du lac, refroidissement, eau potable : comment la répartir quand elle manque ?
    Repair, lease, return | Réparer, louer, rendre | Three business models of the circular economy, with their figures. | Trois modèles d'affaires de l'économie circulaire, chiffres à l'appui.
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
