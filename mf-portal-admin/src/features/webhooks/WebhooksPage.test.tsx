import { webhookLimits } from '@park/contract/webhook-forms';
import type { Webhook } from '@park/contract/webhooks';
import { axe, refusal, screen, waitFor, within, type RenderOptions } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import WebhooksPage from './WebhooksPage';

const doors: Webhook = {
  id: 'doors',
  name: 'Doors',
  url: 'https://doors.example/hook',
  events: ['bookings'],
  isActive: true,
  version: 2,
  previousSecretUntil: null,
  waiting: 1,
  failed: 0,
};
const meals: Webhook = { ...doors, id: 'meals', name: 'Meals', url: 'https://meals.example/hook', isActive: false };
const delivery = {
  id: 'delivery-1',
  event: 'booking.created',
  state: 'failed' as const,
  attempts: 9,
  lastStatus: 500,
  lastProblem: null,
  lastAttemptAt: '2026-11-20T07:00:00Z',
  createdAt: '2026-11-20T06:00:00Z',
};

const open = ({ answers, ...options }: RenderOptions = {}) =>
  renderPortal(WebhooksPage, {
    at: '/portal/admin/webhooks',
    permissions: ['Portal_Access', 'Collaborator_ManageCompanyList'],
    answers: {
      'GET /api/webhooks': { items: [doors, meals] },
      'GET /api/webhooks/{id}/deliveries': { items: [delivery], paginationId: null },
      'DELETE /api/webhooks/{id}': undefined as never,
      ...answers,
    },
    ...options,
  });
const list = () => screen.getByRole('region', { name: 'Webhooks by name' });

describe('the page of webhooks', () => {
  it('names each button after its webhook, and has no accessibility violation', async () => {
    const page = open();
    const row = within(await screen.findByRole('row', { name: /^Doors/ }));
    for (const name of ['Deliveries to Doors', 'Switch off Doors', 'New secret for Doors', 'Remove Doors'])
      expect(row.getByRole('button', { name })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Switch on Meals' })).toBeInTheDocument();
    expect((await axe(page.container)).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('renders in French', async () => {
    const page = open({ language: 'fr' });
    expect(await screen.findByRole('button', { name: 'Retirer Doors' })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('removes a webhook after a question, and keeps the focus in the list', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Remove Doors' }));
    page.client.answer({ 'GET /api/webhooks': { items: [] } });
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No webhooks yet')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(list()).toHaveFocus());
  });

  it('shows in the question why a webhook was not removed', async () => {
    const page = open({ answers: { 'DELETE /api/webhooks/{id}': refusal(503, 'errors.unavailable') } });
    await page.user.click(await screen.findByRole('button', { name: 'Remove Doors' }));
    const question = within(screen.getByRole('alertdialog'));
    await page.user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByRole('alert')).toBeInTheDocument();
  });

  it('says that a webhook was not changed, and shows what somebody else has made of it', async () => {
    const page = open({ answers: { 'PUT /api/webhooks/{id}': refusal(409, 'errors.conflict') } });
    const button = await screen.findByRole('button', { name: 'Switch off Doors' });
    page.client.answer({ 'GET /api/webhooks': { items: [{ ...doors, isActive: false, version: 3 }] } });
    await page.user.click(button);
    expect(await screen.findByText(/^Doors was not changed\./)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Switch on Doors' })).toBeInTheDocument();
  });

  it('asks before a second new secret within a day, because only two sign', async () => {
    const page = open({
      answers: {
        'GET /api/webhooks': { items: [{ ...doors, previousSecretUntil: '2100-01-01T00:00:00Z' }] },
        'POST /api/webhooks/{id}/rotate': { secret: 'whsec_new', previousSecretUntil: '2100-01-01T00:00:00Z' },
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'New secret for Doors' }));
    const question = within(screen.getByRole('alertdialog', { name: 'New secret for Doors?' }));
    expect(page.client.calls.map(({ name }) => name)).not.toContain('POST /api/webhooks/{id}/rotate');
    await page.user.click(question.getByRole('button', { name: 'New secret' }));
    expect(await screen.findByDisplayValue('whsec_new')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows beside the deliveries why one was not sent again', async () => {
    const page = open({
      answers: { 'POST /api/webhooks/deliveries/{id}/resend': refusal(503, 'errors.unavailable') },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Deliveries to Doors' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.click(
      await dialog.findByRole('button', { name: /^Send again: booking\.created, Fri 20 Nov, 08:00/ }),
    );
    expect(await dialog.findByRole('alert')).toHaveTextContent('The delivery was not sent again');
  });

  it('keeps a name that is too long, and names the limit', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.click(dialog.getByRole('textbox', { name: 'System' }));
    await page.user.paste('x'.repeat(webhookLimits.name + 1));
    await page.user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    const name = dialog.getByRole('textbox', { name: 'System' });
    expect(name).toHaveAccessibleDescription(new RegExp(`At most ${webhookLimits.name} characters`));
    expect(name).toHaveValue('x'.repeat(webhookLimits.name + 1));
  });

  it('asks before what is typed about a new webhook is discarded', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }));
    await page.user.type(dialog.getByRole('textbox', { name: 'System' }), 'Doors');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'System' })).toHaveValue('Doors');
  });
});
