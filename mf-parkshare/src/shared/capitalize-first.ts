/** Capitalises the start of a title or sentence: French days are lower case ("ven. 20 nov."). */
export const capitalizeFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
