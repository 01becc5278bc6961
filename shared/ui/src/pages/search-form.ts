/** A text as lists on the screen compare it: without accents, letter case and surrounding spaces. */
export const searchForm = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Whether a text contains another one, regardless of case and accents. */
export const matchesText = (text: string, part: string): boolean => searchForm(text).includes(searchForm(part));
