import type { NotificationPreferences } from '@park/contract/notifications';
import { act, axe, refusal, screen, waitFor, type RenderOptions } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import PreferencesPage from './PreferencesPage';

const preferences: NotificationPreferences = {
  items: [
    {
      kind: 'rooms.cancelled',
      topic: 'rooms',
      label: 'A booking is cancelled',
      portal: true,
      mail: false,
      isMailRequired: false,
    },
  ],
  subscriptions: { newsletter: false, events: false, jobs: false },
  mayChooseMails: true,
  companyLetsChoose: false,
  askPeople: [],
};

const open = ({ answers, ...options }: RenderOptions = {}) =>
  renderPortal(PreferencesPage, {
    at: '/portal/email-preferences',
    answers: { 'GET /api/notifications/preferences': preferences, ...answers },
    ...options,
  });
const bodies = (page: ReturnType<typeof open>, name: string) =>
  page.client.calls.filter((call) => call.name === name).map(({ input }) => input.body);

/** A response that a test sends when it wants to. */
function held() {
  const releases: (() => void)[] = [];
  return {
    answer: () => new Promise<never>((resolve) => releases.push(() => resolve(undefined as never))),
    release: () => act(async () => releases.shift()?.()),
  };
}

describe('the choice of messages and e-mails', () => {
  it('has no accessibility violation, and renders in French', async () => {
    const page = open();
    await screen.findByRole('switch', { name: /^News/ });
    expect((await axe(page.container)).violations).toEqual([]);
    page.unmount();
    const french = open({ language: 'fr' });
    await screen.findByRole('switch', { name: /^Actualités/ });
    expect(french.missingTexts).toEqual([]);
  });

  it('says beside the message that its e-mail is always sent', async () => {
    const required = { ...preferences.items[0]!, mail: true, isMailRequired: true };
    open({ answers: { 'GET /api/notifications/preferences': { ...preferences, items: [required] } } });
    expect(await screen.findByRole('rowheader', { name: /E-mail is always sent/ })).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: /By e-mail\. E-mail is always sent/ })).toBeDisabled();
  });

  it('keeps a second subscription that is chosen while the first one is stored', async () => {
    const storing = held();
    const page = open({ answers: { 'PUT /api/emailing/subscriptions': storing.answer } });
    await page.user.click(await screen.findByRole('switch', { name: /^News/ }));
    await page.user.click(screen.getByRole('switch', { name: /^New jobs/ }));
    expect(screen.getByRole('switch', { name: /^News/ })).toBeChecked();
    expect(screen.getByRole('switch', { name: /^New jobs/ })).toBeChecked();
    await storing.release();
    await waitFor(() => expect(bodies(page, 'PUT /api/emailing/subscriptions')).toHaveLength(2));
    expect(bodies(page, 'PUT /api/emailing/subscriptions')[1]).toEqual({ newsletter: true, events: false, jobs: true });
    await storing.release();
  });

  it('stores the last choice for a kind of message', async () => {
    const storing = held();
    const page = open({ answers: { 'PUT /api/notifications/preferences': storing.answer } });
    const choice = await screen.findByRole('switch', { name: /cancelled: By e-mail$/ });
    await page.user.click(choice);
    await page.user.click(choice);
    await storing.release();
    await waitFor(() => expect(bodies(page, 'PUT /api/notifications/preferences')).toHaveLength(2));
    expect(bodies(page, 'PUT /api/notifications/preferences')[1]).toMatchObject({ channel: 'mail', isOn: false });
    await storing.release();
  });

  it('stores the last choice of a company', async () => {
    const storing = held();
    const page = open({ answers: { 'PUT /api/emailing/company': storing.answer } });
    const choice = await screen.findByRole('switch', { name: /^Our people choose/ });
    await page.user.click(choice);
    await page.user.click(choice);
    await storing.release();
    await waitFor(() => expect(bodies(page, 'PUT /api/emailing/company')).toHaveLength(2));
    expect(bodies(page, 'PUT /api/emailing/company')[1]).toEqual({ isChoosingEnabled: false });
    await storing.release();
  });

  it('shows the stored choice again, and why, when a choice was not stored', async () => {
    const page = open({ answers: { 'PUT /api/notifications/preferences': refusal(503, 'errors.unavailable') } });
    const choice = await screen.findByRole('switch', { name: /cancelled: By e-mail$/ });
    await page.user.click(choice);
    expect(await screen.findByText(/^Something went wrong/)).toBeInTheDocument();
    expect(choice).not.toBeChecked();
  });

  it('offers another try when the choices did not load', async () => {
    const page = open({ answers: { 'GET /api/notifications/preferences': refusal(503, 'errors.unavailable') } });
    await screen.findByRole('alert');
    page.client.answer({ 'GET /api/notifications/preferences': preferences });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('switch', { name: /^News/ })).toBeInTheDocument();
  });
});
