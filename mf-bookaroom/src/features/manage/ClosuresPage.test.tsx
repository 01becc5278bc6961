import { act, refusal, renderRemotePage, screen, waitFor, within, type FakeAnswers } from '@park/testing';
import { closures, managed } from '../../testing/management';
import { now, wordsOf } from '../../testing/render-rooms';
import { texts } from '../../texts/en';
import { texts as french } from '../../texts/fr';
import { room } from '../../testing/rooms';
import ClosuresPage from './ClosuresPage';

const open = (answer: FakeAnswers['GET /api/rooms/managed'], answers: FakeAnswers = {}, language: 'en' | 'fr' = 'en') =>
  renderRemotePage(ClosuresPage, {
    at: '/book-a-room/closures',
    remote: 'mf-bookaroom',
    language,
    texts: {
      'mf-bookaroom': language === 'fr' ? french : texts,
      shell: { errors: { unavailable: wordsOf('errors.unavailable') } },
    },
    permissions: ['BookARoom_Manage'],
    now,
    answers: { 'GET /api/rooms/closures': closures(), 'GET /api/rooms/managed': answer, ...answers },
  });

it('keeps a press while the rooms are loading, and opens the form once they are here', async () => {
  let finish: () => void = () => undefined;
  const page = open((() => new Promise((resolve) => (finish = () => resolve(managed())))) as never);
  await screen.findByRole('rowheader', { name: 'Painting' });
  const close = screen.getByRole('button', { name: 'Close rooms' });
  act(() => close.focus());
  await page.user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(close).toHaveFocus();
  expect(close).toHaveAttribute('aria-busy', 'true');
  act(() => finish());
  expect(await screen.findByRole('dialog', { name: 'Close rooms' })).toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
});

it('says that the rooms cannot be loaded, and asks again at the next press', async () => {
  let isDown = true;
  const page = open((() => (isDown ? refusal(503, 'errors.unavailable') : managed())) as never);
  await screen.findByRole('rowheader', { name: 'Painting' });
  const close = screen.getByRole('button', { name: 'Close rooms' });
  await page.user.click(close);
  expect(await screen.findByText('Words for errors unavailable')).toBeInTheDocument();
  isDown = false;
  await page.user.click(close);
  expect(await screen.findByRole('dialog', { name: 'Close rooms' })).toBeInTheDocument();
});

it('keeps what was decided about a booking when the closure has to be looked at again', async () => {
  const touched = {
    id: '77777777-7777-4777-8777-777777777777',
    title: 'Board meeting',
    owner: 'Anna Rossi',
    company: 'Biolab',
    room: { id: room().id, name: 'Matterhorn' },
    start: '2026-11-24T09:00:00.000Z',
    end: '2026-11-24T10:00:00.000Z',
    state: 'booked' as const,
    alternative: null,
  };
  const page = open(managed(), {
    'POST /api/rooms/closures/preview': { days: ['2026-11-24'], touched: [touched] },
    'POST /api/rooms/closures': refusal(409, 'errors.unavailable'),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Close rooms' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close rooms' }));
  await page.user.click(dialog.getByRole('checkbox', { name: 'All rooms' }));
  await page.user.type(dialog.getByRole('textbox', { name: 'Start date' }), '24.11.2026{Tab}');
  await page.user.type(dialog.getByRole('textbox', { name: 'Reason in English' }), 'Painting');
  await page.user.click(dialog.getByRole('button', { name: 'See what it affects' }));
  await dialog.findByRole('radio', { name: /^Keep it/ });
  // The page asks before it is left.
  expect(page.hasUnsavedChanges()).toBe(true);
  expect(dialog.getByRole('radio', { name: 'Cancel it' })).toBeChecked();
  await page.user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(page.hasUnsavedChanges()).toBe(true);
  await page.user.click(dialog.getByRole('button', { name: 'See what it affects' }));
  await page.user.click(await dialog.findByRole('radio', { name: /^Keep it/ }));
  await page.user.click(dialog.getByRole('button', { name: 'Close rooms' }));
  await waitFor(() => expect(page.client.calls.filter(({ name }) => name.endsWith('/preview'))).toHaveLength(3));
  expect(await dialog.findByRole('radio', { name: /^Keep it/ })).toBeChecked();
});

