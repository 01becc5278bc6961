import { axe, refusal, screen, waitFor, within, type RenderOptions, firstCallUrls } from '@park/testing';
import descriptor from '../../../remote.config';
import { roomRefusals } from '@park/contract/rooms';
import { calmDay, renderRooms } from '../../testing/render-rooms';
import { at, availability, booking, bookings, busy, otherRoom, room, roomDay } from '../../testing/rooms';

const open = (address = '/book-a-room', options: RenderOptions = {}) => renderRooms({}, { at: address, ...options });
const grid = () => screen.findByRole('grid');
const asked = (page: ReturnType<typeof open>) => page.client.calls.map(({ url }) => url);

beforeEach(() => localStorage.clear());

describe('rooms', () => {
  it('shows a skeleton, then the day of the park with its rooms', async () => {
    const page = open();
    expect(screen.getAllByText('Loading').length).toBeGreaterThan(0);
    expect(within(await grid()).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 2, name: 'Today, Fri 20 Nov' })).toBeInTheDocument();
    expect(screen.getByText('2 rooms')).toBeInTheDocument();
    expect(document.title).toBe('Rooms · Test Park');
    expect(page.missingTexts).toEqual([]);
  });

  it.each([
    '/book-a-room',
    '/book-a-room?date=2026-11-23',
    '/book-a-room?date=2026-11-23&from=10%3A00&duration=90&capacity=8&equipment=screen%2Cwhiteboard&building=a&view=list',
    '/book-a-room?duration=30&hours=all',
  ])('asks at %s for exactly what comes with the page', async (address) => {
    const page = open(address);
    await screen.findByRole('heading', { level: 2, name: /20 Nov/ });
    expect(asked(page).sort()).toEqual(firstCallUrls(descriptor, address).sort());
  });

  it('forgives what nobody could have meant', async () => {
    const page = open('/book-a-room?date=2026-02-30&from=25:00&duration=x&capacity=0&equipment=%3Cb%3E&view=cube');
    await grid();
    expect(asked(page)).toContain('/api/rooms/availability');
  });

  it('puts each choice into the address, and asks with it', async () => {
    const page = open();
    await grid();
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Start' }), '10:30');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Duration' }), '1 h 30');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'People' }), '8 or more');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Building' }), 'Building B');
    await page.user.click(screen.getByRole('checkbox', { name: 'Whiteboard' }));
    await page.user.click(screen.getByRole('checkbox', { name: 'Screen' }));
    await page.user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(page.address()).toBe(
      '/book-a-room?date=2026-11-21&from=10%3A30&duration=90&capacity=8&equipment=whiteboard%2Cscreen&building=b',
    );
    await waitFor(() =>
      expect(asked(page).at(-1)).toBe(
        '/api/rooms/availability?building=b&capacity=8&date=2026-11-21&duration=90&equipment=whiteboard%2Cscreen&from=10%3A30',
      ),
    );
    await page.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(page.address()).toBe('/book-a-room?date=2026-11-21');
    await page.user.click(screen.getByRole('button', { name: 'Today' }));
    expect(page.address()).toBe('/book-a-room');
    expect(screen.getByRole('button', { name: 'Previous day' })).toBeDisabled();
  });

  it('says that a day is over', async () => {
    renderRooms(
      { 'GET /api/rooms/availability': { ...calmDay, date: '2026-11-19' } },
      { at: '/book-a-room?date=2026-11-19' },
    );
    expect(await screen.findByText(/This day is over/)).toBeInTheDocument();
  });

  it('changes the view, remembers it on this device, and lets an address that says otherwise win', async () => {
    const page = open();
    await grid();
    await page.user.click(screen.getByRole('radio', { name: 'List' }));
    expect(page.address()).toBe('/book-a-room?view=list');
    expect(screen.getByRole('list', { name: 'Rooms, Fri 20 Nov' })).toBeInTheDocument();
    page.unmount();
    const again = open();
    expect(await screen.findByRole('list', { name: /Rooms/ })).toBeInTheDocument();
    again.unmount();
    open('/book-a-room?view=timeline');
    expect(await grid()).toBeInTheDocument();
  });

  it('begins with the list where the screen is small', async () => {
    const listeners = { addEventListener: jest.fn(), removeEventListener: jest.fn() };
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: true, ...listeners }) });
    try {
      open();
      expect(await screen.findByRole('list', { name: /Rooms/ })).toBeInTheDocument();
    } finally {
      Reflect.deleteProperty(window, 'matchMedia');
    }
  });

  it('tells rooms without a contract from rooms that the filters hide', async () => {
    const none = { rooms: [], choices: { buildings: [], equipment: [], largestCapacity: 0 } };
    const first = renderRooms({ 'GET /api/rooms/availability': availability([], { reach: 'none', ...none }) });
    expect(await screen.findByRole('heading', { name: 'No room is open to you' })).toBeInTheDocument();
    expect(screen.getByText(/contract between Acme and the park/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to my portal' })).toHaveAttribute('href', '/portal');
    expect(screen.queryByRole('search')).toBeNull();
    first.unmount();

    const second = renderRooms({ 'GET /api/rooms/availability': availability([]) }, { at: '/book-a-room?capacity=30' });
    expect(await screen.findByRole('heading', { name: 'No room fits' })).toBeInTheDocument();
    await second.user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) as HTMLElement);
    expect(second.address()).toBe('/book-a-room');
    second.unmount();

    renderRooms({ 'GET /api/rooms/availability': refusal(403, 'errors.auth.forbidden') });
    expect(await screen.findByRole('heading', { name: 'Rooms are not open to you' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?redirect=%2Fbook-a-room');
  });

  it('shows an error in place with its reference, keeps the own bookings, and recovers', async () => {
    const page = renderRooms({
      'GET /api/rooms/availability': refusal(503, 'errors.unavailable'),
      'GET /api/rooms/bookings': bookings([booking()]),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('00000000-0000-4000-8000-000000000000');
    expect(await screen.findByRole('heading', { name: 'Review' })).toBeInTheDocument();
    page.client.answer({ 'GET /api/rooms/availability': calmDay });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await grid()).toBeInTheDocument();
  });

  it('asks nobody where the reader manages rooms', async () => {
    renderRooms({ 'GET /api/rooms/availability': { ...calmDay, reach: 'all' } });
    await grid();
    expect(screen.getAllByRole('button', { name: 'Book 11:00 to 12:00' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Ask for/ })).toBeNull();
  });

  it('renders in French', async () => {
    const page = open('/book-a-room?view=list', { language: 'fr' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Salles' })).toBeInTheDocument();
    expect(await screen.findByText(/Votre réservation : Review/)).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it.each(['timeline', 'list'])('has no accessibility violation as %s', async (view) => {
    const { container } = renderRooms(
      { 'GET /api/rooms/bookings': bookings([booking()]) },
      { at: `/book-a-room?view=${view}` },
    );
    await screen.findByRole('heading', { level: 2, name: /20 Nov/ });
    await screen.findByRole('heading', { name: 'Review' });
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('the list of rooms', () => {
  const items = async () =>
    within(await screen.findByRole('list', { name: /Rooms/ }))
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('li') as HTMLElement);

  it('says of each room what the timeline draws', async () => {
    open('/book-a-room?view=list');
    const [first, second] = await items();
    expect(first).toHaveTextContent('Building A · Floor 2 · 8 people');
    expect(
      within(first as HTMLElement)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['09:45–10:00', '11:00–14:00', '15:00–18:00', 'Your booking: Review, 14:00 to 15:00']);
    expect(first).toHaveTextContent('Booked, 10:00 to 11:00');
    expect(first).toHaveTextContent('Your booking: Review, 14:00 to 15:00');
    expect(second).toHaveTextContent('Ground floor · 1 person');
    expect(second).toHaveTextContent('Needs approval');
    expect(second).toHaveTextContent('Closed: Cleaning, 12:00 to 13:00');
  });

  it('puts what is free at the requested time first, and explains each refusal', async () => {
    const limits = { minNoticeMinutes: 2880, maxAdvanceDays: 30, maxDurationMinutes: 90 };
    const refused = roomRefusals.map((reason, place) =>
      roomDay({
        room: room({ id: `r${place}`, name: reason, ...limits }),
        requestedSlot: { isFree: false, refusal: reason },
      }),
    );
    const page = renderRooms(
      {
        'GET /api/rooms/availability': availability(
          [...refused, roomDay({ room: otherRoom(), requestedSlot: { isFree: true, refusal: null } })],
          { requestedSlot: { start: at('10:00'), end: at('11:00') } },
        ),
      },
      { at: '/book-a-room?from=10:00&duration=60&view=list' },
    );
    const [first, ...others] = await items();
    expect(screen.getByText('1 of 13 rooms free 10:00–11:00')).toBeInTheDocument();
    expect(first).toHaveTextContent('Cervin');
    const said = [
      'Your contract does not include this room',
      'This time is over',
      'Has to be booked at least 2 days ahead',
      'Can be booked up to 30 days ahead',
      'Can be booked for up to 1 h 30',
      'Not open at that time',
      'Closed at that time',
      'Your company has used its hours for this month',
      'Booked at that time',
      'You have reached the limit of upcoming bookings',
      'You have reached your daily limit for this room',
      'Your company will have left the park by then',
    ];
    others.forEach((item, place) => expect(item).toHaveTextContent(said[place] ?? ''));
    await page.user.click(within(first as HTMLElement).getByRole('button', { name: 'Cervin: Book 10:00 to 11:00' }));
    expect(await screen.findByRole('dialog', { name: 'Book Cervin' })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('says when a room is closed all day, and when nothing is left', async () => {
    renderRooms(
      {
        'GET /api/rooms/availability': availability([
          roomDay({ opening: [] }),
          roomDay({ room: otherRoom(), opening: [{ start: at('08:00'), end: at('09:00') }] }),
          roomDay({
            room: otherRoom({ id: '33333333-3333-4333-8333-333333333333', name: 'Eiger' }),
            busy: [busy('07:00', '19:00', { state: 'blocked', reason: 'Painting' })],
          }),
        ]),
      },
      { at: '/book-a-room?view=list' },
    );
    const [first] = await items();
    expect(first).toHaveTextContent('Nothing free to book on this day');
    expect(screen.getByText('Not open on this day: Matterhorn')).toBeInTheDocument();
    expect(screen.getByText('Closed all day, Painting: Eiger')).toBeInTheDocument();
  });

  it.each([
    ['a weekday without opening hours', [roomDay({ opening: [] })], 'The rooms are closed on this weekday.'],
    [
      'a blocking',
      [roomDay({ busy: [busy('07:00', '19:00', { state: 'blocked', reason: 'Fire drill' })] })],
      'All rooms are closed: Fire drill.',
    ],
  ])('says once that no room is open, for %s', async (_name, rooms, reason) => {
    const page = renderRooms({ 'GET /api/rooms/availability': availability(rooms) });
    expect(await screen.findByRole('heading', { name: 'No room is open on Fri 20 Nov' })).toBeInTheDocument();
    expect(screen.getByText(reason)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Go to Mon 23 Nov' }));
    expect(page.address()).toBe('/book-a-room?date=2026-11-23');
  });

  it('says that a day after the last day of the company cannot be booked', async () => {
    const page = renderRooms({
      'GET /api/rooms/availability': availability([roomDay()], { companyLastDay: '2026-11-19' }),
    });
    expect(
      await screen.findByRole('heading', { name: 'Your company will have left the park by then' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Your company is in the park until 19 November 2026\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Matterhorn/ })).toBeNull();
    expect(page.missingTexts).toEqual([]);
  });

  it('shows hours used and left, and the upcoming bookings of the person', async () => {
    const quota = { contractId: 5452, month: '2026-11-01', minutesPerMonth: 600, usedMinutes: 240, leftMinutes: 360 };
    renderRooms({
      'GET /api/rooms/availability': availability([roomDay()], {
        quotas: [quota],
        limits: { comingDates: { used: 3, limit: 8 }, minutesPerDay: 240 },
      }),
    });
    const list = within(await screen.findByRole('list', { name: 'Hours of your company' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'November 20264 h of 10 h used, 6 h left',
      '3 of 8 upcoming bookings',
    ]);
  });
});
