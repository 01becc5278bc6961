import { sector } from '../sector';

export const photonics = sector({
  id: 'photonics',
  label: { en: 'photonics', fr: 'photonique' },
  tags: ['lasers', 'sensors', 'imaging'],
  companies: `
    Lumivolt Optics | laser sources for eye surgery | sources | fit into a shoebox | sources laser pour la chirurgie de l'œil | sources | tiennent dans une boîte à chaussures | eye clinics
    Prismelis | spectrometers on a chip | spectrometers | identify plastics in a fraction of a second | spectromètres sur puce | spectromètres | identifient un plastique en une fraction de seconde | recycling plants; makers of measuring instruments
    Fibraxis | fibre-optic sensors for bridges | sensors | detect a crack before it can be seen | capteurs à fibre optique pour ponts | capteurs | détectent une fissure avant qu'elle ne soit visible | road and bridge authorities
    Holovue | holographic displays for windscreens | displays | show the arrow on the road instead of on the glass | affichages holographiques pour pare-brise | affichages | projettent la flèche sur la route plutôt que sur la vitre | car makers
    Quantaray | single-photon cameras | cameras | see by starlight | caméras à photon unique | caméras | se contentent de la lumière des étoiles | observatories
    Diffractis | diffractive lenses | lenses | are thinner than a sheet of paper | lentilles diffractives | lentilles | sont plus fines qu'une feuille de papier | makers of measuring instruments
    Terahex | terahertz scanners | scanners | find a fault in a turbine blade without touching it | scanners térahertz | scanners | repèrent un défaut dans une aube de turbine sans contact | makers of measuring instruments
    Lidaria | compact lidar units | units | map a forest in one flight | lidars compacts | lidars | cartographient une forêt en un seul vol | surveyors
    Ombrelle Light | street lamps that dim when the moon is bright | lamps | leave bats and moths in peace | lampadaires qui baissent les nuits de pleine lune | lampadaires | épargnent les chauves-souris et les papillons de nuit | lakeside communes
    Pulsateur | femtosecond engravers | engravers | write serial numbers inside sapphire | graveuses femtoseconde | graveuses | inscrivent un numéro de série dans l'épaisseur du saphir | watch manufacturers
    Interféra | interferometers for watchmakers | interferometers | measure a gear wheel while it turns | interféromètres pour l'horlogerie | interféromètres | mesurent un rouage en mouvement | watch manufacturers
    Miroptix | adaptive mirrors | mirrors | correct an image a thousand times a second | miroirs adaptatifs | miroirs | corrigent l'image mille fois par seconde | observatories
    Chromalune | inks visible only in infrared | inks | protect documents and dials against forgery | encres visibles uniquement dans l'infrarouge | encres | protègent documents et cadrans contre la contrefaçon | watch manufacturers
  `,
  customers: `
    watch manufacturers | manufactures horlogères
    eye clinics | cliniques ophtalmologiques
    observatories | observatoires
    recycling plants | centres de tri
    makers of measuring instruments | fabricants d'instruments de mesure
    road and bridge authorities | services des ponts et chaussées
    car makers | constructeurs automobiles
    surveyors | géomètres
    lakeside communes | communes riveraines du lac
  `,
  results: `
    The {short} cost a third less than last year's version. | Les {short} coûtent un tiers de moins que la version de l'an dernier.
    The first customer has been using the {short} for a year without a complaint. | Un premier client utilise les {short} depuis un an, sans réclamation.
    Two patents were granted this year; the team did not apply for a third one, in order to publish. | Deux brevets ont été délivrés cette année ; l'équipe a renoncé à un troisième pour pouvoir publier.
    The Federal Institute of Metrology has confirmed the measured values. | L'Institut fédéral de métrologie a confirmé les valeurs mesurées.
    For the past twelve months, every order has been delivered on the agreed date. | Depuis douze mois, toutes les commandes sont livrées à la date convenue.
    The temperature tests, from minus forty to plus eighty-five degrees, have been completed. | Les essais en température, de moins quarante à plus quatre-vingt-cinq degrés, sont terminés.
    Most suppliers are in the Jura region. | La plupart des fournisseurs se trouvent dans l'Arc jurassien.
  `,
  topics: `
    Optics without a darkroom | Faire de l'optique sans chambre noire | A practical evening on stray light and cheap baffles. | Lumière parasite et écrans bon marché : une soirée pratique.
    Laser safety for teams | La sécurité laser en équipe | Classes, goggles, signs and the person responsible: the mandatory half-day. | Classes de laser, lunettes, signalisation, personne responsable : la demi-journée obligatoire.
    Integrated photonics: build or buy? | Photonique intégrée : faire ou acheter ? | Foundry runs, prices and waiting times compared. | Fonderies, prix et délais : la comparaison.
    Seeing through fog | Voir dans le brouillard | Lidar, radar and infrared on the same stretch of lakeside road. | Lidar, radar et infrarouge à l'essai sur le même tronçon de route, au bord du lac.
    Measuring a nanometre on a Monday | Mesurer un nanomètre un lundi matin | Why measurements drift after a weekend, and how to stop it. | Pourquoi les mesures dérivent après le week-end, et comment y remédier.
    Light and biodiversity | Éclairage et biodiversité | A biologist, a lighting planner and a commune look at one street. | Une biologiste, un éclairagiste et une commune étudient la même rue.
    Coatings day | Journée des couches minces | Suppliers and users talk about adhesion, ageing and price. | Adhérence, vieillissement, prix : fournisseurs et utilisateurs en parlent ensemble.
    Night at the telescope | Une nuit au télescope | If the sky is clear: cameras from the park on a real telescope. | Si le ciel est dégagé, les caméras du parc seront montées sur un vrai télescope.
  `,
  jobs: `
    hardware | Optical design engineer | Ingénieur·e en conception optique
    lab | Laser physicist | Physicien·ne laser
    lab | Clean-room technician | Technicien·ne de salle blanche
    software | Firmware engineer, sensors | Ingénieur·e firmware, capteurs
    data | Image processing scientist | Scientifique en traitement d'images
    operations | Assembly team leader | Responsable d'équipe d'assemblage
    commercial | Application engineer, watch industry | Ingénieur·e d'application, horlogerie
    hardware | Master thesis, integrated optics | Travail de master en optique intégrée
  `,
});
