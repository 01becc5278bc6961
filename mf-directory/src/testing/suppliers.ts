/** Suppliers as the api returns them. */
import type { CallResponse } from '@park/contract';
import type { SupplierStatistics } from '@park/contract/stats';
import type { ManagedSupplier, Supplier } from '@park/contract/suppliers';

export const supplier = (change: Partial<Supplier> = {}): Supplier => ({
  id: 'honey',
  name: 'Ruches & Toits',
  category: 'catering',
  description: 'Honey from the roof.',
  website: 'https://ruches.example',
  email: 'orders@ruches.example',
  phone: '+41 21 000 00 00',
  logo: null,
  votes: 12,
  hasVoted: false,
  language: 'en',
  availableLanguages: ['en'],
  ...change,
});

export const supplierPage = (items: Supplier[]): CallResponse<'GET /api/approved-suppliers/query'> => ({
  items,
  paginationId: null,
  total: items.length,
  facets: { category: [{ value: 'catering', label: 'Catering', count: 3 }] },
});

export const managedSupplier = (change: Partial<ManagedSupplier> = {}): ManagedSupplier => ({
  id: 'honey',
  name: 'Ruches & Toits',
  category: 'catering',
  texts: { en: { description: 'Honey from the roof.' } },
  website: 'https://ruches.example',
  email: null,
  phone: null,
  logo: null,
  version: 3,
  listedAt: '2025-01-01T00:00:00.000Z',
  archivedAt: null,
  ...change,
});

export const supplierCategories: CallResponse<'GET /api/catalogs/{id}'> = {
  id: 'supplier-categories',
  items: [
    { id: 'catering', label: 'Catering' },
    { id: 'cleaning', label: 'Cleaning' },
  ],
};

export const supplierStatistics = (change: Partial<SupplierStatistics> = {}): SupplierStatistics => ({
  from: '2026-10-01',
  to: '2026-11-20',
  totals: { suppliers: 2, votes: 1240, voters: 80, newSuppliers: 1 },
  months: [
    { month: '2026-10', votes: 1200, newSuppliers: 0 },
    { month: '2026-11', votes: 40, newSuppliers: 1 },
  ],
  categories: [{ id: 'catering', label: 'Catering', suppliers: 2, votes: 1240 }],
  suppliers: [
    {
      id: 'honey',
      name: 'Ruches & Toits',
      category: 'catering',
      categoryLabel: 'Catering',
      votes: 40,
      allVotes: 52,
      listedOn: '2025-01-01',
    },
  ],
  ...change,
});
