import { groundPlan } from './ground-plans';
import { sectorNames } from './material/sector-names';
import { several, type Row } from './rows';

/** The park and its thirteen buildings on an invented shore. */
export const parkDetails = {
  name: { en: 'Rive-Claire Innovation Park', fr: 'Parc d’innovation de Rive-Claire' },
  slogan: {
    en: 'Start-ups, established firms and research groups work here side by side, on the shore of the lake. Find out who they are, what they are working on and whom they are looking for.',
    fr: 'Start-up, entreprises établies et groupes de recherche travaillent ici côte à côte, au bord du lac. Découvrez qui ils sont, à quoi ils travaillent et qui ils cherchent.',
  },
  campus: 'EPFL',
  timeZone: 'Europe/Zurich',
  languages: ['en', 'fr'],
  address: { street: 'Allée du Rivage 1', postcode: '1099', town: 'Rive-Claire', country: 'CH' },
  position: { latitude: 46.5148, longitude: 6.5201 },
  contact: { email: 'reception@demo.park', phone: '+41 21 555 10 00' },
  links: {
    website: 'https://www.demo.park',
    newsletter: 'https://www.demo.park/newsletter',
    startups: 'https://www.demo.park/start-ups',
    scaleUp: 'https://scale-up.demo.park',
    campusNews: 'https://news.demo.park',
  },
};

export interface Building {
  key: string;
  name: string;
  address: string;
}

const names = [
  'Aurore',
  'Beta',
  'Gamma',
  'Delta',
  'Epsilon',
  'Zeta',
  'Eta',
  'Theta',
  'Iota',
  'Kappa',
  'Lambda',
  'Omicron',
  'Rho',
];

export const buildings: readonly Building[] = names.map((name, index) => ({
  key: name.toLowerCase(),
  name,
  address: `Allée du Rivage ${index * 2 + 1}, 1099 Rive-Claire`,
}));

export const buildingRows = (): Row[] =>
  buildings.map((building, index) => {
    const latitude = 46.5148 + (index % 4) * 0.00072;
    const longitude = 6.5201 + Math.floor(index / 4) * 0.0012;
    return {
      key: building.key,
      name: building.name,
      address: building.address,
      latitude: latitude.toFixed(5),
      longitude: longitude.toFixed(5),
      outline: groundPlan(index, latitude, longitude),
      position: String(index + 1),
    };
  });

/** Catalog entries of this park, in addition to those of every portal. */
export const catalogRows = (): Row[] => [
  ...[
    ['health', 'Health and wellbeing', 'Santé et bien-être', 9],
    ['laboratory', 'Laboratory and measurement', 'Laboratoire et mesure', 10],
    ['communication', 'Communication and events', 'Communication et événements', 11],
  ].map(([id, en, fr, position]) => ({
    catalog: 'supplier-categories',
    id: String(id),
    label_en: String(en),
    label_fr: String(fr),
    synonyms_en: '',
    synonyms_fr: '',
    position: String(position),
  })),
  ...sectorNames.map(({ id, label, synonyms }, index) => ({
    catalog: 'sectors',
    id,
    label_en: label.en,
    label_fr: label.fr,
    synonyms_en: several(synonyms.en),
    synonyms_fr: several(synonyms.fr),
    position: String(index + 1),
  })),
];
