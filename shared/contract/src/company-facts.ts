/** Facts of companies that are also filters of the directory. */

/** How many people work for a company; the largest has no upper bound. */
export const teamSizes = ['1-9', '10-49', '50-249', '250+'] as const;
export type TeamSize = (typeof teamSizes)[number];

/** "10–49", in every language. */
export const teamSizeLabel = (size: string): string => size.replace('-', '–');

/** Characters of the name of a sector. */
export const maxSectorLength = 60;

/** First year of the decade: the value of the filter `founded`. */
export const decadeOf = (year: number): number => year - (year % 10);

/** "2010–2019", in every language. */
export const decadeLabel = (decade: string): string => `${decade}–${Number(decade) + 9}`;

/** States of a company in the list of the park's staff. */
export const companyStates = ['active', 'leaving', 'left', 'disabled'] as const;
