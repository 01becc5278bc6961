import type { Half, HalfChoice } from '@park/contract/parking';

export const halfChoices: readonly HalfChoice[] = ['am', 'pm', 'day'];

/** The halves of a choice, in order. */
export const halvesOf = (choice: HalfChoice): readonly Half[] => (choice === 'day' ? ['am', 'pm'] : [choice]);

/** The choice for one or two halves. */
export const toHalfChoice = (halves: readonly Half[]): HalfChoice =>
  halves.includes('am') ? (halves.includes('pm') ? 'day' : 'am') : 'pm';
