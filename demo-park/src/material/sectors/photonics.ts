import { sector } from '../sector';

export const photonics = sector({
  id: 'photonics',
  label: { en: 'photonics', fr: 'photonique' },
  tags: ['lasers', 'sensors', 'imaging'],
  companies: `
    Lumivolt Optics | laser sources for eye surgery | sources | are small enough for a mobile clinic | sources laser pour la chirurgie de l'œil | sources | trouvent place dans une clinique mobile | eye clinics
    Prismelis | spectrometers on a chip | spectrometers | identify plastics in a fraction of a second | spectromètres sur puce | spectromètres | identifient un plastique en une fraction de seconde | recycling plants; makers of measuring instruments
    Fibraxis | fibre-optic sensors for bridges | sensors | detect cracks before they become visible | capteurs à fibre optique pour ponts | capteurs | détectent les fissures avant qu'elles ne soient visibles | road and bridge authorities
    Holovue | holographic displays for windscreens | displays | project directions into the driver's view of the road | affichages holographiques pour pare-brise | affichages | projettent l'itinéraire dans le champ de vision du conducteur | car makers
    Quantaray | single-photon cameras | cameras | record images in almost complete darkness | caméras à photon unique | caméras | enregistrent des images dans une obscurité presque totale | observatories
    Diffractis | diffractive lenses | lenses | are thinner than a sheet of paper | lentilles diffractives | lentilles | sont plus fines qu'une feuille de papier | makers of measuring instruments
    Terahex | terahertz scanners | scanners | find faults in turbine blades without contact | scanners térahertz | scanners | repèrent sans contact les défauts des aubes de turbine | makers of measuring instruments
    Lidaria | compact lidar units | lidar units | map a forest in one flight | lidars compacts | lidars | cartographient une forêt en un seul vol | surveyors
    Ombrelle Light | street lamps that dim in bright moonlight | lamps | protect bats and moths | lampadaires qui baissent d'intensité au clair de lune | lampadaires | protègent les chauves-souris et les papillons de nuit | lakeside communes
    Pulsateur | femtosecond engravers | engravers | write serial numbers inside sapphire | graveuses femtoseconde | graveuses | inscrivent un numéro de série dans l'épaisseur du saphir | watch manufacturers
    Interféra | interferometers for watchmakers | interferometers | measure gear wheels in motion | interféromètres pour l'horlogerie | interféromètres | mesurent les rouages en mouvement | watch manufacturers
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
    Reducing stray light | Réduire la lumière parasite | A practical evening on baffles, coatings and black paint. | Écrans, traitements et peintures noires : une soirée pratique.
    Laser safety: half-day course | Sécurité laser : cours d'une demi-journée | Laser classes, eye protection, signs and the duties of the person in charge. | Classes de laser, lunettes, signalisation et tâches de la personne responsable.
    Integrated photonics: build or buy? | Photonique intégrée : faire ou acheter ? | Foundries compared by price and waiting time. | Comparaison des fonderies, de leurs prix et de leurs délais.
    Sensors in fog | Les capteurs face au brouillard | Lidar, radar and infrared cameras, tested on the same stretch of lakeside road. | Lidar, radar et caméras infrarouges à l'essai sur le même tronçon de route, au bord du lac.
    Stable measurements at the nanometre scale | Mesurer au nanomètre près | Why instruments drift over a weekend, and how to prevent it. | Pourquoi les appareils dérivent pendant le week-end, et comment l'éviter.
    Light and biodiversity | Éclairage et biodiversité | A biologist, a lighting planner and a municipality discuss the lighting of one street. | Une biologiste, un éclairagiste et une commune discutent de l'éclairage d'une rue.
    Thin-film coatings day | Journée des couches minces | Suppliers and users compare their experience with adhesion, ageing and price. | Adhérence, vieillissement, prix : fournisseurs et utilisateurs comparent leurs expériences.
    An evening at the telescope | Une soirée au télescope | Cameras from the park are tested on a telescope, provided that the sky is clear. | Essai de caméras du parc sur un télescope, si le ciel est dégagé.
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
