import type { RoomCalendar, RoomCalendarCell } from '@park/contract/room-calendar';
import { act, axe, screen, waitFor, within } from '@park/testing';
import { renderRooms } from '../../testing/render-rooms';
import { at, otherRoom, room } from '../../testing/rooms';

const cell = (day: string, change: Partial<RoomCalendarCell> = {}): RoomCalendarCell => ({
  opening: [{ start: at('08:00', day), end: at('18:00', day) }],
  free: [
    { start: at('08:00', day), end: at('09:00', day) },
    { start: at('11:00', day), end: at('18:00', day) },
  ],
  own: [],
  bookingCount: 1,
  blocked: null,
  ...change,
});
const own = { id: 'review', occurrenceId: 'one', title: 'Review', start: at('14:00', '24'), end: at('15:00', '24') };
const week = ['23', '24', '25', '26', '27', '28', '29'];

const calendar: RoomCalendar = {
  days: week.map((day) => ({ date: `2026-11-${day}`, start: at('00:00', day), end: at('24:00', day) })),
  reach: 'contracts',
  rooms: [
    {
      room: room(),
      cells: week.map((day, place) =>
        cell(day, place > 4 ? { opening: [], free: [] } : place === 1 ? { own: [{ ...own, state: 'booked' }] } : {}),
      ),
    },
    { room: otherRoom(), cells: week.map((day) => cell(day, { free: [], blocked: 'Works' })) },
  ],
  quotas: [],
  limits: null,
  companyLastDay: null,
  choices: { buildings: [], equipment: [], largestCapacity: 8 },
};

const open = (at: string) => renderRooms({ 'GET /api/rooms/calendar': calendar }, { at });
const grid = () => screen.findByRole('grid', { name: 'Rooms, Mon 23 Nov to Sun 29 Nov' });

beforeEach(() => localStorage.clear());

