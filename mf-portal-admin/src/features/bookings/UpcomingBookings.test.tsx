import { axe, refusal, screen, waitFor, within, type FakeAnswers, type RenderOptions } from '@park/testing';
import { noParking, noRooms, occurrence, parkingBooking, roomBooking } from '../../testing/bookings';
import { renderPortal } from '../../testing/render-portal';
import { UpcomingBookings } from './UpcomingBookings';

const both: RenderOptions['permissions'] = ['BookARoom_Book', 'Parkshare_Book'];
const open = (answers: FakeAnswers = {}, permissions = both) =>
  renderPortal(UpcomingBookings, { permissions, answers });
const rows = () => within(screen.getByRole('region', { name: 'Coming up' })).getAllByRole('listitem');
const settled = () => waitFor(() => expect(screen.queryByText('Loading')).toBeNull());

const hourly = (count: number) => ({
  items: Array.from({ length: count }, (_unused, place) =>
    roomBooking(`Meeting ${place + 1}`, [occurrence(`2026-11-2${place}T13:00:00Z`, `2026-11-2${place}T14:00:00Z`)]),
  ),
  paginationId: null,
});

describe('coming up', () => {
  it('lists rooms and parking together, says the day as people do, and marks what runs or waits', async () => {
    const page = open({
      'GET /api/rooms/bookings': {
        items: [
          roomBooking('Stand-up', [occurrence('2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z')]),
          roomBooking('Board', [occurrence('2026-11-23T13:00:00Z', '2026-11-23T15:00:00Z', 'pending')]),
        ],
        paginationId: null,
      },
      'GET /api/parking/bookings': {
        items: [parkingBooking('2026-11-21', ['am', 'pm'])],
        paginationId: null,
        parkshareCredits: 3,
      },
    });
    await settled();
    const [first, second, third] = rows();
    expect(first).toHaveTextContent('Stand-up');
    expect(first).toHaveTextContent('Today');
    expect(first).toHaveTextContent('09:00–10:00 · Matterhorn, Building A');
    expect(first).toHaveTextContent('Now');
    expect(within(second as HTMLElement).getByRole('link', { name: 'Parking North, spot 42' })).toHaveAttribute(
      'href',
      '/parkshare/bookings/details?id=2026-11-21-42',
    );
    expect(second).toHaveTextContent('Tomorrow');
    expect(second).toHaveTextContent('Whole day');
    expect(third).toHaveTextContent('Mon 23 Nov');
    expect(third).toHaveTextContent('Waiting for approval');
    expect(screen.getByText('3 parking credits')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('shows three, and up to ten when asked', async () => {
    const page = open({
      'GET /api/rooms/bookings': { ...hourly(9), paginationId: 'more' },
      'GET /api/parking/bookings': noParking,
    });
    await settled();
    expect(rows()).toHaveLength(3);
    await page.user.click(screen.getByRole('button', { name: 'Show 6 more' }));
    expect(rows()).toHaveLength(9);
    expect(screen.getByText(/your next 9 bookings/)).toBeInTheDocument();
    const fewer = screen.getByRole('button', { name: 'Show fewer' });
    expect(fewer).toHaveFocus();
    await page.user.click(fewer);
    expect(rows()).toHaveLength(3);
  });

  it('asks each area for the ten that come next', async () => {
    const page = open();
    await settled();
    expect(page.client.calls.map(({ url }) => url).sort()).toEqual([
      '/api/parking/bookings?pageSize=10',
      '/api/rooms/bookings?pageSize=10',
    ]);
  });

  it.each<[string, RenderOptions['permissions'], string, string, string]>([
    ['rooms and parking', both, 'Your rooms and parking spots', 'Book a room', '/book-a-room'],
    ['rooms', ['BookARoom_Book'], 'Your rooms appear', 'Book a room', '/book-a-room'],
    ['parking', ['Parkshare_Book'], 'Your parking spots appear', 'Book parking', '/parkshare'],
  ])('has one next step when nothing is booked: %s', async (_right, permissions, reason, action, address) => {
    open({ 'GET /api/rooms/bookings': noRooms }, permissions);
    expect(await screen.findByRole('heading', { name: 'Nothing booked' })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(reason))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', address);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('shows the credits, from the session until the bookings have loaded', async () => {
    renderPortal(UpcomingBookings, {
      permissions: ['Parkshare_Book'],
      user: { parkshareCredits: 1 },
      answers: { 'GET /api/parking/bookings': { ...noParking, parkshareCredits: 0 } },
    });
    expect(screen.getByText('1 parking credit')).toBeInTheDocument();
    expect(await screen.findByText('0 parking credits')).toBeInTheDocument();
  });

  it('shows no credits to people without parking', async () => {
    open({}, ['BookARoom_Book']);
    await settled();
    expect(screen.queryByText(/credit/)).toBeNull();
  });

  it('shows one area while the other cannot be read, and recovers', async () => {
    const page = open({
      'GET /api/rooms/bookings': hourly(1),
      'GET /api/parking/bookings': refusal(503, 'errors.unavailable'),
    });
    expect(await screen.findByText('Meeting 1')).toBeInTheDocument();
    expect(screen.getByText('Your parking bookings could not be loaded.')).toBeInTheDocument();
    page.client.answer({
      'GET /api/parking/bookings': { ...noParking, items: [parkingBooking('2026-11-23', ['pm'])] },
    });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Parking North, spot 42')).toBeInTheDocument();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    expect(page.client.calls.filter(({ name }) => name === 'GET /api/rooms/bookings')).toHaveLength(1);
  });

  it('does not say that nothing is booked while a part is unknown', async () => {
    open({ 'GET /api/rooms/bookings': noRooms, 'GET /api/parking/bookings': refusal(503, 'errors.unavailable') });
    expect(await screen.findByText('Your parking bookings could not be loaded.')).toBeInTheDocument();
    expect(screen.queryByText('Nothing booked')).toBeNull();
  });

  it.each<[string, RenderOptions['permissions']]>([
    ['parking only', ['Parkshare_Book']],
    ['nothing', []],
  ])('shows a room that a colleague booked to somebody who may book %s, and cancels it', async (_what, permissions) => {
    const booking = roomBooking('Jury', [occurrence('2026-11-23T13:00:00Z', '2026-11-23T15:00:00Z')]);
    const page = open(
      {
        'GET /api/rooms/bookings': { items: [booking], paginationId: null },
        'GET /api/parking/bookings': noParking,
        'DELETE /api/rooms/bookings/{id}': booking,
      },
      permissions,
    );
    await page.user.click(await screen.findByRole('button', { name: /Jury/ }));
    await page.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Cancel booking/ }),
    );
    await waitFor(() => expect(page.client.calls.some(({ name }) => name.startsWith('DELETE'))).toBe(true));
  });

  it('has no section for somebody who may book nothing and has nothing', async () => {
    const page = open({ 'GET /api/rooms/bookings': noRooms }, []);
    await waitFor(() => expect(page.client.calls).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Coming up' })).toBeNull();
  });

  it('shows an error with its reference when nothing can be read, and asks for all again', async () => {
    const page = open({
      'GET /api/rooms/bookings': refusal(500, 'errors.recoverable'),
      'GET /api/parking/bookings': refusal(500, 'errors.recoverable'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('00000000-0000-4000-8000-000000000000');
    page.client.answer({ 'GET /api/rooms/bookings': hourly(1), 'GET /api/parking/bookings': noParking });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Meeting 1')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('cancelling what comes up', () => {
  const board = roomBooking('Board', [occurrence('2026-11-23T13:00:00Z', '2026-11-23T15:00:00Z')]);
  const spot = parkingBooking('2026-11-21', ['am', 'pm']);

  it('asks first, releases the room, and keeps the focus in the section', async () => {
    const page = open({
      'GET /api/rooms/bookings': { items: [board], paginationId: null },
      'DELETE /api/rooms/bookings/{id}': () => {
        page.client.answer({ 'GET /api/rooms/bookings': noRooms });
        return board;
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Cancel Board' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Cancel Board?' }));
    expect(dialog.getByText('Mon 23 Nov · 14:00–16:00 · Matterhorn, Building A')).toBeInTheDocument();
    expect(dialog.getByText('The room becomes free for others.')).toBeInTheDocument();
    await page.user.click(dialog.getByRole('button', { name: 'Keep booking' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel Board' })).toHaveFocus();
    await page.user.click(screen.getByRole('button', { name: 'Cancel Board' }));
    await page.user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Booking cancelled')).toBeInTheDocument();
    expect(page.client.calls.filter(({ name }) => name.startsWith('DELETE'))).toMatchObject([
      { url: '/api/rooms/bookings/Board' },
    ]);
    const nothing = await screen.findByRole('heading', { name: 'Nothing booked' });
    expect(document.activeElement).toContainElement(nothing);
    expect(page.missingTexts).toEqual([]);
  });

  it('says that a booking that repeats goes with all its dates, and never offers a date that has begun', async () => {
    const weekly = roomBooking('Weekly', [
      occurrence('2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'),
      occurrence('2026-11-27T08:00:00Z', '2026-11-27T09:00:00Z'),
      occurrence('2026-12-04T08:00:00Z', '2026-12-04T09:00:00Z', 'pending'),
    ]);
    const page = open({ 'GET /api/rooms/bookings': { items: [weekly], paginationId: null } });
    await settled();
    const buttons = screen.getAllByRole('button', { name: 'Cancel Weekly' });
    expect(buttons).toHaveLength(2);
    await page.user.click(buttons[0] as HTMLElement);
    expect(screen.getByText(/all 2 upcoming dates are cancelled/)).toBeInTheDocument();
  });

  it('says how many credits come back, and shows them at once', async () => {
    const page = open({
      'GET /api/parking/bookings': { items: [spot], paginationId: null, parkshareCredits: 3 },
      'DELETE /api/parking/bookings/{id}': () => {
        page.client.answer({ 'GET /api/parking/bookings': { ...noParking, parkshareCredits: 5 } });
        return { booking: spot, parkshareCredits: 5 };
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Cancel Parking North, spot 42' }));
    expect(screen.getByText('2 credits are refunded to you.')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('5 parking credits')).toBeInTheDocument();
    expect(page.services.session.getState().user?.parkshareCredits).toBe(5);
  });

  it.each([
    { booked: spot, reason: 'The booking cost nothing, so no credits are refunded.' },
    { booked: parkingBooking('2026-11-20', ['am']), reason: 'The booked time has begun, so no credits are refunded.' },
  ])('says why no credits come back: $reason', async ({ booked, reason }) => {
    const page = open({
      'GET /api/parking/bookings': { items: [{ ...booked, creditsBack: 0 }], paginationId: null, parkshareCredits: 3 },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Cancel Parking North, spot 42' }));
    expect(screen.getByText(reason)).toBeInTheDocument();
  });

  it('offers nothing where the server says no', async () => {
    open({
      'GET /api/parking/bookings': { items: [{ ...spot, canCancel: false }], paginationId: null, parkshareCredits: 3 },
    });
    await settled();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stays in the question when it is refused, says why, and can be tried again', async () => {
    const page = open({
      'GET /api/rooms/bookings': { items: [board], paginationId: null },
      'DELETE /api/rooms/bookings/{id}': refusal(409, 'errors.rooms.alreadyStarted'),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Cancel Board' }));
    await page.user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('00000000-0000-4000-8000-000000000000');
    page.client.answer({ 'DELETE /api/rooms/bookings/{id}': board, 'GET /api/rooms/bookings': noRooms });
    await page.user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByRole('heading', { name: 'Nothing booked' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('has no accessibility violation with the question open', async () => {
    const page = open({ 'GET /api/rooms/bookings': { items: [board], paginationId: null } });
    await page.user.click(await screen.findByRole('button', { name: 'Cancel Board' }));
    expect((await axe(page.container)).violations).toEqual([]);
  });
});
