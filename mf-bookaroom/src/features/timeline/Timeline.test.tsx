import { act, screen, within, type FakeAnswers, type RenderOptions } from '@park/testing';
import { renderRooms } from '../../testing/render-rooms';
import { at, availability, busy, otherRoom, own, room, roomDay } from '../../testing/rooms';

const open = async (answers: FakeAnswers = {}, options: RenderOptions = {}) => {
  const page = renderRooms(answers, options);
  const [head, ...rows] = within(await screen.findByRole('grid', { name: 'Rooms by hour, Fri 20 Nov' })).getAllByRole(
    'row',
  );
  return { page, head: head as HTMLElement, rows };
};
const cells = (row: HTMLElement | undefined) => within(row as HTMLElement).getAllByRole('gridcell');
const nameOf = (cell: HTMLElement) =>
  (cell.getAttribute('aria-label') ?? within(cell).getByRole('button').getAttribute('aria-label')) as string;
const focused = () => document.activeElement?.getAttribute('aria-label');

beforeEach(() => localStorage.clear());

describe('the timeline', () => {
  it('names own bookings, says only "booked" of others, and offers what is free', async () => {
    const { page, head, rows } = await open();
    expect(
      within(head)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Room', '08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']);
    const names = cells(rows[0]).map(nameOf);
    expect(names.slice(0, 4)).toEqual([
      'Too late to book, 08:00 to 09:45',
      'Book 09:45 to 10:00',
      'Booked, 10:00 to 11:00',
      'Book 11:00 to 12:00',
    ]);
    expect(names).toContain('Your booking: Review, 14:00 to 15:00');
    expect(cells(rows[1]).map(nameOf)).toEqual(
      expect.arrayContaining(['Ask for 09:45 to 10:45', 'Closed: Cleaning, 12:00 to 13:00']),
    );
    expect(within(rows[0] as HTMLElement).getByRole('rowheader')).toHaveTextContent('Matterhorn');
    expect(page.missingTexts).toEqual([]);
  });

  it('shortens a booking to what stays free and to what the room allows', async () => {
    const { rows } = await open(
      {
        'GET /api/rooms/availability': availability([
          roomDay({ room: room({ maxDurationMinutes: 120 }), busy: [busy('12:00', '13:00')] }),
        ]),
      },
      { at: '/book-a-room?duration=180' },
    );
    const names = cells(rows[0]).map(nameOf);
    expect(names).toEqual(
      expect.arrayContaining(['Book 09:45 to 11:45', 'Book 11:30 to 12:00', 'Book 13:00 to 15:00']),
    );
  });

  it('is one stop for Tab; arrow keys, Home and End move within', async () => {
    const { page, rows } = await open();
    const first = within(cells(rows[0])[1] as HTMLElement).getByRole('button');
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
    expect(first).toHaveAttribute('tabindex', '0');
    act(() => first.focus());
    const press = async (keys: string) => {
      await page.user.keyboard(keys);
      return focused();
    };
    expect(await press('{ArrowRight}')).toBe('Booked, 10:00 to 11:00');
    expect(await press('{ArrowDown}')).toBe('Ask for 10:00 to 11:00');
    expect(await press('{ArrowUp}')).toBe('Booked, 10:00 to 11:00');
    expect(await press('{End}')).toBe('Book 17:30 to 18:00');
    expect(await press('{Home}')).toBe('Too late to book, 08:00 to 09:45');
    expect(await press('{Control>}{End}{/Control}')).toBe('Ask for 17:30 to 18:00');
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
    await page.user.keyboard('{ArrowLeft}{Enter}');
    expect(
      await within(await screen.findByRole('dialog', { name: 'Ask for Cervin' })).findByRole('button', {
        name: 'Ask for 17:00 to 18:00',
      }),
    ).toBeInTheDocument();
  });

  it('books what was dragged over, also when the pointer is released before that is drawn', async () => {
    const { head } = await open();
    const hours = within(head).getAllByRole('columnheader').slice(1);
    for (const [place, hour] of hours.entries())
      hour.getBoundingClientRect = () => ({ left: place * 100, right: place * 100 + 100 }) as DOMRect;
    screen.getByRole('grid').setPointerCapture = () => undefined;
    const eleven = screen.getByRole('button', { name: 'Book 11:00 to 12:00' });
    act(() => {
      for (const [type, clientX] of [
        ['pointerdown', 310],
        ['pointermove', 350],
        ['pointermove', 460],
        ['pointerup', 460],
      ] as const)
        eleven.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX }));
    });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Book 11:00 to 12:30' })).toBeInTheDocument();
  });

  it('shows usual hours around a room that never closes, and all hours when asked', async () => {
    const always = roomDay({ room: otherRoom(), opening: [{ start: at('00:00'), end: at('00:00', '21') }] });
    const { page, head } = await open({ 'GET /api/rooms/availability': availability([roomDay(), always]) });
    expect(within(head).getAllByRole('columnheader')).toHaveLength(11);
    await page.user.click(screen.getByRole('button', { name: 'Show all 24 hours' }));
    expect(page.address()).toBe('/book-a-room?hours=all');
    expect(within(screen.getByRole('grid')).getAllByRole('columnheader')).toHaveLength(25);
    await page.user.click(screen.getByRole('button', { name: 'Show usual hours' }));
    expect(page.address()).toBe('/book-a-room');
  });

  it('covers the requested slot and the own bookings do', async () => {
    const { head } = await open({
      'GET /api/rooms/availability': availability([roomDay({ busy: [own('19:10', '20:20', 'Late')] })], {
        requestedSlot: { start: at('06:30'), end: at('07:30') },
      }),
    });
    const hours = within(head)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect([hours[1], hours.at(-1)]).toEqual(['06:00', '20:00']);
  });

  it('has a legend in words', async () => {
    await open();
    expect(
      within(screen.getByRole('list', { name: 'Legend' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Free',
      'Free, others have asked',
      'Booked',
      'Your booking',
      'Your request, awaiting approval',
      'Closed, with a reason',
      'Not open',
      'Not bookable now',
      'Needs approval',
      'Now',
    ]);
  });

  it('says that others have asked too, and still offers the time', async () => {
    const contested = roomDay({
      room: room({ needsApproval: true }),
      busy: [busy('10:00', '11:00', { state: 'pending' })],
    });
    const { page, rows } = await open({ 'GET /api/rooms/availability': availability([contested]) });
    await page.user.click(
      within(rows[0] as HTMLElement).getByRole('button', {
        name: 'Ask for 10:00 to 11:00, others have asked for it too',
      }),
    );
    expect(await screen.findByText('Others have asked for this time too.')).toBeInTheDocument();
  });
});
