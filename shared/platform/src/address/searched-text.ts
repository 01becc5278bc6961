/** As much as the api searches for. */
const longest = 200;

/** What an address asks to search for, as the api takes it: addresses are typed and cut by anybody, and a search that no one can mend helps no one. */
export const normalizeSearchText = (text: string | null): string =>
  (text ?? '').replace(/\p{Cc}/gu, ' ').slice(0, longest);
