import type { CatalogRow } from './park-folder';

/** Words that every portal has from its migrations on; a test compares them with a fresh database. */
export const standardWords: Record<CatalogRow['catalog'], readonly string[]> = {
  'company-categories': ['Tenant', 'Startup', 'External', 'former-tenant'],
  'agreement-types': ['feip-lausanne', 'feip-cbip', 'feip-unlimitrust', 'feip-prilly', 'sqie', 'sqie-knova', 'garage'],
  'news-types': ['park', 'company', 'press'],
  'event-types': ['conference', 'workshop', 'networking', 'knova'],
  'job-types': ['permanent', 'temporary', 'internship', 'apprenticeship', 'freelance'],
  'supplier-categories': [
    'catering',
    'cleaning',
    'construction',
    'finance',
    'it',
    'legal',
    'logistics',
    'office',
    'other',
  ],
  'template-categories': ['communication', 'premises', 'safety', 'events', 'other'],
  sectors: [],
  'room-equipment': [
    'screen',
    'projector',
    'video-conference',
    'microphone',
    'whiteboard',
    'flipchart',
    'hearing-loop',
    'step-free',
    'kitchenette',
  ],
};

/** The words of each catalog, with those that the park adds. */
export class CatalogWords {
  private readonly words: Map<string, Set<string>>;

  constructor(rows: readonly CatalogRow[]) {
    this.words = new Map(Object.entries(standardWords).map(([catalog, ids]) => [catalog, new Set(ids)]));
    for (const { catalog, id } of rows) this.words.get(catalog)?.add(id);
  }

  of(catalog: CatalogRow['catalog']): ReadonlySet<string> {
    return this.words.get(catalog) ?? new Set();
  }
}
