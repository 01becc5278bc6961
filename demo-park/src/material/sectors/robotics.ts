import { sector } from '../sector';

export const robotics = sector({
  id: 'robotics',
  label: { en: 'robotics', fr: 'robotique' },
  tags: ['automation', 'drones', 'machine vision'],
  companies: `
    Terravolo | inspection drones | drones | fly inside boilers, silos and sewers | drones d'inspection | drones | volent dans les chaudières, les silos et les égouts | municipal works departments; dam operators
    Gripsolo | soft robotic grippers | grippers | pick raspberries without bruising them | pinces robotiques souples | pinces | cueillent des framboises sans les abîmer | fruit growers
    Ferrobot Systems | welding cells on wheels | cells | can be moved to large workpieces | cellules de soudage sur roues | cellules | se déplacent jusqu'aux pièces de grande taille | machine builders in the Jura
    Quadrupède Works | four-legged robots | robots | carry tools on steep mountain paths | robots quadrupèdes | robots | portent des outils sur les sentiers de montagne | mountain railways
    Palettix | palletising arms | arms | are ready for use one day after delivery | bras de palettisation | bras | sont prêts à l'emploi un jour après la livraison | logistics centres
    Aquarobe | underwater robots | robots | clean dam walls without emptying the lake | robots sous-marins | robots | nettoient les murs de barrage sans vider le lac | dam operators
    Exolibra | exoskeletons for furniture removers | exoskeletons | relieve the back by twelve kilograms per lift | exosquelettes pour déménageurs | exosquelettes | soulagent le dos de douze kilos à chaque levage | removal firms
    Vignobot | vineyard tractors without a driver | tractors | weed slopes that are too steep for other machines | tracteurs de vigne sans conducteur | tracteurs | désherbent des pentes trop raides pour les autres machines | wine growers
    Micropilot Labs | robotic microscopes | microscopes | search samples for rare cells overnight | microscopes robotisés | microscopes | recherchent de nuit des cellules rares dans les échantillons | research laboratories
    Swivelo | joints for collaborative robots | joints | stop before they touch a person | articulations pour robots collaboratifs | articulations | s'arrêtent avant de toucher une personne | machine builders in the Jura
    Façadia | façade-cleaning robots | robots | work without a scaffold and with half as much water | robots de nettoyage de façades | robots | travaillent sans échafaudage et avec moitié moins d'eau | cleaning companies
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
    Robots beyond the fence | Des robots hors de la cage | What the new machinery rules say about people and robots working in one room. | Ce que les nouvelles règles sur les machines prévoient lorsque personnes et robots travaillent dans la même pièce.
    Flying indoors | Voler à l'intérieur | Navigation without satellites, shown live in the hall of Rho. | La navigation sans satellite, en démonstration dans la halle de Rho.
    Gripping soft and irregular objects | Saisir des objets souples ou irréguliers | Three techniques compared, from vegetables to cables. | Trois techniques comparées, des légumes aux câbles.
    Demonstrations that failed | Des démonstrations ratées | Founders show demonstrations that went wrong and explain the causes. | Des fondateurs montrent des démonstrations qui ont échoué et en expliquent les causes.
    ROS for returners | ROS, remise à niveau | A practical evening for people who last used it three versions ago. | Une soirée pratique pour celles et ceux qui ne l'ont plus utilisé depuis trois versions.
    Machine vision in bad light | La vision industrielle en lumière difficile | Reflections, dust and backlight: how to choose camera, lens and lamp. | Reflets, poussière et contre-jour : comment choisir caméra, objectif et éclairage.
    Maintenance contracts | Les contrats de maintenance | What customers expect at weekends, and what a small company can promise. | Ce que les clients attendent le week-end, et ce qu'une petite entreprise peut promettre.
    Field day: agricultural robots | Journée aux champs : robots agricoles | Six machines at work in a vineyard, with questions from the wine growers. | Six machines au travail dans une vigne, et les questions des vignerons.
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
