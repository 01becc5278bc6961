import type { Row } from './rows';

/** The park and its thirteen buildings on an invented shore. */
export const parkDetails = {
  name: { en: 'Rive-Claire Innovation Park', fr: 'Parc d’innovation de Rive-Claire' },
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
  buildings.map((building, index) => ({
    key: building.key,
    name: building.name,
    address: building.address,
    latitude: (46.5148 + (index % 4) * 0.0009).toFixed(5),
    longitude: (6.5201 + Math.floor(index / 4) * 0.0014).toFixed(5),
    position: String(index + 1),
  }));

/** Catalog entries of this park, in addition to those of every portal. */
export const catalogRows = (): Row[] =>
  [
    ['supplier-categories', 'health', 'Health and wellbeing', 'Santé et bien-être', 9],
    ['supplier-categories', 'laboratory', 'Laboratory and measurement', 'Laboratoire et mesure', 10],
    ['supplier-categories', 'communication', 'Communication and events', 'Communication et événements', 11],
  ].map(([catalog, id, en, fr, position]) => ({
    catalog: String(catalog),
    id: String(id),
    label_en: String(en),
    label_fr: String(fr),
    position: String(position),
  }));
