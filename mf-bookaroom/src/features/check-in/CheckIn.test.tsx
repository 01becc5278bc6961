import { axe, refusal, renderRemotePage, screen, waitFor, within, type RenderOptions } from '@park/testing';
import { arrival } from '../../testing/arrivals';
import { now, renderRooms, wordsOf } from '../../testing/render-rooms';
import { texts as english } from '../../texts/en';
import { texts as french } from '../../texts/fr';
import CheckInPage from './CheckInPage';

const checkInCall = 'POST /api/rooms/occurrences/{id}/check-in';
const stillNeededCall = 'POST /api/rooms/bookings/{id}/still-needed';
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
    expect(panel.getByText('Check in by 09:45, or others can book the room')).toBeInTheDocument();
    page.client.answer({ 'GET /api/rooms/check-in': { items: [arrival({ state: 'arrived' })], questions: [] } });
    await page.user.click(panel.getByRole('button', { name: 'Check in: Review, Matterhorn' }));
    expect(await screen.findByText('You are checked in: Matterhorn until 10:30.')).toBeInTheDocument();
    expect(await panel.findByText('Checked in')).toBeInTheDocument();
    // The button is gone.
    await waitFor(() => expect(panel.getByText('Checked in').closest('[tabindex]')).toHaveFocus());
    expect(page.missingTexts).toEqual([]);
  });

  const question = { bookingId: 'weekly', title: 'Weekly', room: 'Matterhorn', answerBy: '2026-11-25T09:00:00Z' };

  it('asks whether a series is still needed', async () => {
    const page = renderRooms({
      'GET /api/rooms/check-in': { items: [], questions: [question] },
      [stillNeededCall]: undefined,
    });
    const keep = await screen.findByRole('button', { name: 'Yes, keep it' });
    page.client.answer({ 'GET /api/rooms/check-in': { items: [], questions: [] } });
    await page.user.click(keep);
    expect(await screen.findByText('The series stays as it is.')).toBeInTheDocument();
    expect(page.client.calls.at(-1)?.name).toMatch(/^GET/);
    // The question is gone; the focus stays in its place.
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(keep).not.toBeInTheDocument();
  });

  it('asks before the upcoming dates of a series are cancelled', async () => {
    const page = renderRooms({
      'GET /api/rooms/check-in': { items: [], questions: [question] },
      [stillNeededCall]: undefined,
    });
    const answers = () => page.client.calls.filter(({ name }) => name === stillNeededCall);
    const cancelRest = await screen.findByRole('button', { name: 'No, cancel the rest' });
    await page.user.click(cancelRest);
    await page.user.click(screen.getByRole('button', { name: 'Keep the series' }));
    expect(answers()).toEqual([]);
    await page.user.click(cancelRest);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Cancel the upcoming dates of “Weekly”?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Cancel the dates' }));
    expect(await screen.findByText('The upcoming dates have been cancelled.')).toBeInTheDocument();
    expect(answers().map(({ input }) => input.body)).toEqual([{ isNeeded: false }]);
    expect(page.missingTexts).toEqual([]);
  });

  it('shows why the answer about a series was not saved', async () => {
    const page = renderRooms({
      'GET /api/rooms/check-in': { items: [], questions: [question] },
      [stillNeededCall]: refusal(404, 'errors.rooms.bookingNotFound'),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Yes, keep it' }));
    expect(await screen.findByText(wordsOf('errors.rooms.bookingNotFound'))).toBeInTheDocument();
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

  it('keeps the focus at the door when the button is gone', async () => {
    const page = renderDoor({ answers: { [checkInCall]: arrival({ state: 'arrived' }) } });
    const button = await screen.findByRole('button', { name: 'Check in: Review, Matterhorn' });
    page.client.answer({ [doorCall]: { room, arrival: arrival({ state: 'arrived' }), isTaken: false } });
    await page.user.click(button);
    const state = await screen.findByText('Checked in');
    await waitFor(() => expect(state.closest('[tabindex]')).toHaveFocus());
  });

  it('says at the door when somebody else has the room', async () => {
    renderDoor({ answers: { [doorCall]: { room, arrival: null, isTaken: true } } });
    expect(await screen.findByText('Somebody else has the room now')).toBeInTheDocument();
  });

  it('renders in French', async () => {
    const page = renderDoor({ language: 'fr' });
    expect(await screen.findByRole('button', { name: /^S’annoncer/ })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });
});
