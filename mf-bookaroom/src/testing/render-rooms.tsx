/** Renders the page with its own texts, errors in words, an answer for every call, and a clock that stands. */
import { renderRemotePage, type FakeAnswers, type Rendered, type RenderOptions } from '@park/testing';
import { UiTextsProvider } from '@park/ui';
import { roomRefusals } from '@park/contract/rooms';
import RoomAvailabilityPage from '../features/availability/RoomAvailabilityPage';
import { texts as english } from '../texts/en';
import { texts as french } from '../texts/fr';
import { availability, bookings, busy, otherRoom, own, roomDay } from './rooms';

/** A Friday, 9:40 in the park. */
export const now = new Date('2026-11-20T08:40:00Z');

/** What the shell says of an error. */
export const wordsOf = (key: string): string => `Words for ${key.replaceAll('.', ' ')}`;
const known = new Set<string>([
  ...roomRefusals,
  'errors.rooms.alreadyRequested',
  'errors.rooms.notFound',
  'errors.rooms.alreadyStarted',
  'errors.validation',
  'errors.unavailable',
  'errors.network',
]);

export const calmDay = availability([
  roomDay({ busy: [busy('10:00', '11:00'), own('14:00', '15:00', 'Review')] }),
  roomDay({
    room: otherRoom({ needsApproval: true }),
    busy: [busy('12:00', '13:00', { state: 'blocked', reason: 'Cleaning' })],
  }),
]);

const errorTexts = Object.fromEntries([...known].map((key) => [key.split('.').at(-1) ?? key, wordsOf(key)]));
const shell = { errors: { ...errorTexts, rooms: errorTexts } };

function Page() {
  return (
    <UiTextsProvider translate={(key) => (known.has(key) ? wordsOf(key) : undefined)}>
      <RoomAvailabilityPage />
    </UiTextsProvider>
  );
}

export function renderRooms(
  answers: FakeAnswers = {},
  { at = '/book-a-room', ...options }: RenderOptions = {},
): Rendered {
  return renderRemotePage(Page, {
    at,
    remote: 'mf-bookaroom',
    texts: { 'mf-bookaroom': options.language === 'fr' ? french : english, shell },
    permissions: ['BookARoom_Book'],
    now,
    answers: { 'GET /api/rooms/availability': calmDay, 'GET /api/rooms/bookings': bookings(), ...answers },
    ...options,
  });
}
