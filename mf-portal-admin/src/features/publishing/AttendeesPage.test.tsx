import { maxRemovalReasonLength } from '@park/contract/attendee-forms';
import type { Attendee } from '@park/contract/event-registration';
import { axe, refusal, screen, waitFor, within, type RenderOptions } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import ManageEventsPage from './ManageEventsPage';

const attendee: Attendee = {
  id: 'registration-1',
  name: 'Luc Favre',
  email: 'luc@example.com',
  company: 'Alpine',
  state: 'registered',
  position: null,
  askedAt: '2026-11-19T08:00:00Z',
};
const list = (...items: Attendee[]) => ({ title: 'Open laboratory', capacity: 10, items });
const removal = 'POST /api/events/{id}/registrations/{registrationId}/remove';

const open = ({ answers, ...options }: RenderOptions = {}) =>
  renderPortal(ManageEventsPage, {
    at: '/portal/admin/manage-events?attendees=lab',
    permissions: ['Portal_Access'],
    flags: ['CAN_EDIT_NEWS_EVENTS'],
    answers: { 'GET /api/events/{id}/registrations': list(attendee), [removal]: undefined as never, ...answers },
    ...options,
  });

async function askToRemove(options: RenderOptions = {}) {
  const page = open(options);
  await page.user.click(await screen.findByRole('button', { name: 'Remove Luc Favre from the list' }));
  return { page, question: within(await screen.findByRole('dialog')) };
}

describe('the attendees of an event', () => {
  it('are listed without an accessibility violation', async () => {
    const page = open();
    await screen.findByRole('row', { name: /Luc Favre/ });
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeInTheDocument();
    expect((await axe(page.container)).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('are removed with a reason, and the focus stays in the list', async () => {
    const { page, question } = await askToRemove();
    page.client.answer({ 'GET /api/events/{id}/registrations': list() });
    await page.user.type(question.getByRole('textbox', { name: /^Reason/ }), 'Full');
    await page.user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Nobody has registered yet')).toBeInTheDocument();
    expect(page.client.calls.find(({ name }) => name === removal)?.input).toMatchObject({ body: { reason: 'Full' } });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Attendees' })).toHaveFocus());
  });

  it('stay when the reason is not to be discarded', async () => {
    const { page, question } = await askToRemove();
    await page.user.type(question.getByRole('textbox', { name: /^Reason/ }), 'Full');
    await page.user.click(question.getByRole('button', { name: 'Cancel' }));
    await page.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(question.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Full');
  });

  it('stay when the reason is too long, which says the limit and keeps the text', async () => {
    const { page, question } = await askToRemove();
    const reason = question.getByRole('textbox', { name: /^Reason/ });
    await page.user.click(reason);
    await page.user.paste('x'.repeat(maxRemovalReasonLength + 1));
    await page.user.click(question.getByRole('button', { name: 'Remove' }));
    expect(reason).toHaveAccessibleDescription(new RegExp(`At most ${maxRemovalReasonLength} characters`));
    expect(reason).toHaveValue('x'.repeat(maxRemovalReasonLength + 1));
  });

  it('stay with the typed reason when the removal is refused, and the question says why', async () => {
    const { page, question } = await askToRemove({ answers: { [removal]: refusal(409, 'errors.events.hasBegun') } });
    await page.user.type(question.getByRole('textbox', { name: /^Reason/ }), 'Full');
    await page.user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByRole('alert')).toHaveTextContent('The event has begun');
    expect(question.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Full');
  });
});