it('says which field of a closure is wrong, and ends it on its first day unless told otherwise', async () => {
  const page = open(managed());
  await page.user.click(await screen.findByRole('button', { name: 'Close rooms' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close rooms' }));
  await page.user.click(dialog.getByRole('button', { name: 'See what it affects' }));
  expect(await dialog.findByRole('alert')).toHaveFocus();
  expect(dialog.getByRole('textbox', { name: 'Start date' })).toHaveAccessibleDescription(/fill this in/);
  expect(dialog.getByRole('textbox', { name: 'Reason in English' })).toBeInvalid();
  expect(dialog.getByRole('group', { name: 'Rooms' })).toHaveAccessibleDescription(/choose/);
  await page.user.click(dialog.getByRole('checkbox', { name: 'Matterhorn' }));
  await page.user.type(dialog.getByRole('textbox', { name: 'Reason in English' }), 'Painting');
  await page.user.type(dialog.getByRole('textbox', { name: 'Start date' }), '24.11.2026{Tab}');
  const end = dialog.getByRole('textbox', { name: 'End date' });
  await waitFor(() => expect(end).not.toHaveValue(''));
  const endTime = dialog.getByRole('textbox', { name: 'End time' });
  await page.user.clear(endTime);
  await page.user.type(endTime, '07:00{Tab}');
  await page.user.click(dialog.getByRole('button', { name: 'See what it affects' }));
  await waitFor(() => expect(end).toHaveAccessibleDescription(wordsOf('errors.rooms.endsBeforeStart')));
  expect(page.client.calls.some(({ name }) => name.endsWith('/preview'))).toBe(false);
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
});

describe('lifting', () => {
  const liftCall = 'DELETE /api/rooms/closures/{id}';
  const [single] = closures().items;
  const series = { items: single ? [{ ...single, seriesId: 'painting' }] : [] };

  it('asks before all dates of a series are lifted', async () => {
    const page = open(managed(), { 'GET /api/rooms/closures': series, [liftCall]: undefined });
    await page.user.click(await screen.findByRole('button', { name: 'Lift all dates of Painting' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Lift all closures “Painting”?' }));
    expect(dialog.getByText(/^Matterhorn: can be booked again/)).toBeInTheDocument();
    expect(page.client.calls.some(({ name }) => name === liftCall)).toBe(false);
    await page.user.click(dialog.getByRole('button', { name: 'Lift all' }));
    expect(await screen.findByText('All closures of the series have been lifted.')).toBeInTheDocument();
    expect(page.client.calls.find(({ name }) => name === liftCall)?.input).toMatchObject({
      query: { scope: 'series' },
    });
    expect(page.missingTexts).toEqual([]);
  });

  it('keeps the focus in the list when the lifted closure is gone', async () => {
    const page = open(managed(), { [liftCall]: undefined });
    const lift = await screen.findByRole('button', { name: /^Lift Painting/ });
    await page.user.click(lift);
    page.client.answer({ 'GET /api/rooms/closures': { items: [] } });
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Lift closure' }));
    expect(await screen.findByText('No room is closed')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Closures' })).toHaveFocus());
  });

  it('ends a sentence in French with one period, also after a day', async () => {
    const items = single ? [{ ...single, end: '2026-11-26T17:00:00.000Z' }] : [];
    const page = open(managed(), { 'GET /api/rooms/closures': { items } }, 'fr');
    await page.user.click(await screen.findByRole('button', { name: /^Lever Painting/ }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Matterhorn, mar. 24 nov. – jeu. 26 nov. : de nouveau');
  });

  it('shows in the question why a closure was not lifted', async () => {
    const page = open(managed(), { [liftCall]: refusal(404, 'errors.rooms.closureNotFound') });
    await page.user.click(await screen.findByRole('button', { name: /^Lift Painting/ }));
    const dialog = within(screen.getByRole('alertdialog'));
    await page.user.click(dialog.getByRole('button', { name: 'Lift closure' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(wordsOf('errors.rooms.closureNotFound'));
  });
});
