import type { ManagedCatalogItem } from '@park/contract/catalogs';

export const catalogItem = (change: Partial<ManagedCatalogItem> = {}): ManagedCatalogItem => ({
  id: 'energy',
  labels: { en: 'Energy', fr: 'Énergie' },
  synonyms: { en: ['Solar energy'], fr: ['photovoltaïque'] },
  version: 1,
  uses: 10,
  isArchived: false,
  needsReview: false,
  ...change,
});
