import { axe, refusal, screen, within } from '@park/testing';
import { companyHalf, companyWeek, heldSpot } from '../../testing/holding';
import { renderParkshare } from '../../testing/render-parkshare';
import { today } from '../../testing/parking';
import ManagerPage from './ManagerPage';

const answers = {
  'GET /api/parking/spots/company': companyWeek(),
  'GET /api/parking/leases': { items: [] },
  'GET /api/parking/day-sheet': { date: today, rows: [] },
};
const open = (more = {}, at = '/parkshare/manager') =>
  renderParkshare(ManagerPage, {
    at,
    permissions: ['Parkshare_Read', 'Parkshare_Book', 'Parkshare_Manage'],
    answers: { ...answers, ...more },
  });

it('shows the same halves in the grid and in the list', async () => {
  const page = open();
  const name = 'Spot A005, Fri 20 Nov, morning: Anna Muster';
  expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  expect(await axe(page.container)).toHaveNoViolations();
  await page.user.click(screen.getByRole('radio', { name: 'List' }));
  expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Spots and half days of the week' })).not.toBeInTheDocument();
});

it('shows this week for an address with a day that does not exist', async () => {
  const page = open({}, '/parkshare/manager?from=monday');
  expect(await screen.findByRole('button', { name: /^Spot A005, Fri 20 Nov, morning/ })).toBeInTheDocument();
  expect(page.client.calls.find(({ name }) => name === 'GET /api/parking/spots/company')?.input).toEqual({
    query: { from: undefined },
  });
});

