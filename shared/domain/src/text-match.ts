/** Whether a category or agreement contains a lower-case text, in any letter case and without trimming (AMB-04, AMB-05). */
export const containsIgnoringCase = (text: unknown, part: string): boolean =>
  typeof text === 'string' && text.toLowerCase().includes(part);
