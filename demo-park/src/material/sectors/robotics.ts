import { sector } from '../sector';

export const robotics = sector({
  id: 'robotics',
  label: { en: 'robotics', fr: 'robotique' },
  tags: ['automation', 'drones', 'machine vision'],
  companies: `
    Terravolo | inspection drones | drones | fly inside boilers, silos and sewers | drones d'inspection | drones | volent dans les chaudières, les silos et les égouts | municipal works departments; dam operators
    Gripsolo | soft robotic grippers | grippers | pick raspberries without a bruise | pinces robotiques souples | pinces | cueillent des framboises sans les meurtrir | fruit growers
    Ferrobot Systems | welding cells on wheels | cells | roll to the workpiece instead of waiting for it | cellules de soudage sur roues | cellules | vont à la pièce au lieu de l'attendre | machine builders in the Jura
    Quadrupède Works | four-legged robots | robots | carry tools up alpine paths | robots quadrupèdes | robots | portent des outils sur les sentiers alpins | mountain railways
    Palettix | palletising arms | arms | move into a warehouse on Monday and work on Tuesday | bras de palettisation | bras | arrivent à l'entrepôt le lundi et travaillent le mardi | logistics centres
    Aquarobe | underwater robots | robots | clean dam walls without emptying the lake | robots sous-marins | robots | nettoient les murs de barrage sans vider le lac | dam operators
    Exolibra | exoskeletons for furniture removers | exoskeletons | take twelve kilograms off every lift | exosquelettes pour déménageurs | exosquelettes | allègent chaque levage de douze kilos | removal firms
    Vignobot | vineyard tractors without a driver | tractors | weed slopes too steep for machines | tracteurs de vigne sans conducteur | tracteurs | désherbent des pentes trop raides pour les machines | wine growers
    Micropilot Labs | robotic microscopes | microscopes | find the rare cell while the researcher sleeps | microscopes robotisés | microscopes | trouvent la cellule rare pendant que le chercheur dort | research laboratories
    Swivelo | joints for collaborative robots | joints | feel a hand before they touch it | articulations pour robots collaboratifs | articulations | sentent une main avant de la toucher | machine builders in the Jura
    Façadia | façade-cleaning robots | robots | need no scaffold and half the water | robots de nettoyage de façades | robots | se passent d'échafaudage et de la moitié de l'eau | cleaning companies
    Sortalys | sorting lines for textiles | lines | recognise fibres at two garments a second | lignes de tri pour textiles | lignes | reconnaissent les fibres à raison de deux vêtements par seconde | textile recyclers
    Nivorail | inspection trolleys for railways | trolleys | check forty kilometres of track in one night | chariots d'inspection ferroviaire | chariots | contrôlent quarante kilomètres de voie en une nuit | mountain railways
  `,
  customers: `
    machine builders in the Jura | constructeurs de machines de l'Arc jurassien
    mountain railways | chemins de fer de montagne
    logistics centres | centres logistiques
    wine growers | vignerons
    municipal works departments | services industriels communaux
    fruit growers | producteurs de fruits
    dam operators | exploitants de barrages
    removal firms | entreprises de déménagement
    research laboratories | laboratoires de recherche
    cleaning companies | entreprises de nettoyage
    textile recyclers | recycleurs de textiles
  `,
  results: `
    The {short} have worked 4,000 hours with three stops and no accident. | Les {short} totalisent 4 000 heures de service, avec trois arrêts et aucun accident.
    After the pilot project, the first customer ordered a second series. | Après le projet pilote, le premier client a commandé une deuxième série.
    The control software was rewritten last year; energy consumption has fallen by a quarter since. | Le logiciel de commande a été réécrit l'an dernier ; depuis, la consommation d'énergie a baissé d'un quart.
    For a customer in the Valais, the {short} paid for themselves within nine months. | Un client valaisan a amorti l'achat des {short} en neuf mois.
    The {short} carry the CE mark; the conformity assessment took six months. | Les {short} portent le marquage CE ; l'évaluation de la conformité a duré six mois.
    The accident insurer examined the {short} on site and had no objections. | L'assurance-accidents a examiné les {short} sur place et n'a formulé aucune réserve.
    One day is enough to train a customer's staff. | Une journée suffit pour former le personnel d'un client.
  `,
  topics: `
    Robots beyond the fence | Des robots hors de la cage | What the new machinery rules say about people and robots in one room. | Ce que disent les nouvelles règles sur les machines à propos des personnes et des robots dans la même pièce.
    Flying indoors | Voler à l'intérieur | Navigation without satellites, shown live in the hall of Rho. | La navigation sans satellite, en démonstration dans la halle de Rho.
    Grip, hold, let go | Saisir, tenir, lâcher | Three ways to grasp what has no fixed shape, from vegetables to cables. | Trois manières de saisir ce qui n'a pas de forme fixe, des légumes aux câbles.
    The robot that failed in public | Le robot qui a échoué en public | Founders show their worst demonstration and what they learned from it. | Des fondateurs montrent leur pire démonstration et ce qu'ils en ont tiré.
    ROS for returners | ROS, remise à niveau | A hands-on evening for those who last used it three versions ago. | Une soirée pratique pour celles et ceux qui l'ont quitté il y a trois versions.
    Machine vision in bad light | La vision industrielle sous mauvaise lumière | Reflections, dust and backlight: choosing camera, lens and lamp before software. | Reflets, poussière et contre-jour : choisir caméra, objectif et lampe avant le logiciel.
    Maintenance contracts that work | Des contrats de maintenance qui tiennent | What customers expect on a Sunday night, and how to promise only that. | Ce que les clients attendent un dimanche soir, et comment ne promettre que cela.
    Field day: agricultural robots | Journée aux champs : robots agricoles | Six machines, one vineyard, open questions from the people who own the slope. | Six machines, une vigne et les questions de celles et ceux à qui appartient la pente.
  `,
  jobs: `
    software | Robotics software engineer | Ingénieur·e logiciel en robotique
    hardware | Mechatronics engineer | Ingénieur·e en mécatronique
    data | Computer vision engineer | Ingénieur·e en vision par ordinateur
    hardware | Test engineer, autonomous systems | Ingénieur·e d'essai, systèmes autonomes
    field | Field service technician | Technicien·ne de service
    operations | Production planner, small series | Planificateur·trice de production, petites séries
    commercial | Sales engineer, automation | Ingénieur·e commercial·e, automatisation
    software | Intern, motion planning | Stagiaire en planification de mouvement
  `,
});
