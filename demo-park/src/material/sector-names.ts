/** The catalog of sectors: what companies write into their tags, in both languages with other names for searches. */
import { rows } from './sector';

export interface SectorNames {
  id: string;
  label: { en: string; fr: string };
  synonyms: { en: string[]; fr: string[] };
}

// id | English | French | other English names | other French names
const table = `
  ai | Artificial intelligence | Intelligence artificielle | AI | IA
  machine-learning | Machine learning | Apprentissage automatique | ML, deep learning, neural networks | apprentissage profond, réseaux de neurones
  language-technology | Language technology | Technologies de la langue | NLP, natural language processing | traitement du langage, TALN
  analytics | Data analytics | Analyse de données | analytics, big data, data science | mégadonnées, science des données
  medtech | Medical technology | Technologies médicales | med-tech | techniques médicales
  medical-devices | Medical devices | Dispositifs médicaux | medical equipment | appareils médicaux
  digital-health | Digital health | Santé numérique | e-health, telemedicine | e-santé, télémédecine
  rehabilitation | Rehabilitation | Réadaptation | physiotherapy | rééducation, physiothérapie
  biotech | Biotechnology | Biotechnologie | life sciences | biotechnologies, sciences de la vie
  diagnostics | Diagnostics | Diagnostic | laboratory tests | analyses médicales
  therapeutics | Therapeutics | Thérapies | drug discovery, pharma | médicaments, pharmaceutique
  bioprocess | Bioprocesses | Bioprocédés | bioprocess, bioproduction | bioproduction industrielle
  climate | Energy and climate | Énergie et climat | cleantech, climate tech | technologies propres, transition énergétique
  energy | Energy | Énergie | renewable energy, solar energy, solar power | énergies renouvelables, énergie solaire, photovoltaïque
  carbon-removal | Carbon removal | Captage de carbone | carbon capture, CO2 | capture du CO2
  circular-economy | Circular economy | Économie circulaire | recycling, reuse | recyclage, réemploi
  robotics | Robotics | Robotique | robots | robots industriels
  automation | Automation | Automatisation | industrial automation | automatismes
  drones | Drones | Drones | UAV | aéronefs sans pilote
  machine-vision | Machine vision | Vision industrielle | computer vision | vision par ordinateur
  cyber | Cybersecurity | Cybersécurité | IT security | sécurité informatique
  security | Information security | Sécurité de l’information | security | sécurité
  identity | Digital identity | Identité numérique | identity, e-ID | identité, e-ID suisse
  privacy | Data protection | Protection des données | privacy, GDPR | vie privée, RGPD
  sport | Sport, mobility and learning | Sport, mobilité et formation | sport | sports
  sports-technology | Sports technology | Technologies du sport | sportstech | équipement sportif
  mobility | Mobility | Mobilité | electric vehicles | véhicules électriques
  education | Education | Formation | edtech, e-learning | enseignement, éducation
  space | Space | Spatial | space technology | espace, technologies spatiales
  satellites | Satellites | Satellites | CubeSat | nanosatellites
  earth-observation | Earth observation | Observation de la Terre | remote sensing | télédétection
  navigation | Navigation | Navigation | positioning, GNSS | positionnement, géolocalisation
  materials | Materials and microtechnology | Matériaux et microtechnique | new materials | nouveaux matériaux
  advanced-materials | Advanced materials | Matériaux avancés | composites | matériaux composites
  manufacturing | Manufacturing | Fabrication | industry, 3D printing | industrie, impression 3D
  microtechnology | Microtechnology | Microtechnique | MEMS | microsystèmes
  photonics | Photonics | Photonique | optics | optique
  lasers | Lasers | Lasers | laser systems | systèmes laser
  sensors | Sensors | Capteurs | sensing | détecteurs
  imaging | Imaging | Imagerie | microscopy | microscopie
  fintech | Financial technology | Technologies financières | fin-tech | finance numérique
  payments | Payments | Paiements | payment systems | systèmes de paiement
  regtech | Regulatory technology | Conformité réglementaire | regtech, compliance | conformité
  insurance | Insurance | Assurances | insurtech | assurance
  foodtech | Food and agriculture | Alimentation et agriculture | food tech | agroalimentaire
  nutrition | Nutrition | Nutrition | diet | diététique
  agritech | Agricultural technology | Technologies agricoles | agritech, farming | agronomie
  fermentation | Fermentation | Fermentation | precision fermentation | fermentation de précision
  services | Services | Services | business services | services aux entreprises
  accelerator | Accelerator | Accélérateur | acceleration programme | programme d’accélération
  incubator | Incubator | Incubateur | start-up support | soutien aux start-up
  coworking | Coworking | Coworking | shared offices | bureaux partagés
  park-team | Park team | Équipe du parc | park management | direction du parc
  association | Association | Association | society | club
  foundation | Foundation | Fondation | charity | utilité publique
  public-service | Public service | Service public | administration | collectivité
  research | Research | Recherche | laboratory research | recherche appliquée
  shared-laboratories | Shared laboratories | Laboratoires partagés | shared labs | plateforme technique
  prototyping | Prototyping | Prototypage | fab lab | atelier de prototypage
  bank | Bank | Banque | banking | services bancaires
  investment | Investment | Investissement | venture capital | capital-risque
  intellectual-property | Intellectual property | Propriété intellectuelle | patents | brevets
  law | Law | Droit | legal advice | conseil juridique
  recruitment | Recruitment | Recrutement | hiring | ressources humaines
  coaching | Coaching | Coaching | business coaching | accompagnement
  mentoring | Mentoring | Mentorat | mentors | parrainage
  training | Training | Cours | courses | formation continue
  communication | Communication | Communication | public relations | relations publiques
  design | Design | Design | graphic design | graphisme
  film | Film | Film | video | vidéo
  photography | Photography | Photographie | photos | photo
  printing | Printing | Impression | bookbinding | imprimerie
  translation | Translation | Traduction | interpreting | interprétation
  hosting | Hosting | Hébergement informatique | cloud, data centre | centre de données
  health | Health | Santé | healthcare | soins
  childcare | Childcare | Accueil de la petite enfance | nursery | crèche
  restaurant | Restaurant | Restaurant | catering | restauration
  landscaping | Landscaping | Paysagisme | gardening | jardinage
  transport | Transport | Transports | shuttle | navette
  bicycles | Bicycles | Vélos | bikes | cycles
  garage | Garage | Garage | car repair | réparation automobile
`;

const names = (cell: string): string[] => cell.split(',').map((name) => name.trim());

export const sectorNames: readonly SectorNames[] = rows(table, 5).map(
  ([id = '', en = '', fr = '', otherEn = '', otherFr = '']) => ({
    id,
    label: { en, fr },
    synonyms: { en: names(otherEn), fr: names(otherFr) },
  }),
);
