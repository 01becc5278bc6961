/**
 * The number of items that a list loads at once: a multiple of two, three and four columns. The first calls of the
 * descriptor and the pages must use the same.
 */
export const listPageSize = 24;
