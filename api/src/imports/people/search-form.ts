/** A text without accents, in lower case, for comparing names of columns and roles. */
export const searchForm = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’]/g, "'").trim().toLowerCase();
