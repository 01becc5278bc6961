/** Templates as the api answers them. */
import type { CallResponse } from '@park/contract';
import type { DocumentFile, ManagedTemplate, Template } from '@park/contract/documents';

export const documentFile = (change: Partial<DocumentFile> = {}): DocumentFile => ({
  language: 'en',
  name: 'press.docx',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  bytes: 12_300,
  url: '/api/templates/press/files/en',
  hasPreview: true,
  ...change,
});

export const template = (change: Partial<Template> = {}): Template => ({
  id: 'press',
  title: 'Press release',
  description: 'For your news',
  language: 'en',
  category: 'communication',
  categoryLabel: 'Communication',
  files: [documentFile()],
  version: 2,
  updatedAt: '2026-11-19T08:00:00Z',
  archivedAt: null,
  ...change,
});

export const templates = (...items: Template[]): CallResponse<'GET /api/templates/query'> => ({
  items,
  paginationId: null,
  total: items.length,
  facets: { category: [{ value: 'communication', label: 'Communication', count: items.length }] },
  may: { manage: false },
});

export const managedTemplate = (change: Partial<ManagedTemplate> = {}): ManagedTemplate => ({
  id: 'press',
  category: 'communication',
  texts: {
    en: { title: 'Press release', description: 'For your news' },
    fr: { title: 'Communiqué de presse', description: '' },
  },
  files: [documentFile()],
  version: 2,
  updatedAt: '2026-11-19T08:00:00Z',
  archivedAt: null,
  ...change,
});
