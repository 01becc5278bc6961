export const searchPath = '/search';

/** The page of all results for a text. */
export const searchAddress = (text: string) => `${searchPath}?${new URLSearchParams({ q: text }).toString()}`;
