import type { RoomDoor } from '@park/contract/room-display';
import { act, axe, refusal, renderRemotePage, screen, type RenderOptions } from '@park/testing';
import { now, wordsOf } from '../../testing/render-rooms';
import { at, room } from '../../testing/rooms';
import { texts as english } from '../../texts/en';
import { texts as french } from '../../texts/fr';
import RoomDisplayPage from './RoomDisplayPage';

const call = 'GET /api/rooms/display/{id}';
const { id, name, floor, building, capacity } = room();
const door: RoomDoor = {
  room: { id, name, floor, building, capacity },
  timeZone: 'Europe/Zurich',
  now: now.toISOString(),
  current: null,
  next: null,
  closed: null,
  freeUntil: at('11:00'),
  minutes: [15, 30],
};

const open = ({ answers, ...options }: RenderOptions = {}) =>
  renderRemotePage(RoomDisplayPage, {
    at: `/book-a-room/display?room=${id}`,
    remote: 'mf-bookaroom',
    texts: { 'mf-bookaroom': options.language === 'fr' ? french : english },
    now,
    answers: { [call]: door, ...answers },
    ...options,
  });

const waitForNextReading = () => act(async () => jest.advanceTimersByTimeAsync(30_000));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('does not go on showing a free room once the state cannot be read', async () => {
  const page = open();
  expect(await screen.findByText('until 11:00')).toBeInTheDocument();
  page.client.answer({ [call]: refusal(503, 'errors.unavailable') });
  await waitForNextReading();
  expect(screen.queryByText('until 11:00')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Matterhorn' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/Status unknown.*offline/);
  expect(screen.queryByRole('button')).toBeNull();
  page.client.answer({ [call]: door });
  await waitForNextReading();
  expect(screen.getByText('until 11:00')).toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
});

it('says that it is not paired any more once its address was revoked', async () => {
  const page = open();
  await screen.findByText('until 11:00');
  page.client.answer({ [call]: refusal(403, 'errors.rooms.displayNotPaired') });
  await waitForNextReading();
  expect(screen.getByText('This display is not paired')).toBeInTheDocument();
  expect(screen.queryByText('until 11:00')).toBeNull();
});

it('shows why a time was not booked', async () => {
  jest.useRealTimers();
  const page = open({
    answers: { 'POST /api/rooms/display/{id}/bookings': refusal(409, 'errors.rooms.takenMeanwhile') },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Book for 30 minutes' }));
  expect(await screen.findByText(wordsOf('errors.rooms.takenMeanwhile'))).toBeInTheDocument();
  expect((await axe(page.container)).violations).toEqual([]);
});

it('renders in French', async () => {
  const page = open({ language: 'fr' });
  expect(await screen.findByText('jusqu’à 11:00')).toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
});
