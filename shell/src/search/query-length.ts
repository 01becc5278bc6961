/** What the api accepts, in characters. */
export const minQueryLength = 2;
export const maxQueryLength = 200;
