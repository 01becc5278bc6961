/** The numbers of items that lists load at once. The first calls of the descriptor and the pages must use the same. */

/** One lead article and twelve more: a multiple of two, three and four columns. */
export const articlePageSize = 13;

export const eventPageSize = 20;
