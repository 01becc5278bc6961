import { refusal, screen, waitFor, within } from '@park/testing';
import { managedLot } from '../../testing/park';
import { renderParkshare } from '../../testing/render-parkshare';
import LotsPage from './LotsPage';

const put = 'PUT /api/parking/park/lots/{id}';

function open(lot = managedLot) {
  const current = { ...lot, name: 'P1 Nord', version: 4 };
  return renderParkshare(LotsPage, {
    permissions: ['Parkshare_Read', 'Parkshare_SuperManage'],
    answers: {
      'GET /api/parking/park/lots': { items: [lot] },
      [put]: refusal(409, 'errors.parking.changedMeanwhile', { details: { current } }),
    },
  });
}

it('shows both states of a car park that somebody else has saved, and goes on with the chosen one', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: /^Edit P1 North/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await page.user.clear(name);
  await page.user.type(name, 'P1 Lake');
  await page.user.click(dialog.getByRole('button', { name: 'Save car park' }));
  const names = within(await dialog.findByRole('group', { name: 'Name' }));
  expect(names.getByRole('radio', { name: 'Yours: P1 Lake' })).toBeChecked();
  expect(names.getByRole('radio', { name: 'Saved in the meantime: P1 Nord' })).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('Somebody else saved changes in the meantime');
  expect(name).toHaveValue('P1 Lake');
  page.client.answer({ [put]: undefined });
  await page.user.click(dialog.getByRole('button', { name: 'Save car park' }));
  const sentVersions = () =>
    page.client.calls
      .filter(({ name: call }) => call === put)
      .map(({ input }) => (input as { body: { version: number } }).body.version);
  await waitFor(() => expect(sentVersions()).toEqual([1, 4]));
});

it('shows the QR code of the entrance of a car park with check-in', async () => {
  const page = open({ ...managedLot, hasCheckIn: true });
  await page.user.click(await screen.findByRole('button', { name: /^Edit P1 North/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('img', { name: /check-in\?code=entrance-north$/ })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Print the code' })).toBeVisible();
});

it('asks before it discards what was typed', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: /^Edit P1 North/ }));
  await page.user.type(screen.getByRole('textbox', { name: 'Name' }), ' B');
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
});