describe('the week of the rooms', () => {
  it('says of each day how much is free, what is closed and what is own', async () => {
    const page = open('/book-a-room?date=2026-11-24&span=week&view=timeline');
    const [first, second] = within(await grid())
      .getAllByRole('row')
      .slice(1);
    const labels = (row: HTMLElement | undefined) =>
      within(row as HTMLElement)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    expect(labels(first)).toEqual([
      'Matterhorn, Mon 23 Nov: 8 h free',
      'Matterhorn, Tue 24 Nov: 8 h free, 1 booking of yours',
      'Matterhorn, Wed 25 Nov: 8 h free',
      'Matterhorn, Thu 26 Nov: 8 h free',
      'Matterhorn, Fri 27 Nov: 8 h free',
      'Matterhorn, Sat 28 Nov: Not open',
      'Matterhorn, Sun 29 Nov: Not open',
    ]);
    expect(labels(second)[0]).toBe('Cervin, Mon 23 Nov: Nothing free, Closed: Works');
    expect(page.client.calls.some(({ url }) => url === '/api/rooms/calendar?days=7&from=2026-11-23')).toBe(true);
    expect((await axe(page.container)).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('draws days after the last day of the company as not bookable, with the reason', async () => {
    const [first] = calendar.rooms;
    const leaving: RoomCalendar = {
      ...calendar,
      companyLastDay: '2026-11-25',
      rooms: first ? [{ ...first, cells: first.cells.map((one, day) => (day > 2 ? { ...one, free: [] } : one)) }] : [],
    };
    const page = renderRooms(
      { 'GET /api/rooms/calendar': leaving },
      { at: '/book-a-room?date=2026-11-24&span=week&view=timeline' },
    );
    const cells = within(await grid()).getAllByRole('gridcell');
    const drawn = cells.map((one) => [
      within(one).getByRole('button').getAttribute('aria-label'),
      one.classList.contains('closed'),
      within(one).getByRole('button').style.getPropertyValue('--bar') === 'none',
    ]);
    expect(drawn.slice(2, 6)).toEqual([
      ['Matterhorn, Wed 25 Nov: 8 h free', false, false],
      ['Matterhorn, Thu 26 Nov: Your company will have left the park by then', true, true],
      ['Matterhorn, Fri 27 Nov: Your company will have left the park by then', true, true],
      ['Matterhorn, Sat 28 Nov: Your company will have left the park by then', true, true],
    ]);
    expect(cells.slice(2, 4).map(({ textContent }) => textContent)).toEqual(['8 h free', 'Not bookable']);
    expect(screen.getByText(/^Your company is in the park until 25 November 2026\./)).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('draws days that are too far ahead for a room as not bookable, not as taken', async () => {
    const [first] = calendar.rooms;
    // Today is the 20th.
    const far = first && {
      room: { ...first.room, maxAdvanceDays: 5 },
      cells: first.cells.map((one) => ({ ...one, free: [] })),
    };
    renderRooms(
      { 'GET /api/rooms/calendar': { ...calendar, rooms: far ? [far] : [] } },
      { at: '/book-a-room?date=2026-11-24&span=week&view=timeline' },
    );
    const buttons = within(await grid()).getAllByRole('button');
    expect(buttons.slice(2, 4).map((button) => [button.getAttribute('aria-label'), button.textContent])).toEqual([
      ['Matterhorn, Wed 25 Nov: Nothing free', 'Nothing free'],
      ['Matterhorn, Thu 26 Nov: Can be booked up to 5 days ahead', 'Not bookable'],
    ]);
  });

  it('books the first free time that is long enough by keyboard, and opens a day without one', async () => {
    const page = open('/book-a-room?date=2026-11-24&span=week&view=timeline&duration=120');
    const first = within(await grid()).getByRole('button', { name: /^Matterhorn, Mon 23/ });
    act(() => first.focus());
    await page.user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Book Matterhorn' }));
    expect(await dialog.findByRole('button', { name: 'Book 11:00 to 13:00' })).toBeInTheDocument();
    await page.user.click(dialog.getByRole('button', { name: 'Close' }));
    act(() => first.focus());
    await page.user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(page.address()).toBe('/book-a-room?date=2026-11-24&duration=120&view=timeline');
  });

  it('repeats a booking on several days that Shift and the arrow keys choose', async () => {
    const page = open('/book-a-room?date=2026-11-24&span=week&view=timeline');
    const first = within(await grid()).getByRole('button', { name: /^Matterhorn, Mon 23/ });
    act(() => first.focus());
    await page.user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(screen.getByText(/^Mon 23 Nov to Wed 25 Nov chosen/)).toBeInTheDocument();
    await page.user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Book Matterhorn' }));
    expect(await dialog.findByRole('combobox', { name: 'Repeats' })).toHaveValue('day');
    expect(dialog.getByLabelText('Last day')).toHaveValue('25/11/2026');
    expect(page.missingTexts).toEqual([]);
  });

  it('has an equal list, and moves by weeks and months', async () => {
    const page = open('/book-a-room?date=2026-11-24&span=week&view=list');
    const list = within(await screen.findByRole('list', { name: 'Rooms, Mon 23 Nov to Sun 29 Nov' }));
    await page.user.click(list.getByRole('button', { name: /Review/ }));
    expect(page.address()).toContain('booking=review');
    await page.user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(page.address()).toContain('date=2026-12-01');
    await page.user.click(screen.getByRole('radio', { name: 'Month' }));
    await page.user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(page.address()).toContain('date=2027-01-01');
  });

  it('begins at today where it is wider than its frame', async () => {
    const days = ['16', '17', '18', '19', '20', '21', '22'];
    const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.getAttribute('aria-current') === 'date' ? new DOMRect(500, 0, 80, 40) : new DOMRect(0, 0, 150, 40);
    });
    const [first] = calendar.rooms;
    renderRooms(
      {
        'GET /api/rooms/calendar': {
          ...calendar,
          days: days.map((day) => ({ date: `2026-11-${day}`, start: at('00:00', day), end: at('24:00', day) })),
          rooms: first ? [{ ...first, cells: days.map((day) => cell(day)) }] : [],
        },
      },
      { at: '/book-a-room?span=week&view=timeline' },
    );
    const shown = await screen.findByRole('grid', { name: 'Rooms, Mon 16 Nov to Sun 22 Nov' });
    await waitFor(() => expect(shown.parentElement?.scrollLeft).toBe(350));
    measured.mockRestore();
  });
});
