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
    The {short} survived the shaker, the vacuum chamber and the journey by lorry, the worst of the three. | Les {short} ont survécu à la table vibrante, à la chambre à vide et au trajet en camion, le pire des trois.
    First data came down on the second pass, at 03:14, and four people were awake to see it. | Les premières données sont arrivées au deuxième passage, à 3 h 14, et quatre personnes étaient debout pour les voir.
    A flight is booked for next year as a passenger on somebody else's rocket. | Un vol est réservé pour l'an prochain, comme passager de la fusée d'un autre.
    Mass went down by a fifth after a watchmaker looked at the drawings. | La masse a diminué d'un cinquième après qu'un horloger a regardé les plans.
    The launch was moved three times; the team used the months to write the manual. | Le lancement a été repoussé trois fois ; l'équipe a profité de ces mois pour écrire le manuel.
    Every part can be bought from at least two suppliers, none of them under export control. | Chaque pièce s'achète chez au moins deux fournisseurs, aucun soumis au contrôle des exportations.
    Students built the ground station on the roof of Theta, and it works. | Des étudiants ont construit la station au sol sur le toit de Theta, et elle fonctionne.
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
