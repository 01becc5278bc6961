import { axe, refusal, screen, waitFor, within, type FakeAnswers } from '@park/testing';
import { calmDay, renderRooms, wordsOf } from '../../testing/render-rooms';
import { at, booking, bookings, occurrence, roomDay } from '../../testing/rooms';

const read = 'GET /api/rooms/bookings/{id}';
const move = 'PATCH /api/rooms/occurrences/{id}';
const review = booking({ attendees: ['nadia@acme.test'], people: 4, note: 'Bring cables', bookedBy: 'Carla Admin' });
// The date of `calmDay` on the timeline.
const own = { ...review, occurrences: [occurrence('date-Review', at('14:00'), at('15:00'))] };

async function open(answers: FakeAnswers = {}) {
  const page = renderRooms(
    { 'GET /api/rooms/bookings': bookings([own]), [read]: own, ...answers },
    { at: '/book-a-room?view=timeline' },
  );
  await page.user.click(await screen.findByRole('button', { name: 'Your booking: Review, 14:00 to 15:00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review' }));
  await dialog.findByText('Bring cables');
  return { page, dialog };
}

beforeEach(() => localStorage.clear());

describe('the details of a booking', () => {
  it('open from the timeline at an address of their own, and close with it', async () => {
    const { page, dialog } = await open();
    expect(page.address()).toBe('/book-a-room?view=timeline&booking=Review');
    expect(dialog.getByText('Fri 20 Nov, 14:00–15:00')).toBeInTheDocument();
    expect(dialog.getByText('Carla Admin')).toBeInTheDocument();
    expect(dialog.getByText('nadia@acme.test')).toBeInTheDocument();
    expect((await axe(page.container)).violations).toEqual([]);
    await page.user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(page.address()).toBe('/book-a-room?view=timeline');
    expect(page.missingTexts).toEqual([]);
  });

  it('move the date to a free time, and back from the toast', async () => {
    const moved = { ...own, version: 2, occurrences: [occurrence('date-Review', at('15:00'), at('16:00'))] };
    const { page, dialog } = await open({ [move]: { booking: moved, warnings: [] } });
    await page.user.click(dialog.getByRole('button', { name: 'Change time' }));
    const from = await screen.findByRole('combobox', { name: 'From' });
    const options = within(from)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    // Its own time is free for it; that of others is not.
    expect(options).toContain('14:00');
    expect(options).not.toContain('10:15');
    await page.user.selectOptions(from, '15:00');
    await page.user.click(screen.getByRole('button', { name: 'Move to Fri 20 Nov, 15:00 to 16:00' }));
    expect(await screen.findByText('Review: now Fri 20 Nov, 15:00–16:00, Matterhorn.')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    const sent = page.client.calls.filter(({ name }) => name === move).map(({ input }) => input.body);
    expect(sent).toEqual([
      { version: 1, roomId: expect.any(String), start: at('15:00'), end: at('16:00') },
      { version: 2, roomId: expect.any(String), start: at('14:00'), end: at('15:00') },
    ]);
  });

  it.each([
    ['are changed', [], 'The dates of Review have been changed.'],
    [
      'are asked for',
      [occurrence('move', at('15:00'), at('16:00'), { isMove: true, state: 'pending' })],
      'You asked to change the dates of Review. You keep the old times until a manager decides.',
    ],
  ])('say whether all dates of a series %s', async (_what, moves, message) => {
    const series = { ...own, isSeries: true };
    const { page, dialog } = await open({
      [read]: series,
      'PATCH /api/rooms/series/{id}': {
        booking: { ...series, occurrences: [...series.occurrences, ...moves] },
        warnings: [],
      },
    });
    await page.user.click(dialog.getByRole('button', { name: 'Change time' }));
    await page.user.click(await screen.findByRole('radio', { name: 'All upcoming dates' }));
    await page.user.selectOptions(await screen.findByRole('combobox', { name: 'From' }), '15:00');
    await page.user.click(screen.getByRole('button', { name: /^Move to .* 15:00 to 16:00$/ }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  describe('changing the time', () => {
    async function change(answers: FakeAnswers = {}) {
      const { page, dialog } = await open(answers);
      await page.user.click(dialog.getByRole('button', { name: 'Change time' }));
      return { page, form: within(await screen.findByRole('dialog', { name: 'Change Review' })) };
    }

    it('does not discard another time unasked', async () => {
      const { page, form } = await change();
      await page.user.selectOptions(await form.findByRole('combobox', { name: 'From' }), '15:00');
      await page.user.click(form.getByRole('button', { name: 'Back' }));
      await page.user.click(screen.getByRole('button', { name: 'Keep editing' }));
      expect(form.getByRole('combobox', { name: 'From' })).toHaveDisplayValue('15:00');
      await page.user.click(form.getByRole('button', { name: 'Close' }));
      await page.user.click(screen.getByRole('button', { name: 'Discard changes' }));
      expect(await screen.findByRole('dialog', { name: 'Review' })).toBeInTheDocument();
    });

    it('goes back at once when nothing was chosen', async () => {
      const { page, form } = await change();
      await page.user.click(form.getByRole('button', { name: 'Back' }));
      expect(await screen.findByRole('dialog', { name: 'Review' })).toBeInTheDocument();
    });

    it('says that the free times did not load, and tries again', async () => {
      const isOnAnotherDay = (url: string) => url.includes('date=2026-11-23');
      const { page, form } = await change();
      await form.findByRole('combobox', { name: 'From' });
      page.client.answer({ 'GET /api/rooms/availability': refusal(503, 'errors.unavailable') });
      const day = form.getByRole('textbox', { name: 'Day' });
      await page.user.clear(day);
      await page.user.type(day, '23.11.2026{Tab}');
      expect(await form.findByText(wordsOf('errors.unavailable'))).toBeInTheDocument();
      await page.user.click(form.getByRole('button', { name: 'Change time' }));
      expect(await form.findByText(wordsOf('errors.rooms.noTimeChosen'))).toBeInTheDocument();
      page.client.answer({
        'GET /api/rooms/availability': {
          ...calmDay,
          date: '2026-11-23',
          day: { start: '2026-11-22T23:00:00.000Z', end: '2026-11-23T23:00:00.000Z' },
          rooms: [roomDay({ opening: [{ start: at('08:00', '23'), end: at('18:00', '23') }] })],
        },
      });
      await page.user.click(form.getByRole('button', { name: 'Try again' }));
      expect(await form.findByRole('button', { name: 'Move to Mon 23 Nov, 14:00 to 15:00' })).toBeInTheDocument();
      expect(page.client.calls.filter(({ url }) => isOnAnotherDay(url))).toHaveLength(2);
      expect(page.missingTexts).toEqual([]);
    });

    it('names the dates of a series that do not fit, and changes the others', async () => {
      const series = { ...own, isSeries: true };
      const save = 'PATCH /api/rooms/series/{id}';
      const { page, form } = await change({
        [read]: series,
        [save]: refusal(422, 'errors.rooms.someDatesRefused', {
          values: { count: 1, limit: 4 },
          details: { dates: [{ day: '2026-11-27' }] },
        }),
      });
      await page.user.click(await form.findByRole('radio', { name: 'All upcoming dates' }));
      await page.user.click(form.getByRole('button', { name: /^Move to/ }));
      expect(await form.findByRole('alert')).toHaveTextContent('1 of 4 dates does not fit the new time.');
      expect(form.getByText('These dates do not fit: Fri 27 Nov.')).toBeInTheDocument();
      page.client.answer({ [save]: { booking: series, warnings: [] } });
      await page.user.click(form.getByRole('button', { name: 'Change the others, leave these out' }));
      expect(await screen.findByText('The dates of Review have been changed.')).toBeInTheDocument();
      expect(page.client.calls.filter(({ name }) => name === save).map(({ input }) => input.body)).toMatchObject([
        { skipRefused: false },
        { skipRefused: true },
      ]);
    });
  });

  it('say that somebody changed the booking meanwhile', async () => {
    const { page, dialog } = await open({ [move]: refusal(409, 'errors.rooms.changedMeanwhile') });
    await page.user.click(dialog.getByRole('button', { name: 'Change time' }));
    await page.user.click(await screen.findByRole('button', { name: /^Move to/ }));
    expect(await screen.findByText(wordsOf('errors.rooms.changedMeanwhile'))).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Show what changed' }));
    await waitFor(() => expect(page.client.calls.filter(({ name }) => name === read).length).toBeGreaterThan(1));
  });

  it('are edited, and what was typed is not discarded unasked', async () => {
    const edit = 'PATCH /api/rooms/bookings/{id}';
    const { page, dialog } = await open({ [edit]: own });
    await page.user.click(dialog.getByRole('button', { name: 'Edit details' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Review' }));
    await page.user.type(form.getByRole('textbox', { name: /^Invite/ }), ', luc@acme.test');
    await page.user.click(form.getByRole('button', { name: 'Back' }));
    await page.user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await page.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(page.client.calls.find(({ name }) => name === edit)?.input.body).toMatchObject({
      attendees: ['nadia@acme.test', 'luc@acme.test'],
    });
    expect(await screen.findByRole('dialog', { name: 'Review' })).toBeInTheDocument();
  });

  it('keep earlier attendees who are names, and accept only addresses as new ones', async () => {
    const edit = 'PATCH /api/rooms/bookings/{id}';
    const { page, dialog } = await open({ [read]: { ...own, attendees: ['Nadia Roth'] }, [edit]: own });
    await page.user.click(dialog.getByRole('button', { name: 'Edit details' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Review' }));
    const invited = form.getByRole('textbox', { name: /^Invite/ });
    await page.user.type(invited, ', Luc');
    await page.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveFocus();
    expect(invited).toBeInvalid();
    await page.user.type(invited, '@acme.test');
    await page.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(page.client.calls.find(({ name }) => name === edit)?.input.body).toMatchObject({
      attendees: ['Nadia Roth', 'Luc@acme.test'],
    });
  });

  it('keep the focus when a date is cancelled and its button disappears', async () => {
    const [first, next] = [
      occurrence('a', at('14:00'), at('15:00')),
      occurrence('b', at('14:00', '27'), at('15:00', '27')),
    ];
    const series = { ...own, isSeries: true, occurrences: [first, next] };
    const rest = { ...series, occurrences: [{ ...first, state: 'cancelled' as const }, next] };
    const { page, dialog } = await open({ [read]: series, 'DELETE /api/rooms/occurrences/{id}': rest });
    await page.user.click(dialog.getByRole('button', { name: 'Cancel Fri 20 Nov, 14:00–15:00' }));
    page.client.answer({ [read]: rest });
    await page.user.click(screen.getByRole('button', { name: 'Cancel this date' }));
    expect(await dialog.findByText('Cancelled')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toContainElement(dialog.getByRole('list', { name: 'Dates' })));
    expect(document.body).not.toHaveFocus();
  });

  it('end a running meeting', async () => {
    const running = {
      ...own,
      occurrences: [occurrence('date-Review', at('09:00'), at('11:00'), { may: { change: true, endNow: true } })],
    };
    const ended = { ...own, occurrences: [occurrence('date-Review', at('09:00'), at('09:40'))] };
    const { page, dialog } = await open({ [read]: running, 'POST /api/rooms/occurrences/{id}/end': ended });
    await page.user.click(dialog.getByRole('button', { name: 'End now' }));
    expect(await screen.findByText('Matterhorn is free again from 09:40.')).toBeInTheDocument();
  });

  describe('hand the booking over', () => {
    const handOver = 'POST /api/rooms/bookings/{id}/owner';
    const handedOver = { ...own, owner: 'Nadia Roth', version: 2 };

    async function openHandOver(answers: FakeAnswers) {
      const { page, dialog } = await open({
        'GET /api/rooms/bookings/{id}/colleagues': { items: [{ id: 'nadia', name: 'Nadia Roth' }] },
        ...answers,
      });
      await page.user.click(dialog.getByRole('button', { name: 'Hand over' }));
      return { page, form: within(await screen.findByRole('dialog', { name: 'Hand over Review' })) };
    }

    it('to a colleague who is chosen first', async () => {
      const { page, form } = await openHandOver({ [handOver]: handedOver });
      await form.findByRole('radio', { name: 'Nadia Roth' });
      await page.user.click(form.getByRole('button', { name: 'Hand over' }));
      expect(await form.findByRole('alert')).toHaveFocus();
      expect(page.client.calls.some(({ name }) => name === handOver)).toBe(false);
      await page.user.click(form.getByRole('radio', { name: 'Nadia Roth' }));
      expect((await axe(page.container)).violations).toEqual([]);
      await page.user.click(form.getByRole('button', { name: 'Hand over' }));
      expect(await screen.findByText('Nadia Roth now owns Review.')).toBeInTheDocument();
      expect(page.client.calls.find(({ name }) => name === handOver)?.input.body).toEqual({
        version: 1,
        ownerId: 'nadia',
      });
      expect(await screen.findByRole('dialog', { name: 'Review' })).toBeInTheDocument();
      expect(page.missingTexts).toEqual([]);
    });

    it('and close when the booking is not visible to its former owner', async () => {
      const may = { edit: false, cancel: false, handOver: false };
      const { page, form } = await openHandOver({ [handOver]: { ...handedOver, may } });
      await page.user.click(await form.findByRole('radio', { name: 'Nadia Roth' }));
      await page.user.click(form.getByRole('button', { name: 'Hand over' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(page.address()).toBe('/book-a-room?view=timeline');
    });

    it('and say in the dialog why it was refused', async () => {
      const { page, form } = await openHandOver({ [handOver]: refusal(409, 'errors.rooms.changedMeanwhile') });
      await page.user.click(await form.findByRole('radio', { name: 'Nadia Roth' }));
      await page.user.click(form.getByRole('button', { name: 'Hand over' }));
      expect(await form.findByRole('alert')).toHaveTextContent(wordsOf('errors.rooms.changedMeanwhile'));
    });
  });

  it.each([400, 404, 410])('say that a booking is not there when the api answers %i', async (status) => {
    renderRooms({ [read]: refusal(status, 'errors.rooms.bookingNotFound') }, { at: '/book-a-room?booking=gone' });
    expect(await screen.findByRole('dialog', { name: 'This booking does not exist' })).toBeInTheDocument();
  });
});
