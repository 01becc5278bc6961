/** Letter case is ignored everywhere a category or an agreement is looked at (AMB-04); nothing is trimmed. */
export const containsIgnoringCase = (text: unknown, part: string): boolean =>
  typeof text === 'string' && text.toLowerCase().includes(part);
