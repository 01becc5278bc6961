import type { AccessRequestRow } from '@park/contract/portal';
import { act, axe, refusal, screen, within, type FakeAnswers } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import DecidePage from './DecidePage';

const request: AccessRequestRow = {
  id: 'request-1',
  hashedId: 'ada',
  name: 'Ada Rochat',
  companyName: 'Acme',
  role: 4619,
  permission: 'Jobs_Create',
  message: 'I write our jobs.',
  createdAt: '2026-11-19T08:00:00.000Z',
  roles: [4620],
};

const open = (answers: FakeAnswers = {}) =>
  renderPortal(DecidePage, {
    at: '/portal/access-requests',
    answers: { 'GET /api/access-requests': { items: [request] }, ...answers },
  });

describe('requests for access', () => {
  it('has no accessibility violation and all its texts', async () => {
    const page = open();
    await screen.findByRole('option', { name: 'Company administrator' });
    expect(screen.getByText(/^Acme · Asks for “Jobs_Create” · Current role: /)).toBeInTheDocument();
    expect(screen.getByText('I write our jobs.')).toBeInTheDocument();
    expect((await axe(page.container)).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('asks before it declines, and is busy on the button that was pressed', async () => {
    let release = (): void => undefined;
    const page = open({
      'POST /api/access-requests/{id}/decision': () =>
        new Promise((resolve) => (release = () => resolve(undefined as never))),
    });
    await screen.findByRole('option', { name: 'Company administrator' });
    const decline = screen.getByRole('button', { name: 'Decline the request of Ada Rochat' });
    await page.user.click(decline);
    expect(page.client.calls.map(({ name }) => name)).not.toContain('POST /api/access-requests/{id}/decision');
    const question = within(screen.getByRole('alertdialog', { name: 'Decline the request of Ada Rochat?' }));
    await page.user.click(question.getByRole('button', { name: 'Decline' }));
    expect(question.getByRole('button', { name: /Decline|Declining/ })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: /^Grant/ })).not.toHaveAttribute('aria-busy', 'true');
    page.client.answer({ 'GET /api/access-requests': { items: [] } });
    await act(async () => release());
    expect(await screen.findByText('The request is declined')).toBeInTheDocument();
    expect(document.activeElement).toContainElement(await screen.findByText('No open requests'));
    expect(document.body).not.toHaveFocus();
  });

  it('says that the request was not decided, and why', async () => {
    const page = open({ 'POST /api/access-requests/{id}/decision': refusal(409, 'errors.access.decided') });
    await screen.findByRole('option', { name: 'Company administrator' });
    await page.user.click(screen.getByRole('button', { name: 'Grant the request of Ada Rochat' }));
    expect(
      await screen.findByText(/^The request was not decided\. Somebody has already decided this request\./),
    ).toBeInTheDocument();
  });

  it('offers another try when the requests did not load', async () => {
    const page = open({ 'GET /api/access-requests': refusal(503, 'errors.unavailable') });
    await screen.findByRole('alert');
    page.client.answer({ 'GET /api/access-requests': { items: [] } });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No open requests' })).toBeInTheDocument();
  });
});
