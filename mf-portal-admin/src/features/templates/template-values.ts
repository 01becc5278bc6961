import type { ManagedTemplate } from '@park/contract/documents';

export const templateLanguages = ['en', 'fr'] as const;
const emptyTexts = { title: '', description: '' };

export const emptyValues = { category: '', texts: { en: emptyTexts, fr: emptyTexts } };

/** What the form of a template contains of it. */
export const valuesOf = ({ category, texts }: ManagedTemplate) => ({ category, texts });
