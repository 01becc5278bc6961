/** A text as it is compared in searches: without accents, letter case and surrounding spaces. */
export const searchForm = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
