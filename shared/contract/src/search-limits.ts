/** Characters of a text that is searched for. */
export const maxSearchTextLength = 200;