it('recalls a booked half with a reason, and says why it was refused', async () => {
  const post = 'POST /api/parking/bookings/{id}/recall';
  const values = { requested: 1, left: 0, unit: 'credits' };
  const page = open({ [post]: refusal(422, 'errors.parking.poolEmpty', { values }) });
  await page.user.click(
    await screen.findByRole('button', { name: 'Spot A005, Fri 20 Nov, afternoon: Another company' }),
  );
  await page.user.click(await screen.findByRole('button', { name: 'Take back the booked spot' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take back spot A005 on Fri 20 Nov' }));
  await page.user.type(dialog.getByLabelText('Reason'), 'A delivery');
  await page.user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Company credits needed: 1; left: 0.');
  page.client.answer({ [post]: { halves: 1, poolCredits: 6 } });
  await page.user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('The half day is yours again. Your company has 6 credits left.')).toBeInTheDocument();
});

it('books a free half for a guest', async () => {
  const free = companyHalf({ assignee: null, state: 'free' });
  const page = open({
    'GET /api/parking/spots/company': companyWeek([free]),
    'POST /api/parking/guests': { id: 'g1', poolCredits: 6 },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Spot A005, Fri 20 Nov, morning: Free' }));
  await page.user.click(await screen.findByRole('button', { name: 'Book for a guest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book spot A005 for a guest on Fri 20 Nov' }));
  await page.user.type(dialog.getByLabelText('Name of the guest'), 'Ada Guest');
  await page.user.click(dialog.getByRole('button', { name: 'Book' }));
  await screen.findByText('Booked. Your company has 6 credits left.');
  expect(page.client.calls.find(({ name }) => name === 'POST /api/parking/guests')).toMatchObject({
    input: { body: { spotId: heldSpot.id, date: today, halves: ['am'], name: 'Ada Guest' } },
  });
});

it('asks before it cancels the booking of a guest', async () => {
  const booking = { id: 'b1', name: 'Ada Guest', isGuest: true, may: { recall: false, cancel: true } };
  const half = companyHalf({ state: 'booked', may: { release: false, takeBack: false }, booking });
  const remove = 'DELETE /api/parking/guests/{id}';
  const page = open({
    'GET /api/parking/spots/company': companyWeek([half]),
    [remove]: refusal(409, 'errors.parking.alreadyEnded'),
  });
  await page.user.click(await screen.findByRole('button', { name: /^Spot A005, Fri 20 Nov, morning: .* \(guest\)/ }));
  await page.user.click(await screen.findByRole('button', { name: 'Cancel the guest’s booking' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Cancel the booking of Ada Guest?' }));
  expect(page.client.calls.some(({ name }) => name === remove)).toBe(false);
  await page.user.click(question.getByRole('button', { name: 'Cancel booking' }));
  expect(await question.findByRole('alert')).toBeInTheDocument();
  page.client.answer({ [remove]: undefined });
  await page.user.click(question.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('The guest’s booking has been cancelled.')).toBeInTheDocument();
});

it('asks before it discards an offer of a lease', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Offer a spot to another company' }));
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'Terravolo');
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
});

it('asks before it discards who gets a spot', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Assign spot A005' }));
  const [all] = screen.getAllByRole('combobox', { name: 'The whole week' });
  await page.user.selectOptions(all as HTMLElement, 'Ben Rochat');
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
});

it.each([
  ['the reason of a recall', 'afternoon: Another company', 'Take back the booked spot', 'Reason', 'A delivery'],
  ['the name of a guest', 'morning: Free', 'Book for a guest', 'Name of the guest', 'Ada Guest'],
])('asks before it discards %s', async (_what, half, action, field, typed) => {
  const [, booked] = companyWeek().spots[0]?.halves ?? [];
  const free = companyHalf({ assignee: null, state: 'free' });
  const page = open({ 'GET /api/parking/spots/company': companyWeek(booked ? [free, booked] : [free]) });
  await page.user.click(await screen.findByRole('button', { name: `Spot A005, Fri 20 Nov, ${half}` }));
  await page.user.click(await screen.findByRole('button', { name: action }));
  await page.user.type(screen.getByLabelText(field), typed);
  await page.user.click(screen.getByRole('button', { name: 'Close' }));
  await page.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText(field)).toHaveValue(typed);
  await page.user.click(screen.getByRole('button', { name: 'Close' }));
  await page.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Spot A005, Fri 20 Nov, ${half}` })).toHaveFocus();
});

it('recalls a whole day at once', async () => {
  const booking = { id: 'b1', name: null, isGuest: false, may: { recall: true, cancel: false } };
  const half = { state: 'booked', may: { release: false, takeBack: false }, booking } as const;
  const page = open({
    'GET /api/parking/spots/company': companyWeek([companyHalf(half), companyHalf({ ...half, half: 'pm' })]),
    'POST /api/parking/bookings/{id}/recall': { halves: 2, poolCredits: 5 },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Spot A005, Fri 20 Nov, morning: Another company' }));
  await page.user.click(await screen.findByRole('button', { name: 'Take back the booked spot' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('checkbox', { name: 'Afternoon' }));
  await page.user.type(dialog.getByLabelText('Reason'), 'The board');
  await page.user.click(dialog.getByRole('button', { name: 'Take back' }));
  await screen.findByText('2 half days are yours again. Your company has 5 credits left.');
  expect(page.client.calls.find(({ name }) => name.endsWith('/recall'))).toMatchObject({
    input: { params: { id: 'b1' }, body: { halves: ['am', 'pm'], reason: 'The board' } },
  });
});

it('asks for an electric vehicle on electric spots, and offers no accessible spot to guests', async () => {
  const free = companyHalf({ assignee: null, state: 'free' });
  const weekOf = (kind: 'electric' | 'accessible') => {
    const week = companyWeek([free]);
    return { ...week, spots: week.spots.map((row) => ({ ...row, spot: { ...row.spot, kind } })) };
  };
  const page = open({
    'GET /api/parking/spots/company': weekOf('electric'),
    'POST /api/parking/guests': { id: 'g1', poolCredits: 6 },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Spot A005, Fri 20 Nov, morning: Free' }));
  await page.user.click(await screen.findByRole('button', { name: 'Book for a guest' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.type(dialog.getByLabelText('Name of the guest'), 'Ada Guest');
  await page.user.click(dialog.getByRole('checkbox', { name: 'Electric vehicle' }));
  await page.user.click(dialog.getByRole('button', { name: 'Book' }));
  await screen.findByText('Booked. Your company has 6 credits left.');
  expect(page.client.calls.find(({ name }) => name === 'POST /api/parking/guests')).toMatchObject({
    input: { body: { isElectric: true } },
  });
  page.unmount();
  const other = open({ 'GET /api/parking/spots/company': weekOf('accessible') });
  await other.user.click(await screen.findByRole('button', { name: 'Spot A005, Fri 20 Nov, morning: Free' }));
  expect(await screen.findByRole('button', { name: 'Release' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Book for a guest' })).not.toBeInTheDocument();
});

it.each([
  ['2026-11-16', today, 'Applies from today.'],
  ['2026-11-30', '2026-11-30', 'Applies from Mon 30 Nov.'],
])('assigns a spot in the week of %s from %s on', async (first, firstDay, words) => {
  const page = open({
    'GET /api/parking/spots/company': { ...companyWeek(), days: [first, '2026-12-04'] },
    'PUT /api/parking/spots/{id}': undefined,
  });
  await page.user.click(await screen.findByRole('button', { name: 'Assign spot A005' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(new RegExp(words))).toBeInTheDocument();
  await page.user.click(dialog.getByRole('button', { name: 'Assign' }));
  await screen.findByText('Spot A005 is assigned.');
  expect(page.client.calls.find(({ name }) => name === 'PUT /api/parking/spots/{id}')).toMatchObject({
    input: { body: { firstDay } },
  });
});
