import type { SavedSearch } from '@park/contract/saved';

export const savedSearch = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  id: 'search-1',
  kind: 'company',
  name: 'Optics in North',
  path: '/companies?location=north&tag=optics',
  frequency: 'daily',
  createdAt: '2026-11-01T08:00:00.000Z',
  ...changes,
});
