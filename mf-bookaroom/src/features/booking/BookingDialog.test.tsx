import type { RoomAlternative } from '@park/contract/room-bookings';
import { roomRefusals } from '@park/contract/rooms';
import { axe, refusal, screen, waitFor, within, type FakeAnswers, type RenderOptions } from '@park/testing';
import { calmDay, renderRooms, wordsOf } from '../../testing/render-rooms';
import { at, availability, booking, bookings, otherRoom, own, room, roomDay, occurrence } from '../../testing/rooms';

const post = 'POST /api/rooms/bookings';

async function choose(name: string | RegExp, answers: FakeAnswers = {}, options: RenderOptions = {}) {
  const page = renderRooms(answers, options);
  await page.user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
  await screen.findByRole('textbox', { name: /^(Title|Titre)/ });
  return { page, dialog: within(screen.getByRole('dialog')) };
}
const sent = (page: ReturnType<typeof renderRooms>) =>
  page.client.calls.filter(({ name }) => name === post).map(({ input }) => input.body);
const title = (dialog: { getByRole: typeof screen.getByRole }) => dialog.getByRole('textbox', { name: /^Title/ });

/** Types the title and presses the button of the form, the last one that books. */
async function bookAs({ user }: ReturnType<typeof renderRooms>, dialog: ReturnType<typeof within>, text: string) {
  await user.type(title(dialog), text);
  await user.click(dialog.getAllByRole('button', { name: /^Book \d/ }).at(-1) as HTMLElement);
}

beforeEach(() => localStorage.clear());

