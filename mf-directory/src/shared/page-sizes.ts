/** Page sizes of lists. The first calls of the descriptor and the pages must use the same. */
/** A multiple of two, three and four columns. */
export const listPageSize = 24;
