/** The query of the page, as the shell's server makes it with the page. */
export const searchPageQuery = (text: string) => ({ query: { query: text, perKind: 20 } });
