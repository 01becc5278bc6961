import { sector } from '../sector';

export const space = sector({
  id: 'space',
  label: { en: 'space', fr: 'spatial' },
  tags: ['satellites', 'earth observation', 'navigation'],
  companies: `
    Orbicula | docking arms for small satellites | arms | capture satellites that are out of service | bras d'amarrage pour petits satellites | bras | capturent des satellites hors service | satellite builders
    Glacivue | glacier maps from radar images | maps | show crevasses under fresh snow | cartes de glaciers par image radar | cartes | montrent les crevasses sous la neige fraîche | mountain communes
    Astrelis | star trackers | trackers | weigh less than a hundred grams | viseurs d'étoiles | viseurs | pèsent moins de cent grammes | satellite builders
    Ionica Propulsion | compact ion engines | engines | keep a satellite in its orbit for seven years | moteurs ioniques compacts | moteurs | maintiennent un satellite sur son orbite pendant sept ans | satellite builders
    Lunaterra | drills for lunar soil | drills | work in craters that sunlight never reaches | foreuses pour sol lunaire | foreuses | fonctionnent dans des cratères que le soleil n'éclaire jamais | research institutes
    Telesylva | antennas for remote forests | antennas | transmit sensor data without a mast | antennes pour forêts reculées | antennes | transmettent les données de capteurs sans pylône | mountain communes
    Stratovane | balloons for the stratosphere | balloons | can stay above a storm for a week | ballons stratosphériques | ballons | peuvent rester une semaine au-dessus d'un orage | research institutes
    Chronostar | atomic clocks for navigation | clocks | lose one second in three million years | horloges atomiques pour la navigation | horloges | ne se décalent que d'une seconde en trois millions d'années | operators of ground stations
    Debrisol | sails for retired satellites | sails | shorten the descent from thirty years to three | voiles pour satellites en fin de vie | voiles | ramènent la descente de trente à trois ans | satellite builders
    Cubalto | structures for cube satellites | structures | unfold without a motor | structures pour cubesats | structures | se déploient sans moteur | satellite builders
    Thermosat | heat pipes for spacecraft | heat pipes | have no moving parts | caloducs pour engins spatiaux | caloducs | ne comportent aucune pièce mobile | satellite builders
    Agrisat Vision | crop reports from satellite images | reports | show a cooperative which fields to visit first | rapports satellitaires sur les cultures | rapports | indiquent à une coopérative quels champs visiter en premier | farming cooperatives
    Radionef | radiation-hard memory chips | chips | keep their data even near Jupiter | puces mémoire résistantes aux radiations | puces | conservent leurs données même à proximité de Jupiter | satellite builders
  `,
  customers: `
    satellite builders | constructeurs de satellites
    research institutes | instituts de recherche
    mountain communes | communes de montagne
    farming cooperatives | coopératives agricoles
    operators of ground stations | exploitants de stations au sol
  `,
  results: `
    The European Space Agency paid half of the costs of testing the {short}. | L'Agence spatiale européenne a pris en charge la moitié du coût des essais.
    At the first customer's acceptance test, all twenty-six requirements were met. | Lors de la réception par le premier client, les vingt-six exigences étaient remplies.
    The {short} now cost a fifth less than the first version. | Les {short} coûtent désormais un cinquième de moins que la première version.
    The first customer outside Europe has signed a three-year contract. | Un premier client hors d'Europe a signé un contrat de trois ans.
    The company is certified to EN 9100, the quality standard of the aerospace industry. | L'entreprise est certifiée EN 9100, la norme de qualité de l'industrie aérospatiale.
    An independent institute repeated the measurements and found deviations of less than one per cent. | Un institut indépendant a refait les mesures ; les écarts sont inférieurs à un pour cent.
    Delivery times have been halved within a year. | En un an, les délais de livraison ont diminué de moitié.
  `,
  topics: `
    Space debris, a waste problem | Débris spatiaux, un problème de déchets | An engineer and a municipal waste manager compare their methods. | Une ingénieure et un responsable communal des déchets comparent leurs méthodes.
    The thermal vacuum chamber | La chambre à vide thermique | A visit to the test chamber, and what testing costs. | Visite de la chambre d'essai et coût des tests.
    Satellite images for farmers | Des images satellites pour les agriculteurs | Satellite images explained together with farmers who know the fields. | Des images satellites commentées avec les agriculteurs qui connaissent les champs.
    Export control, step by step | Le contrôle des exportations, pas à pas | Lists, forms and the authorities in charge. | Listes, formulaires et autorités compétentes.
    Clean room for newcomers | La salle blanche pour débutants | Gowning, tools and rules: two hours, followed by a short test. | Habillage, outils et règles : deux heures, suivies d'un petit examen.
    A ground station on the roof | Une station au sol sur le toit | How five students built one, and which satellites it receives. | Comment cinq étudiants l'ont construite, et quels satellites elle capte.
    Launch contracts explained | Les contrats de lancement expliqués | Delays, insurance and rideshare: what a small company signs. | Retards, assurances et vols partagés : ce que signe une petite entreprise.
    Glaciers from above | Les glaciers vus d'en haut | Radar images of the last ten summers, with a mountain guide. | Les images radar des dix derniers étés, commentées par une guide de montagne.
  `,
  jobs: `
    hardware | Spacecraft systems engineer | Ingénieur·e système, engins spatiaux
    hardware | Radio-frequency engineer | Ingénieur·e radiofréquence
    software | On-board software engineer | Ingénieur·e logiciel de bord
    data | Earth observation scientist | Scientifique en observation de la Terre
    quality | Product assurance engineer | Ingénieur·e assurance produit
    operations | Assembly, integration and test manager | Responsable assemblage, intégration et essais
    commercial | Proposal manager, institutional programmes | Responsable des offres, programmes institutionnels
    hardware | Intern, thermal engineering | Stagiaire en génie thermique
  `,
});
