import { refusal, screen, waitFor, within } from '@park/testing';
import { renderRooms, wordsOf } from '../../testing/render-rooms';
import { at, booking, bookings, occurrence } from '../../testing/rooms';

const section = () => within(screen.getByRole('region', { name: 'Your bookings' }));
const cancelCall = 'DELETE /api/rooms/bookings/{id}';
const request = booking({
  id: 'board',
  title: 'Board',
  occurrences: [occurrence('b', at('09:00', '21'), at('10:00', '21'), { state: 'pending' })],
});
const running = booking({
  id: 'standup',
  title: 'Stand-up',
  canCancel: false,
  occurrences: [occurrence('s', at('09:00'), at('10:00'), { state: 'booked' })],
});

describe('your room bookings', () => {
  it('say when and where, what runs and what a manager decides', async () => {
    const page = renderRooms({ 'GET /api/rooms/bookings': bookings([running, booking(), request]) });
    await screen.findByRole('heading', { name: 'Board' });
    const [first, second, third] = section().getAllByRole('listitem');
    expect(first).toHaveTextContent('TodayStand-up09:00–10:00 · Matterhorn · Building A · Floor 2Now');
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(second).toHaveTextContent('14:00–15:00');
    expect(third).toHaveTextContent('Tomorrow');
    expect(third).toHaveTextContent('Awaiting approval');
    expect(page.missingTexts).toEqual([]);
  });

  it('are one click away from the top', async () => {
    const page = renderRooms({ 'GET /api/rooms/bookings': bookings([booking()]) });
    Element.prototype.scrollIntoView = jest.fn();
    await page.user.click(await screen.findByRole('button', { name: 'Your booking (1)' }));
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Your bookings' }));
  });

  it('say so when there is none', async () => {
    renderRooms();
    expect(await screen.findByRole('heading', { name: 'No bookings' })).toBeInTheDocument();
  });

  it('are cancelled after a question, which frees the room', async () => {
    const page = renderRooms({ 'GET /api/rooms/bookings': bookings([booking()]), [cancelCall]: booking() });
    await page.user.click(
      await screen.findByRole('button', { name: 'Cancel booking: Review, Fri 20 Nov, 14:00–15:00' }),
    );
    const question = within(screen.getByRole('alertdialog', { name: 'Cancel the booking of Matterhorn?' }));
    await page.user.click(question.getByRole('button', { name: 'Keep it' }));
    expect(page.client.calls.some(({ name }) => name === cancelCall)).toBe(false);
    await page.user.click(screen.getByRole('button', { name: /^Cancel booking/ }));
    page.client.answer({ 'GET /api/rooms/bookings': bookings() });
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('The booking of Matterhorn has been cancelled.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'No bookings' })).toBeInTheDocument();
    // The button that opened the question is gone.
    await waitFor(() => expect(document.activeElement).toContainElement(section().getByRole('heading', { level: 3 })));
    expect(document.body).not.toHaveFocus();
    expect(page.client.calls.filter(({ name }) => name === 'GET /api/rooms/availability')).toHaveLength(2);
  });

  it('are withdrawn while nobody has decided, and say how many dates it is about', async () => {
    const series = {
      ...request,
      occurrences: [
        ...request.occurrences,
        occurrence('c', at('09:00', '28'), at('10:00', '28'), { state: 'pending' }),
      ],
    };
    const page = renderRooms({ 'GET /api/rooms/bookings': bookings([series]), [cancelCall]: series });
    expect(await screen.findByText(/and 1 more date/)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: /^Withdraw request/ }));
    const question = within(screen.getByRole('alertdialog', { name: 'Withdraw the request for Matterhorn?' }));
    expect(question.getByText(/all 2 upcoming dates/)).toBeInTheDocument();
    await page.user.click(question.getByRole('button', { name: 'Withdraw request' }));
    expect(await screen.findByText('The request for Matterhorn has been withdrawn.')).toBeInTheDocument();
  });

  it('stay when cancelling is refused, with the reason', async () => {
    const page = renderRooms({
      'GET /api/rooms/bookings': bookings([booking()]),
      [cancelCall]: refusal(409, 'errors.rooms.alreadyStarted'),
    });
    await page.user.click(await screen.findByRole('button', { name: /^Cancel booking/ }));
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel booking' }));
    expect(
      await screen.findByText(`The booking was not cancelled. ${wordsOf('errors.rooms.alreadyStarted')}`),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Review' })).toBeInTheDocument();
  });

  it('come in parts; a part that fails leaves the others', async () => {
    const page = renderRooms({
      'GET /api/rooms/bookings': ({ query }) =>
        query?.paginationId ? refusal(503, 'errors.unavailable') : bookings([booking()], 'next'),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The next part of the list did not load.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Review' })).toBeInTheDocument();
  });

  it('show an error of their own, and recover', async () => {
    const page = renderRooms({ 'GET /api/rooms/bookings': refusal(503, 'errors.unavailable') });
    await screen.findByRole('grid');
    page.client.answer({ 'GET /api/rooms/bookings': bookings([booking()]) });
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Review' })).toBeInTheDocument());
  });
});
