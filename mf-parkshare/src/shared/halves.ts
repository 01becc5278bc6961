import type { Half, HalfChoice } from '@park/contract/parking';

export const halfChoices: readonly HalfChoice[] = ['am', 'pm', 'day'];

/** Halves of a choice, in order. */
export const halvesOf = (choice: HalfChoice): readonly Half[] => (choice === 'day' ? ['am', 'pm'] : [choice]);

/** The choice that halves make; there is at least one. */
export const choiceOf = (halves: readonly Half[]): HalfChoice =>
  halves.includes('am') ? (halves.includes('pm') ? 'day' : 'am') : 'pm';
