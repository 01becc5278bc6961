/** Page sizes of lists. The first calls of the descriptor and the pages must use the same. */
export const listPageSize = 24;
