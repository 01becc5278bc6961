import { sector } from '../sector';

export const photonics = sector({
  id: 'photonics',
  label: { en: 'photonics', fr: 'photonique' },
  tags: ['lasers', 'sensors', 'imaging'],
  companies: `
    Lumivolt Optics | laser sources for eye surgery | sources | fit into a shoebox | sources laser pour la chirurgie de l'œil | sources | tiennent dans une boîte à chaussures | eye clinics
    Prismelis | spectrometers on a chip | spectrometers | recognise plastics at a glance | spectromètres sur puce | spectromètres | reconnaissent les plastiques d'un coup d'œil | recycling plants; makers of measuring instruments
    Fibraxis | fibre-optic sensors for bridges | sensors | hear a crack before it opens | capteurs à fibre optique pour ponts | capteurs | entendent une fissure avant qu'elle ne s'ouvre | road and bridge authorities
    Holovue | holographic displays for windscreens | displays | put the arrow on the road and not on the glass | affichages holographiques pour pare-brise | affichages | posent la flèche sur la route et non sur la vitre | car makers
    Quantaray | single-photon cameras | cameras | see by starlight | caméras à photon unique | caméras | voient à la lumière des étoiles | observatories
    Diffractis | diffractive lenses | lenses | are thinner than the paper that wraps them | lentilles diffractives | lentilles | sont plus minces que le papier qui les emballe | makers of measuring instruments
    Terahex | terahertz scanners | scanners | find a fault in a turbine blade without touching it | scanners térahertz | scanners | trouvent un défaut dans une pale de turbine sans la toucher | makers of measuring instruments
    Lidaria | compact lidar units | units | map a forest in one flight | lidars compacts | lidars | cartographient une forêt en un vol | surveyors
    Ombrelle Light | street lamps that follow the moon | lamps | leave the night to the bats | lampadaires qui suivent la lune | lampadaires | laissent la nuit aux chauves-souris | lakeside communes
    Pulsateur | femtosecond engravers | engravers | write serial numbers inside sapphire | graveurs femtoseconde | graveurs | écrivent des numéros de série à l'intérieur du saphir | watch manufacturers
    Interféra | interferometers for watchmakers | interferometers | measure a gear wheel while it turns | interféromètres pour l'horlogerie | interféromètres | mesurent un rouage pendant qu'il tourne | watch manufacturers
    Miroptix | adaptive mirrors | mirrors | straighten an image a thousand times a second | miroirs adaptatifs | miroirs | redressent une image mille fois par seconde | observatories
    Chromalune | inks visible only in infrared | inks | protect documents and dials | encres visibles seulement dans l'infrarouge | encres | protègent documents et cadrans | watch manufacturers
  `,
  customers: `
    watch manufacturers | manufactures horlogères
    eye clinics | cliniques ophtalmologiques
    observatories | observatoires
    recycling plants | centres de recyclage
    makers of measuring instruments | fabricants d'instruments de mesure
    road and bridge authorities | services des routes et des ponts
    car makers | constructeurs automobiles
    surveyors | géomètres
    lakeside communes | communes riveraines
  `,
  results: `
    The {short} now reach a signal-to-noise ratio that filled a whole optical table five years ago. | Les {short} atteignent désormais un rapport signal sur bruit qui occupait toute une table optique il y a cinq ans.
    Alignment, once a day's work for a specialist, is done by a motor in ninety seconds. | L'alignement, jadis une journée de travail pour un spécialiste, se fait par moteur en quatre-vingt-dix secondes.
    Two patents were granted this year; a third was given up, because publishing was worth more. | Deux brevets ont été délivrés cette année ; un troisième a été abandonné, car publier valait davantage.
    A vibration that nobody could explain came from the espresso machine next door. | Une vibration que personne n'expliquait venait de la machine à café voisine.
    The smallest of the {short} weighs eleven grams and is the one that sells. | Le plus petit des modèles pèse onze grammes, et c'est lui qui se vend.
    Temperature tests from minus forty to plus eighty-five degrees are behind the team. | Les essais de température de moins quarante à plus quatre-vingt-cinq degrés sont terminés.
    Glass is polished in the Vallée de Joux, coated in Neuchâtel and assembled here. | Le verre est poli à la vallée de Joux, traité à Neuchâtel et assemblé ici.
  `,
  topics: `
    Optics without a darkroom | L'optique sans chambre noire | A practical evening on stray light, cheap baffles and patience. | Une soirée pratique sur la lumière parasite, les écrans bon marché et la patience.
    Laser safety for teams | Sécurité laser pour les équipes | Classes, goggles, signs and the person responsible: the mandatory half-day. | Classes, lunettes, panneaux et personne responsable : la demi-journée obligatoire.
    Integrated photonics: build or buy? | Photonique intégrée : faire ou acheter ? | Foundry runs, prices and waiting times compared. | Passages en fonderie, prix et délais comparés.
    Seeing through fog | Voir à travers le brouillard | Lidar, radar and infrared on the same stretch of lakeside road. | Lidar, radar et infrarouge sur le même tronçon de route au bord du lac.
    Measuring a nanometre on a Monday | Mesurer un nanomètre un lundi | Why measurements drift after a weekend, and how to stop it. | Pourquoi les mesures dérivent après un week-end, et comment l'éviter.
    Light and biodiversity | Lumière et biodiversité | A biologist, a lighting planner and a commune look at one street. | Une biologiste, un éclairagiste et une commune regardent une rue.
    Coatings day | La journée des couches minces | Suppliers and users talk about adhesion, ageing and price. | Fournisseurs et utilisateurs parlent d'adhérence, de vieillissement et de prix.
    Night at the telescope | Nuit au télescope | If the sky is clear: cameras from the park on a real telescope. | Si le ciel est dégagé : les caméras du parc sur un vrai télescope.
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
