/** Renders the page with its own texts, the shell's general errors, a response for every call, and a fixed clock. */
import { renderRemotePage, type FakeAnswers, type Rendered, type RenderOptions } from '@park/testing';
import RoomAvailabilityPage from '../features/availability/RoomAvailabilityPage';
import { texts as english } from '../texts/en';
import { texts as french } from '../texts/fr';
import { availability, bookings, busy, otherRoom, own, roomDay } from './rooms';

/** A Friday, 9:40 in the park. */
export const now = new Date('2026-11-20T08:40:00Z');

/** The text of an error: this area's own, or one that the tests give as the shell's. */
export const wordsOf = (key: string): string =>
  new Map<string, string>(
    Object.entries(english.errors.rooms).map(([name, text]) => [`errors.rooms.${name}`, text]),
  ).get(key) ?? `Words for ${key.replaceAll('.', ' ')}`;

const shell = {
  errors: Object.fromEntries(['validation', 'unavailable', 'network'].map((name) => [name, wordsOf(`errors.${name}`)])),
};

export const calmDay = availability([
  roomDay({ busy: [busy('10:00', '11:00'), own('14:00', '15:00', 'Review')] }),
  roomDay({
    room: otherRoom({ needsApproval: true }),
    busy: [busy('12:00', '13:00', { state: 'blocked', reason: 'Cleaning' })],
  }),
]);

export function renderRooms(
  answers: FakeAnswers = {},
  { at = '/book-a-room', ...options }: RenderOptions = {},
): Rendered {
  return renderRemotePage(RoomAvailabilityPage, {
    at,
    remote: 'mf-bookaroom',
    texts: { 'mf-bookaroom': options.language === 'fr' ? french : english, shell },
    permissions: ['BookARoom_Book'],
    now,
    answers: {
      'GET /api/rooms/availability': calmDay,
      'GET /api/rooms/bookings': bookings(),
      'GET /api/rooms/offers': { items: [] },
      'GET /api/rooms/check-in': { items: [], questions: [] },
      ...answers,
    },
    ...options,
  });
}
