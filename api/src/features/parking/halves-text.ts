/** Halves of a day in messages. */
import type { Half } from '@park/contract/parking';

export const halvesText = {
  en: (halves: readonly Half[]) =>
    halves.length > 1 ? 'for the whole day' : halves[0] === 'am' ? 'for the morning' : 'for the afternoon',
  fr: (halves: readonly Half[]) =>
    halves.length > 1 ? 'pour toute la journée' : halves[0] === 'am' ? 'pour le matin' : 'pour l’après-midi',
};