describe('booking a room', () => {
  it('books what the button says, tells it, and reads rooms and bookings again', async () => {
    const { page, dialog } = await choose('Book 11:00 to 12:00', { [post]: { booking: booking(), warnings: [] } });
    expect(dialog.getByRole('heading', { name: 'Book Matterhorn' })).toBeInTheDocument();
    expect(dialog.getByText('Fri 20 Nov · Building A · Floor 2 · 8 people')).toBeInTheDocument();
    await page.user.type(title(dialog), 'Review');
    await page.user.type(dialog.getByRole('textbox', { name: /Number of people/ }), '4');
    await page.user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Bring cables');
    page.client.answer({ 'GET /api/rooms/bookings': bookings([booking()]) });
    await page.user.click(dialog.getByRole('button', { name: 'Book 11:00 to 12:00' }));
    expect(await screen.findByText('Matterhorn is booked: Fri 20 Nov, 11:00–12:00.')).toBeInTheDocument();
    expect(sent(page)).toEqual([
      {
        roomId: room().id,
        start: at('11:00'),
        end: at('12:00'),
        title: 'Review',
        people: 4,
        note: 'Bring cables',
        attendees: [],
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Review' })).toBeInTheDocument();
    expect(page.client.calls.filter(({ name }) => name === 'GET /api/rooms/availability')).toHaveLength(2);
    expect(page.missingTexts).toEqual([]);
  });

  it('keeps a pasted title that is too long, and says so', async () => {
    const { page, dialog } = await choose('Book 11:00 to 12:00');
    await page.user.click(title(dialog));
    await page.user.paste('x'.repeat(121));
    await page.user.click(dialog.getByRole('button', { name: 'Book 11:00 to 12:00' }));
    expect(title(dialog)).toBeInvalid();
    expect(title(dialog)).toHaveValue('x'.repeat(121));
    expect(sent(page)).toEqual([]);
  });

  it.each([
    ['timeline', 'Book 11:00 to 12:00', 'Your booking: Review, 11:00 to 12:00'],
    ['list', 'Matterhorn, free from 11:00 to 14:00: choose a time', undefined],
  ])('leaves the focus beside what was booked: %s', async (view, name, place) => {
    const { page, dialog } = await choose(
      name,
      { [post]: { booking: booking(), warnings: [] } },
      { at: `/book-a-room?view=${view}` },
    );
    await page.user.type(title(dialog), 'Review');
    page.client.answer({
      'GET /api/rooms/availability': availability([roomDay({ busy: [own('11:00', '12:00', 'Review')] })]),
    });
    await page.user.click(dialog.getByRole('button', { name: 'Book 11:00 to 12:00' }));
    await screen.findByText(/is booked/);
    await waitFor(() =>
      expect(document.activeElement).toBe(
        place ? screen.getByRole('button', { name: place }) : screen.getByRole('heading', { level: 2, name: /20 Nov/ }),
      ),
    );
  });

  it('cancels the booking from the toast', async () => {
    const { page, dialog } = await choose('Book 11:00 to 12:00', {
      [post]: { booking: booking(), warnings: ['warnings.rooms.capacity'] },
      'DELETE /api/rooms/bookings/{id}': booking(),
    });
    await bookAs(page, dialog, 'Review');
    expect(await screen.findByText(/More people are coming than the room seats/)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The booking of Matterhorn has been cancelled.')).toBeInTheDocument();
    expect(page.client.calls.find(({ name }) => name === 'DELETE /api/rooms/bookings/{id}')?.input).toEqual({
      params: { id: 'review' },
    });
  });

  it('says what it is doing, and sends once', async () => {
    let answer: (value: { booking: ReturnType<typeof booking>; warnings: [] }) => void = () => undefined;
    const { page, dialog } = await choose('Book 11:00 to 12:00', {
      [post]: () => new Promise((resolve) => (answer = resolve)),
    });
    await page.user.type(title(dialog), 'Review');
    await page.user.click(dialog.getByRole('button', { name: 'Book 11:00 to 12:00' }));
    await page.user.click(await dialog.findByRole('button', { name: 'Booking' }));
    expect(sent(page)).toHaveLength(1);
    answer({ booking: booking(), warnings: [] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lets the times be changed within what is free, and the button follows', async () => {
    const { page, dialog } = await choose('Book 11:00 to 12:00');
    const [from, until] = [
      dialog.getByRole('combobox', { name: 'From' }),
      dialog.getByRole('combobox', { name: 'Until' }),
    ];
    const options = (select: HTMLElement) =>
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect([options(from)[0], options(from).at(-1)]).toEqual(['11:00', '13:45']);
    expect([options(until)[0], options(until).at(-1)]).toEqual(['11:15', '14:00']);
    await page.user.selectOptions(from, '12:30');
    expect(await dialog.findByRole('button', { name: 'Book 12:30 to 13:30' })).toBeInTheDocument();
    await page.user.selectOptions(from, '13:30');
    expect(await dialog.findByRole('button', { name: 'Book 13:30 to 14:00' })).toBeInTheDocument();
    await page.user.selectOptions(until, '13:45');
    expect(await dialog.findByRole('button', { name: 'Book 13:30 to 13:45' })).toBeInTheDocument();
  });

  it('asks for a title beside its field', async () => {
    const { page, dialog } = await choose('Book 11:00 to 12:00');
    await page.user.click(dialog.getByRole('button', { name: 'Book 11:00 to 12:00' }));
    expect(await dialog.findByRole('alert')).toHaveFocus();
    expect(title(dialog)).toHaveAccessibleDescription(/fill this in/i);
    expect(sent(page)).toEqual([]);
  });

  it('warns when more come than the room holds', async () => {
    const { page, dialog } = await choose('Book 11:00 to 12:00');
    await page.user.type(dialog.getByRole('textbox', { name: /Number of people/ }), '9');
    expect(await dialog.findByText(/You can book it anyway/)).toBeInTheDocument();
  });

  it('says that a manager decides, and that nothing is booked yet', async () => {
    const pending = booking({
      room: { ...booking().room, name: 'Cervin' },
      occurrences: [occurrence('one', at('11:00'), at('12:00'), { state: 'pending' })],
    });
    const { page, dialog } = await choose('Ask for 11:00 to 12:00', { [post]: { booking: pending, warnings: [] } });
    expect(dialog.getByText(/A park manager decides on bookings of this room/)).toBeInTheDocument();
    await page.user.type(title(dialog), 'Review');
    await page.user.click(dialog.getByRole('button', { name: 'Ask for 11:00 to 12:00' }));
    expect(
      await screen.findByText('You asked for Cervin, Fri 20 Nov, 11:00–12:00. A manager will decide.'),
    ).toBeInTheDocument();
  });

  it.each([
    ...roomRefusals.filter((key) => key !== 'errors.rooms.taken'),
    'errors.rooms.alreadyRequested',
    'errors.rooms.notFound',
  ])('says %s in words and keeps what was typed', async (key) => {
    const { page, dialog } = await choose('Book 11:00 to 12:00', { [post]: refusal(422, key) });
    await bookAs(page, dialog, 'Review');
    // The values of the text are tested on their own below.
    const words = wordsOf(key)
      .replaceAll(/\{\{[^}]+\}\}/g, '')
      .replaceAll(/ +/g, ' ');
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
    expect(title(dialog)).toHaveValue('Review');
  });

  it.each([
    [
      'quotaExceeded',
      { requested: 150, left: 60, freeFrom: '2026-11-30T23:00:00.000Z' },
      'This needs 2 h 30 min and your company has 1 h left; new hours are available from 1 December 2026.',
    ],
    [
      'tooManyComing',
      { limit: 8, used: 8, left: 0 },
      'One person may have 8 upcoming bookings: 8 are booked, 0 left. Cancel one',
    ],
    [
      'tooLongPerDay',
      { limit: 240, used: 210, left: 30, requested: 60, day: '2026-11-20' },
      'at most 4 h a day: on Fri 20 Nov, 3 h 30 min are booked and 30 min are left; this is 1 h.',
    ],
  ])('says the numbers of %s', async (name, values, text) => {
    const { page, dialog } = await choose('Book 11:00 to 12:00', {
      [post]: refusal(422, `errors.rooms.${name}`, { values }),
    });
    await bookAs(page, dialog, 'Review');
    expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  });

  describe('when somebody was faster', () => {
    const cervin = { id: otherRoom().id, name: 'Cervin' };
    const matterhorn = { id: room().id, name: 'Matterhorn' };
    const alternatives: RoomAlternative[] = [
      { kind: 'shift', room: matterhorn, start: at('11:15'), end: at('12:15') },
      { kind: 'shorten', room: matterhorn, start: at('11:15'), end: at('12:00') },
      { kind: 'room', room: cervin, start: at('11:00'), end: at('12:00') },
    ];
    const nextFree = { start: at('12:15'), end: at('13:15'), freeUntil: at('14:00') };
    const taken = refusal(409, 'errors.rooms.taken', { details: { alternatives, nextFree } });

    it('shows what is free instead, refreshes the rooms, and books with one click what was typed', async () => {
      const { page, dialog } = await choose('Book 11:00 to 12:00', { [post]: taken });
      await bookAs(page, dialog, 'Review');
      expect(await dialog.findByText('11:00 to 12:00 has just been booked')).toBeInTheDocument();
      expect(dialog.queryByText(/ID|00000000-0000/)).toBeNull();
      // The page asks before it is left.
      expect(page.hasUnsavedChanges()).toBe(true);
      // The next free time is selected, within the time that is free around it.
      expect(dialog.getByRole('button', { name: 'Book 12:15 to 13:15' })).toBeInTheDocument();
      expect(dialog.getByRole('combobox', { name: 'Until' })).toHaveTextContent('14:00');
      const offers = within(dialog.getByRole('region', { name: 'Free alternatives' })).getAllByRole('button');
      expect(offers.map(({ textContent }) => textContent)).toEqual([
        'Book 11:15 to 12:15',
        'Book 11:15 to 12:00, a little shorter',
        'Ask for Cervin, 11:00 to 12:00',
      ]);
      await waitFor(() =>
        expect(page.client.calls.filter(({ name }) => name === 'GET /api/rooms/availability')).toHaveLength(2),
      );
      page.client.answer({
        [post]: { booking: booking({ room: { ...booking().room, name: 'Cervin' } }), warnings: [] },
      });
      await page.user.click(offers[2] as HTMLElement);
      expect(await screen.findByText('Cervin is booked: Fri 20 Nov, 11:00–12:00.')).toBeInTheDocument();
      expect(sent(page).at(-1)).toMatchObject({
        roomId: cervin.id,
        start: at('11:00'),
        end: at('12:00'),
        title: 'Review',
      });
    });

    it('stays with the alternative when that is gone too', async () => {
      const { page, dialog } = await choose('Book 11:00 to 12:00', { [post]: taken });
      await bookAs(page, dialog, 'Review');
      page.client.answer({
        [post]: refusal(409, 'errors.rooms.taken', { details: { alternatives: [], nextFree: null } }),
      });
      await page.user.click(await dialog.findByRole('button', { name: 'Book 11:15 to 12:15' }));
      expect(await dialog.findByText(/Nothing close to this time is free/)).toBeInTheDocument();
      expect(dialog.getByRole('button', { name: 'Book 11:15 to 12:15' })).toBeInTheDocument();
      expect(title(dialog)).toHaveValue('Review');
    });
  });

  it('survives a network that fails', async () => {
    const { page, dialog } = await choose('Book 11:00 to 12:00', { [post]: refusal(503, 'errors.unavailable') });
    await bookAs(page, dialog, 'Review');
    expect(await dialog.findByRole('alert')).toHaveTextContent(wordsOf('errors.unavailable'));
    page.client.answer({ [post]: { booking: booking(), warnings: [] } });
    await page.user.click(dialog.getByRole('button', { name: 'Book 11:00 to 12:00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes without booking, and restores the focus', async () => {
    const { page, dialog } = await choose('Book 11:00 to 12:00');
    await page.user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toHaveAccessibleName('Book 11:00 to 12:00');
    expect(sent(page)).toEqual([]);
  });

  it.each([
    ['a title', /^Title/],
    ['people to invite', /^Invite/],
  ])('asks before %s is lost', async (_what, name) => {
    const { page, dialog } = await choose('Book 11:00 to 12:00');
    await page.user.type(dialog.getByRole('textbox', { name }), 'Review');
    await page.user.click(dialog.getByRole('button', { name: 'Close' }));
    await page.user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByRole('textbox', { name })).toHaveValue('Review');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await page.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has no accessibility violation, and renders in French', async () => {
    const { page } = await choose(
      'Demander de 11:00 à 12:00',
      { 'GET /api/rooms/availability': calmDay },
      { language: 'fr' },
    );
    expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });
});
