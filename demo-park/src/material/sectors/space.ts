import { sector } from '../sector';

export const space = sector({
  id: 'space',
  label: { en: 'space', fr: 'spatial' },
  tags: ['satellites', 'earth observation', 'navigation'],
  companies: `
    Orbicula | docking arms for small satellites | arms | catch what others have lost | bras d'amarrage pour petits satellites | bras | attrapent ce que d'autres ont perdu | satellite builders
    Glacivue | glacier maps from radar images | maps | show a crevasse under fresh snow | cartes de glaciers par image radar | cartes | montrent une crevasse sous la neige fraîche | mountain communes
    Astrelis | star trackers | trackers | weigh less than a bar of chocolate | viseurs d'étoiles | viseurs | pèsent moins qu'une plaque de chocolat | satellite builders
    Ionica Propulsion | ion engines the size of a fist | engines | keep a satellite in place for seven years | moteurs ioniques gros comme le poing | moteurs | maintiennent un satellite en place pendant sept ans | satellite builders
    Lunaterra | drills for lunar soil | drills | work in the cold of a crater that never sees the sun | foreuses pour sol lunaire | foreuses | travaillent dans le froid d'un cratère sans soleil | research institutes
    Telesylva | antennas for remote forests | antennas | bring sensor data out of a valley without a mast | antennes pour forêts reculées | antennes | sortent les données d'une vallée sans pylône | mountain communes
    Stratovane | balloons for the stratosphere | balloons | stay above a storm for a week | ballons stratosphériques | ballons | restent une semaine au-dessus d'un orage | research institutes
    Chronostar | atomic clocks for navigation | clocks | lose a second in three million years | horloges atomiques pour la navigation | horloges | perdent une seconde en trois millions d'années | operators of ground stations
    Debrisol | sails for retired satellites | sails | bring them down in three years instead of thirty | voiles pour satellites en fin de vie | voiles | les font redescendre en trois ans au lieu de trente | satellite builders
    Cubalto | structures for cube satellites | structures | fold open like a paper bird | structures pour cubesats | structures | se déplient comme un oiseau de papier | satellite builders
    Thermosat | heat pipes for spacecraft | heat pipes | have no moving part to break | caloducs pour engins spatiaux | caloducs | n'ont aucune pièce mobile à casser | satellite builders
    Agrisat Vision | crop reports from orbit | reports | tell a cooperative which field to visit first | rapports sur les cultures depuis l'orbite | rapports | disent à une coopérative quel champ visiter en premier | farming cooperatives
    Radionef | radiation-hard memory chips | chips | forget nothing near Jupiter | puces mémoire résistantes aux radiations | puces | n'oublient rien près de Jupiter | satellite builders
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
    Space debris, a waste problem | Débris spatiaux, un problème de déchets | An engineer and a waste manager compare notes. | Une ingénieure et un responsable de la voirie comparent leurs expériences.
    Thermal vacuum in a cellar | Le vide thermique dans une cave | A visit to the test chamber and a frank talk about what testing costs. | Visite de la chambre d'essai et discussion franche sur le coût des tests.
    What farmers see from orbit | Ce que les paysans voient depuis l'orbite | Satellite images read together with those who know the field. | Des images satellites lues avec celles et ceux qui connaissent le champ.
    Export control without fear | Le contrôle des exportations sans crainte | Lists, forms and the phone number that helps. | Listes, formulaires et le numéro de téléphone qui aide.
    Clean room for newcomers | La salle blanche pour débutants | Gowning, tools, habits: two hours, then a small exam. | Habillage, outils, habitudes : deux heures, puis un petit examen.
    A ground station on the roof | Une station au sol sur le toit | How five students built one, and what we hear with it. | Comment cinq étudiants l'ont construite, et ce qu'elle nous fait entendre.
    Launch contracts explained | Les contrats de lancement expliqués | Delays, insurance and rideshare: what a small company signs. | Retards, assurances et vols partagés : ce que signe une petite entreprise.
    Glaciers from above | Les glaciers vus d'en haut | Radar images of the last ten summers, with a mountain guide. | Les images radar des dix derniers étés, avec une guide de montagne.
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
