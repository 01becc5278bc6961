/** Page sizes of lists: the descriptor's first calls and the pages have to ask for the same. */
/** One leading article and twelve more: a multiple of two, three and four columns. */
export const articlePageSize = 13;
export const eventPageSize = 20;
