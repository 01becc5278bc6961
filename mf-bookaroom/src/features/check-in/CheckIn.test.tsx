import { axe, refusal, renderRemotePage, screen, within, type RenderOptions } from '@park/testing';
import { arrival } from '../../testing/arrivals';
import { now, renderRooms, wordsOf } from '../../testing/render-rooms';
import { texts as english } from '../../texts/en';
import { texts as french } from '../../texts/fr';
import CheckInPage from './CheckInPage';

const checkInCall = 'POST /api/rooms/occurrences/{id}/check-in';
const doorCall = 'GET /api/rooms/{id}/check-in';
const { room } = arrival();

const renderDoor = ({ answers, ...options }: RenderOptions = {}) =>
  renderRemotePage(CheckInPage, {
    at: `/book-a-room/check-in?room=${room.id}`,
    remote: 'mf-bookaroom',
    texts: { 'mf-bookaroom': options.language === 'fr' ? french : english },
    now,
    answers: { [doorCall]: { room, arrival: arrival(), isTaken: false }, ...answers },
    ...options,
  });

describe('checking in', () => {
  it('is one press in the list of rooms', async () => {
    const page = renderRooms({
      'GET /api/rooms/check-in': { items: [arrival()], questions: [] },
      [checkInCall]: arrival({ state: 'arrived' }),
    });
    const panel = within(await screen.findByRole('region', { name: 'Arrivals' }));
    expect(panel.getByText('Check in until 09:45, or others can book the room')).toBeInTheDocument();
    page.client.answer({ 'GET /api/rooms/check-in': { items: [arrival({ state: 'arrived' })], questions: [] } });
    await page.user.click(panel.getByRole('button', { name: 'Check in: Review, Matterhorn' }));
    expect(await screen.findByText('You are checked in: Matterhorn until 10:30.')).toBeInTheDocument();
    expect(await panel.findByText('Checked in')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('asks whether a series is still needed', async () => {
    const page = renderRooms({
      'GET /api/rooms/check-in': {
        items: [],
        questions: [{ bookingId: 'weekly', title: 'Weekly', room: 'Matterhorn', answerBy: '2026-11-25T09:00:00Z' }],
      },
      'POST /api/rooms/bookings/{id}/still-needed': undefined,
    });
    await page.user.click(await screen.findByRole('button', { name: 'Yes, keep it' }));
    expect(await screen.findByText('The series stays as it is.')).toBeInTheDocument();
    expect(page.client.calls.at(-1)?.name).toMatch(/^GET/);
  });

  it('works at the door, also after the room was released', async () => {
    const page = renderDoor({
      answers: {
        [doorCall]: { room, arrival: arrival({ state: 'missed' }), isTaken: false },
        [checkInCall]: refusal(409, 'errors.rooms.takenMeanwhile'),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Take back: Review, Matterhorn' }));
    expect(await screen.findByText(wordsOf('errors.rooms.takenMeanwhile'))).toBeInTheDocument();
    expect((await axe(page.container)).violations).toEqual([]);
  });

  it('says at the door when somebody else has the room', async () => {
    renderDoor({ answers: { [doorCall]: { room, arrival: null, isTaken: true } } });
    expect(await screen.findByText('Somebody else has the room now')).toBeInTheDocument();
  });

  it('speaks French', async () => {
    const page = renderDoor({ language: 'fr' });
    expect(await screen.findByRole('button', { name: /^S’annoncer/ })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });
});
