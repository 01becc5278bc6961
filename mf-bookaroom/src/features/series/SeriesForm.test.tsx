import { axe, refusal, screen, within, type FakeAnswers } from '@park/testing';
import { renderRooms, wordsOf } from '../../testing/render-rooms';
import { at, booking, occurrence, otherRoom, room } from '../../testing/rooms';

const preview = 'POST /api/rooms/series/preview';
const book = 'POST /api/rooms/series';
const date = (day: string, change: object = {}) => ({
  day: `2026-11-${day}`,
  start: at('11:00', day),
  end: at('12:00', day),
  refusal: null,
  values: null,
  otherRooms: [],
  ...change,
});
const dates = {
  dates: [
    date('20'),
    date('27', {
      refusal: 'errors.rooms.taken',
      otherRooms: [{ id: otherRoom().id, name: 'Cervin', needsApproval: false }],
    }),
    date('30', { refusal: 'errors.rooms.blocked' }),
  ],
  freeCount: 1,
  needsApproval: false,
};

async function repeat(answers: FakeAnswers = {}, count = '1 of 3 dates is free') {
  const page = renderRooms({ [preview]: dates, ...answers }, { at: '/book-a-room?view=timeline' });
  await page.user.click((await screen.findAllByRole('button', { name: 'Book 11:00 to 12:00' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.type(await dialog.findByRole('textbox', { name: /^Title/ }), 'Stand-up');
  await page.user.click(dialog.getByRole('button', { name: /^Repeat/ }));
  await page.user.click(await screen.findByRole('button', { name: 'Show the dates' }));
  await screen.findByText(count);
  return { page, dialog: within(screen.getByRole('dialog')) };
}

beforeEach(() => localStorage.clear());

describe('repeating a booking', () => {
  it('begins at the title, as a single booking does', async () => {
    const page = renderRooms({}, { at: '/book-a-room?view=timeline' });
    await page.user.click((await screen.findAllByRole('button', { name: 'Book 11:00 to 12:00' }))[0] as HTMLElement);
    await page.user.click(await screen.findByRole('button', { name: /^Repeat/ }));
    await screen.findByRole('button', { name: 'Show the dates' });
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
  });

  it('says that the title is missing instead of doing nothing', async () => {
    const { page, dialog } = await repeat();
    const title = dialog.getByRole('textbox', { name: /^Title/ });
    await page.user.clear(title);
    await page.user.click(dialog.getByRole('button', { name: 'Book 1 date' }));
    expect(await dialog.findByRole('alert')).toHaveFocus();
    expect(title).toBeInvalid();
    expect(title).toHaveAccessibleDescription(/fill this in/);
    expect(page.client.calls.some(({ url }) => url === '/api/rooms/series')).toBe(false);
  });

  it.each(['Close', 'Cancel'])('asks before what was entered is discarded: %s', async (name) => {
    const { page, dialog } = await repeat();
    await page.user.click(dialog.getByRole('button', { name }));
    await page.user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Stand-up');
    await page.user.click(dialog.getByRole('button', { name }));
    await page.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that no date is left', async () => {
    const { page, dialog } = await repeat({ [preview]: { ...dates, freeCount: 0 } }, '0 of 3 dates are free');
    await page.user.click(dialog.getByRole('button', { name: 'Book 0 dates' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(wordsOf('errors.rooms.noDates'));
    expect(page.client.calls.some(({ name }) => name === book)).toBe(false);
  });

  it('keeps the weekday of its first day when no other is chosen', async () => {
    const { page, dialog } = await repeat();
    const friday = dialog.getByRole('checkbox', { name: 'Friday' });
    await page.user.click(friday);
    expect(friday).toBeChecked();
    await page.user.click(dialog.getByRole('button', { name: 'Show the dates' }));
    expect(await dialog.findByRole('button', { name: 'Book 1 date' })).toBeInTheDocument();
  });

  it('shows each date, and books with what was chosen for those that are not free', async () => {
    const { page, dialog } = await repeat({ [book]: { booking: booking(), warnings: [] } });
    expect(dialog.getByText(wordsOf('errors.rooms.taken'))).toBeInTheDocument();
    const choices = dialog.getAllByRole('combobox', { name: /^Instead of/ });
    await page.user.selectOptions(choices[0] as HTMLElement, 'Use Cervin');
    await page.user.selectOptions(choices[1] as HTMLElement, 'Wait for this date');
    // The page asks before it is left.
    expect(page.hasUnsavedChanges()).toBe(true);
    expect((await axe(page.container)).violations).toEqual([]);
    await page.user.click(dialog.getByRole('button', { name: 'Book 2 dates' }));
    expect(await screen.findByText('2 dates in Matterhorn are booked.')).toBeInTheDocument();
    const [sent] = page.client.calls.filter(({ name }) => name === book);
    expect(sent?.input.body).toMatchObject({
      roomId: room().id,
      from: '2026-11-20',
      start: '11:00',
      end: '12:00',
      title: 'Stand-up',
      recurrence: { every: 'week', weekdays: [5] },
      choices: [
        { day: '2026-11-27', choice: 'room', roomId: otherRoom().id },
        { day: '2026-11-30', choice: 'wait' },
      ],
    });
    expect(page.missingTexts).toEqual([]);
  });

  it('shows the dates again when another booking came between', async () => {
    const { page, dialog } = await repeat({ [book]: refusal(409, 'errors.rooms.taken') });
    await page.user.click(dialog.getByRole('button', { name: 'Book 1 date' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(wordsOf('errors.rooms.taken'));
    expect(page.client.calls.filter(({ name }) => name === preview)).toHaveLength(2);
  });

  it('keeps the choices that are still possible after a refusal', async () => {
    const { page, dialog } = await repeat({ [book]: refusal(409, 'errors.rooms.taken') });
    const choice = (day: string) => dialog.getByRole('combobox', { name: new RegExp(`^Instead of .*${day} Nov`) });
    await page.user.selectOptions(choice('27'), 'Use Cervin');
    await page.user.selectOptions(choice('30'), 'Wait for this date');
    const [first, second, third] = dates.dates;
    page.client.answer({ [preview]: { ...dates, dates: [first, { ...second, otherRooms: [] }, third] } as never });
    await page.user.click(dialog.getByRole('button', { name: 'Book 2 dates' }));
    expect(await dialog.findByRole('button', { name: 'Book 1 date' })).toBeInTheDocument();
    expect(choice('27')).toHaveDisplayValue(/Leave it out/);
    expect(choice('30')).toHaveDisplayValue('Wait for this date');
  });

  it('says that a manager decides when the dates are only requested', async () => {
    const pending = booking({
      occurrences: [occurrence('one', at('11:00'), at('12:00'), { state: 'pending' })],
    });
    const { page, dialog } = await repeat({
      [preview]: { ...dates, needsApproval: true },
      [book]: { booking: pending, warnings: [] },
    });
    await page.user.click(dialog.getByRole('button', { name: 'Ask for 1 date' }));
    expect(await screen.findByText('You asked for 1 date in Matterhorn. A manager will decide.')).toBeInTheDocument();
  });

  it('sends the note, and keeps everything typed on the way back to a single booking', async () => {
    const page = renderRooms({ [preview]: dates, [book]: { booking: booking(), warnings: [] } });
    await page.user.click((await screen.findAllByRole('button', { name: 'Book 11:00 to 12:00' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.selectOptions(await dialog.findByRole('combobox', { name: 'From' }), '11:30');
    await page.user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Stand-up');
    await page.user.type(dialog.getByRole('textbox', { name: /Number of people/ }), '4');
    await page.user.type(dialog.getByRole('textbox', { name: /^Invite/ }), 'anna@example.com');
    await page.user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Bring cables');
    await page.user.click(screen.getByRole('button', { name: /^Repeat/ }));
    await page.user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' of the team');
    await page.user.click(screen.getByRole('button', { name: 'Book only once' }));
    expect(await screen.findByRole('textbox', { name: /Note/ })).toHaveValue('Bring cables');
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Stand-up of the team');
    expect(screen.getByRole('textbox', { name: /Number of people/ })).toHaveValue('4');
    expect(screen.getByRole('textbox', { name: /^Invite/ })).toHaveValue('anna@example.com');
    expect(screen.getByRole('combobox', { name: 'From' })).toHaveDisplayValue('11:30');
    await page.user.click(screen.getByRole('button', { name: /^Repeat/ }));
    await page.user.click(await screen.findByRole('button', { name: 'Show the dates' }));
    await page.user.click(await screen.findByRole('button', { name: 'Book 1 date' }));
    await screen.findByText('1 date in Matterhorn is booked.');
    expect(page.client.calls.find(({ name }) => name === book)?.input.body).toMatchObject({
      title: 'Stand-up of the team',
      note: 'Bring cables',
      people: 4,
      start: '11:30',
    });
  });
});

describe('offered dates', () => {
  const offer = {
    id: 'offer',
    bookingId: 'standup',
    title: 'Stand-up',
    room: { id: room().id, name: 'Matterhorn' },
    start: at('11:00', '27'),
    end: at('12:00', '27'),
    expiresAt: at('09:40', '21'),
  };

  it('are booked with one click', async () => {
    const page = renderRooms({
      'GET /api/rooms/offers': { items: [offer] },
      'POST /api/rooms/offers/{id}/accept': booking(),
    });
    expect(await screen.findByText(/Matterhorn, Fri 27 Nov, 11:00–12:00: Stand-up/)).toBeInTheDocument();
    page.client.answer({ 'GET /api/rooms/offers': { items: [] } });
    await page.user.click(screen.getByRole('button', { name: 'Book this date' }));
    expect(await screen.findByText('Matterhorn is booked: Fri 27 Nov, 11:00–12:00.')).toBeInTheDocument();
  });
});
