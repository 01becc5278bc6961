import type { DeadJob } from '@park/contract/background-jobs';
import { axe, refusal, screen, waitFor, within, type RenderOptions } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import BackgroundJobsPage from './BackgroundJobsPage';

const job = (id: string, failedAt: string): DeadJob => ({
  id,
  kind: 'mail.send',
  attempts: 9,
  problem: 'The mail server did not answer',
  orderedAt: '2026-11-19T07:00:00Z',
  failedAt,
});
const state = (dead: DeadJob[], oldestDueAt: string | null = null) => ({ waiting: 2, oldestDueAt, dead });
const early = job('early', '2026-11-19T08:00:00Z');
const late = job('late', '2026-11-20T08:00:00Z');

const open = ({ answers, ...options }: RenderOptions = {}) =>
  renderPortal(BackgroundJobsPage, {
    at: '/portal/admin/background-jobs',
    permissions: ['Portal_Access', 'Collaborator_ManageCompanyList'],
    answers: {
      'GET /api/background-jobs': state([late, early]),
      'POST /api/background-jobs/{id}/retry': undefined as never,
      'DELETE /api/background-jobs/{id}': undefined as never,
      ...answers,
    },
    ...options,
  });
const list = () => screen.getByRole('region', { name: 'Failed jobs, latest first' });
const deleteButton = () => screen.findByRole('button', { name: 'Delete mail.send, Thu 19 Nov, 09:00' });
const deletions = (page: ReturnType<typeof open>) =>
  page.client.calls.filter(({ name }) => name.startsWith('DELETE')).map(({ input }) => input.params);

describe('the page of background jobs', () => {
  it('names each button after its job, and has no accessibility violation', async () => {
    const page = open();
    expect(await screen.findByRole('button', { name: 'Try again: mail.send, Fri 20 Nov, 09:00' })).toBeInTheDocument();
    expect(await deleteButton()).toBeInTheDocument();
    expect((await axe(page.container)).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('renders in French', async () => {
    const page = open({ language: 'fr', answers: { 'GET /api/background-jobs': state([], '2026-11-20T08:00:00Z') } });
    expect(await screen.findByText('Aucune tâche en échec')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('warns only of jobs that are late', async () => {
    const page = open({ answers: { 'GET /api/background-jobs': state([], '2026-11-20T08:20:00Z') } });
    expect(await screen.findByText(/^The oldest job that is due has been waiting since/)).toBeInTheDocument();
    page.unmount();
    open({ answers: { 'GET /api/background-jobs': state([], '2026-11-20T08:27:00Z') } });
    await screen.findByText('No failed jobs');
    expect(screen.queryByText(/^The oldest job/)).toBeNull();
  });

  it('deletes a job only after a question, and keeps the focus in the list', async () => {
    const page = open();
    await page.user.click(await deleteButton());
    expect(deletions(page)).toEqual([]);
    page.client.answer({ 'GET /api/background-jobs': state([]) });
    const question = within(screen.getByRole('alertdialog', { name: 'Delete mail.send?' }));
    await page.user.click(question.getByRole('button', { name: 'Delete job' }));
    expect(await screen.findByText('No failed jobs')).toBeInTheDocument();
    expect(deletions(page)).toEqual([{ id: 'early' }]);
    await waitFor(() => expect(list()).toHaveFocus());
  });

  it('shows in the question why a job was not deleted', async () => {
    const page = open({ answers: { 'DELETE /api/background-jobs/{id}': refusal(503, 'errors.unavailable') } });
    await page.user.click(await deleteButton());
    const question = within(screen.getByRole('alertdialog'));
    await page.user.click(question.getByRole('button', { name: 'Delete job' }));
    expect(await question.findByRole('alert')).toBeInTheDocument();
  });

  it('starts a job again, and keeps the focus in the list', async () => {
    const page = open();
    const button = await screen.findByRole('button', { name: /^Try again: mail\.send, Thu 19 Nov/ });
    page.client.answer({ 'GET /api/background-jobs': state([late]) });
    await page.user.click(button);
    expect(await screen.findByText('The job runs again')).toBeInTheDocument();
    await waitFor(() => expect(list()).toHaveFocus());
  });

  it('says that a job was not started again, and why', async () => {
    const page = open({ answers: { 'POST /api/background-jobs/{id}/retry': refusal(503, 'errors.unavailable') } });
    await page.user.click(await screen.findByRole('button', { name: /^Try again: mail\.send, Thu 19 Nov/ }));
    expect(await screen.findByText(/^The job was not started again\./)).toBeInTheDocument();
  });
});
