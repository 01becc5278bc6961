import { axe, firstCallUrls, refusal, screen, type FakeAnswers, type RenderOptions } from '@park/testing';
import descriptor from '../../../remote.config';
import { job, jobTypes } from '../../testing/jobs';
import { renderDirectory } from '../../testing/render-directory';
import JobDetailsPage from './JobDetailsPage';

const open = (answer: FakeAnswers['GET /api/jobs/{id}'] = job(), options: RenderOptions = {}) =>
  renderDirectory(JobDetailsPage, {
    at: '/jobs/details?id=job-1',
    answers: { 'GET /api/jobs/{id}': answer, 'GET /api/catalogs/{id}': jobTypes },
    now: new Date('2026-11-20T12:00:00Z'),
    ...options,
  });

describe('page of a job', () => {
  it('shows the job, its facts and how to apply', async () => {
    const page = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Job' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Optical engineer' })).toBeInTheDocument();
    expect(screen.getByText('lasers').tagName).toBe('STRONG');
    expect(await screen.findByText('Permanent')).toBeInTheDocument();
    for (const fact of ['80–100%', 'Lausanne', '20 November 2026', '31 December 2026'])
      expect(screen.getByText(fact)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Acme Photonics' })).toHaveAttribute('href', '/companies/details?id=acme');
    expect(screen.getByRole('link', { name: 'Apply on the company’s site' })).toHaveAttribute(
      'href',
      'https://acme.example/jobs/1',
    );
    expect(screen.queryByRole('link', { name: 'Apply by e-mail' })).toBeNull();
    expect(document.title).toBe('Optical engineer · Test Park');
    expect(page.missingTexts).toEqual([]);
  });

  it('sends exactly the first calls of the descriptor', async () => {
    const page = open();
    await screen.findByText('Permanent');
    expect(page.client.calls.map(({ url }) => url).sort()).toEqual(
      firstCallUrls(descriptor, '/jobs/details?id=job-1').sort(),
    );
  });

  it('offers an e-mail with the job in its subject', async () => {
    open(job({ applyUrl: null, applyEmail: 'jobs@acme.example' }));
    expect(await screen.findByRole('link', { name: 'Apply by e-mail' })).toHaveAttribute(
      'href',
      'mailto:jobs@acme.example?subject=Application%3A%20Optical%20engineer',
    );
  });

  it('links to the company’s own site when the directory does not list it', async () => {
    open(job({ companyIsListed: false, companyWebsite: 'acme.example' }));
    expect(await screen.findByRole('link', { name: 'Acme Photonics' })).toHaveAttribute(
      'href',
      'https://acme.example/',
    );
  });

  it.each([
    ['expired', refusal(410, 'errors.jobs.expired'), '/jobs/details?id=job-1', 'This job is no longer open'],
    ['unknown', refusal(404, 'errors.notFound'), '/jobs/details?id=nobody', 'Job not found'],
    ['without id', refusal(404, 'errors.notFound'), '/jobs/details', 'Job not found'],
  ])('has a friendly page for a job that is %s', async (_case, answer, at, title) => {
    const page = open(answer, { at });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See open jobs' })).toHaveAttribute('href', '/jobs');
    expect(page.missingTexts).toEqual([]);
  });

  it('shows an error in place, and recovers', async () => {
    const page = open(refusal(500, 'errors.recoverable'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    page.client.answer({ 'GET /api/jobs/{id}': job() });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Optical engineer' })).toBeInTheDocument();
  });

  it('renders in French, and says that the job is written in English', async () => {
    const page = open(job(), { language: 'fr' });
    expect(await screen.findByText('Ce texte n’est disponible qu’en anglais.')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('has no accessibility violation', async () => {
    const { container } = open(job({ applyEmail: 'jobs@acme.example' }));
    await screen.findByText('Permanent');
    expect((await axe(container)).violations).toEqual([]);
  });
});
