/** What can be saved and how often it is reported. Without a schema, so that a page that needs nothing else stays small. */

export const savedKinds = ['company', 'job'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** How often a saved search sends what is new. */
export const alertFrequencies = ['none', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];
