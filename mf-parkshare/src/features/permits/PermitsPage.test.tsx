import type { Permit } from '@park/contract/parking-permits';
import { refusal, screen, within } from '@park/testing';
import { today } from '../../testing/parking';
import { renderParkshare } from '../../testing/render-parkshare';
import PermitsPage from './PermitsPage';

const permit: Permit = {
  id: 'permit-1',
  person: { id: 'anna', name: 'Anna Muster', company: 'Acme' },
  firstDay: today,
  lastDay: null,
};

const open = (more = {}) =>
  renderParkshare(PermitsPage, {
    permissions: ['Parkshare_Read', 'Parkshare_SuperManage'],
    answers: { 'GET /api/parking/permits': { items: [permit] }, ...more },
  });

it('asks before it discards what is typed', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Grant a permit' }));
  await page.user.type(screen.getByLabelText('E-mail address of the person'), 'anna');
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
});

it('asks before it ends a permit, and says inside why it was refused', async () => {
  const remove = 'DELETE /api/parking/permits/{id}';
  const page = open({ [remove]: refusal(404, 'errors.parking.permitNotFound') });
  await page.user.click(await screen.findByRole('button', { name: 'End the permit of Anna Muster' }));
  const question = within(screen.getByRole('alertdialog', { name: 'End the permit of Anna Muster?' }));
  expect(question.getByText(/can no longer book accessible spots/)).toBeInTheDocument();
  expect(page.client.calls.some(({ name }) => name === remove)).toBe(false);
  await page.user.click(question.getByRole('button', { name: 'End permit' }));
  expect(await question.findByRole('alert')).toBeInTheDocument();
  page.client.answer({ [remove]: undefined, 'GET /api/parking/permits': { items: [] } });
  await page.user.click(question.getByRole('button', { name: 'End permit' }));
  expect(await screen.findByText('The permit has ended.')).toBeInTheDocument();
  expect(document.activeElement).toContainElement(await screen.findByText('No permits'));
  expect(document.body).not.toHaveFocus();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
});
