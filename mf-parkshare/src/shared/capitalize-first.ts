/** French days are written small ("ven. 20 nov."); at the beginning of a title or sentence they are not. */
export const sentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
