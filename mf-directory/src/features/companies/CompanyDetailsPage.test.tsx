import { axe, firstCallUrls, refusal, screen, within, type FakeAnswers, type RenderOptions } from '@park/testing';
import descriptor from '../../../remote.config';
import { companyCategories, companyItem, companyProfile } from '../../testing/companies';
import { jobItem, jobPage, jobTypes } from '../../testing/jobs';
import { renderDirectory } from '../../testing/render-directory';
import CompanyDetailsPage from './CompanyDetailsPage';

const newsItem = {
  id: 'news-1',
  type: 'company',
  title: 'Acme opens a laboratory',
  summary: '',
  image: null,
  publishedAt: '2026-11-02T08:00:00.000Z',
  isPublished: true,
  successStory: false,
  linkedCompanyId: 'acme',
  language: 'en' as const,
  availableLanguages: ['en' as const],
};

const open = (company: FakeAnswers['GET /api/companies/{id}'] = companyProfile(), options: RenderOptions = {}) =>
  renderDirectory(CompanyDetailsPage, {
    at: '/companies/details?id=acme',
    answers: {
      'GET /api/companies/{id}': company,
      'GET /api/catalogs/{id}': ({ params }) => (params?.id === 'job-types' ? jobTypes : companyCategories),
      'GET /api/jobs/query': jobPage([jobItem()]),
      'GET /api/news/query': ({ query }) => ({
        items: [{ ...newsItem, ...(query?.successStories ? { id: 'story-1', title: 'How Acme grew' } : {}) }],
        paginationId: null,
      }),
    },
    now: new Date('2026-11-20T12:00:00Z'),
    ...options,
  });

describe('page of a company', () => {
  it('has a title while it loads, then the profile, with breadcrumbs', async () => {
    const page = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Company' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Acme Photonics' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation', { name: 'Where you are' })).getByRole('link', { name: 'Companies' }),
    ).toHaveAttribute('href', '/companies');
    expect(await screen.findByText('Start-up')).toBeInTheDocument();
    expect(screen.getByText('Founded in 2019.').tagName).toBe('P');
    expect(screen.getByRole('link', { name: 'hello@acme.example' })).toHaveAttribute(
      'href',
      'mailto:hello@acme.example',
    );
    expect(screen.getByRole('link', { name: '+41 21 000 00 00' })).toHaveAttribute('href', 'tel:+41210000000');
    expect(screen.getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=46.5&mlon=6.5'),
    );
    expect(screen.getByRole('link', { name: 'Visit website' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText('Ada Rochat')).toBeInTheDocument();
    expect(document.title).toBe('Acme Photonics · Test Park');
    expect(page.missingTexts).toEqual([]);
  });

  it('leads from its facts and sectors to companies like it, and names similar ones', async () => {
    open(
      companyProfile({
        similar: [companyItem({ id: 'lumen', name: 'Lumen', sectors: [{ id: 'food', label: 'Food' }] })],
      }),
    );
    expect(await screen.findByRole('link', { name: '10–49 people' })).toHaveAttribute(
      'href',
      '/companies?teamSize=10-49',
    );
    expect(screen.getByRole('link', { name: '2019' })).toHaveAttribute('href', '/companies?founded=2010');
    expect(screen.getByRole('link', { name: 'Photonics' })).toHaveAttribute('href', '/companies?tag=photonics');
    expect(screen.getByRole('link', { name: 'Building A' })).toHaveAttribute('href', '/companies?location=building-a');
    expect(screen.getByRole('link', { name: 'Lumen' })).toHaveAttribute('href', '/companies/details?id=lumen');
  });

  it('sends exactly the first calls of the descriptor', async () => {
    const page = open();
    await screen.findByText('Start-up');
    expect(page.client.calls.map(({ url }) => url)).toEqual(firstCallUrls(descriptor, '/companies/details?id=acme'));
  });

  it('shows the linked jobs, news and stories, and sends no call for those that are not linked', async () => {
    const page = open(companyProfile({ linked: { jobs: 8, news: 1, successStories: 1, events: 0 } }));
    expect(await screen.findByRole('link', { name: 'Optical engineer' })).toHaveAttribute(
      'href',
      '/jobs/details?id=job-1',
    );
    expect(screen.getByRole('link', { name: 'All jobs of this company' })).toHaveAttribute(
      'href',
      '/jobs?company=acme',
    );
    expect(await screen.findByRole('link', { name: 'Acme opens a laboratory' })).toHaveAttribute(
      'href',
      '/news/details?id=news-1',
    );
    expect(await screen.findByRole('link', { name: 'How Acme grew' })).toHaveAttribute(
      'href',
      '/success-stories/details?id=story-1',
    );
    expect(page.client.calls.find(({ name }) => name === 'GET /api/jobs/query')?.url).toBe(
      '/api/jobs/query?pageSize=5&queryFilters=company%3Aacme',
    );
    page.unmount();

    const other = open();
    await screen.findByText('Start-up');
    expect(other.client.calls).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: 'Open jobs' })).toBeNull();
  });

  it('shows the contact details that people agreed to publish', async () => {
    open(
      companyProfile({
        people: [
          { name: 'Ada Rochat', title: null, picture: null, email: 'ada@acme.example', phone: '+41 21 111 11 11' },
        ],
      }),
    );
    expect(await screen.findByRole('link', { name: 'ada@acme.example' })).toHaveAttribute(
      'href',
      'mailto:ada@acme.example',
    );
    expect(screen.getByRole('link', { name: '+41 21 111 11 11' })).toHaveAttribute('href', 'tel:+41211111111');
  });

  it('has structured data with the facts of the page, once, while the page is shown', async () => {
    const facts = { '@type': 'Organization', name: 'Acme Photonics' };
    const page = open(companyProfile({ structuredData: facts }));
    await screen.findByRole('heading', { level: 1, name: 'Acme Photonics' });
    const blocks = () =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent ?? '') as unknown,
      );
    expect(blocks()).toEqual([facts]);
    page.unmount();
    expect(blocks()).toEqual([]);
  });

  it.each<[string, RenderOptions, string | null]>([
    [
      'the own company',
      { permissions: ['CompanyList_Edit'], company: { id: 'acme' }, routes: ['/portal/company-edit'] },
      '/portal/company-edit',
    ],
    [
      'every company, for those who look after all',
      {
        permissions: ['CompanyList_Edit', 'CompanyList_Create'],
        company: { id: 'other' },
        routes: ['/portal/company-edit'],
      },
      '/portal/company-edit?id=acme',
    ],
    [
      'no other company',
      { permissions: ['CompanyList_Edit'], company: { id: 'other' }, routes: ['/portal/company-edit'] },
      null,
    ],
    [
      'nothing without the right',
      { permissions: ['App_Use'], company: { id: 'acme' }, routes: ['/portal/company-edit'] },
      null,
    ],
    ['nothing while the screen is not released', { permissions: ['CompanyList_Edit'], company: { id: 'acme' } }, null],
  ])('leads to editing: %s', async (_case, options, href) => {
    open(companyProfile(), options);
    await screen.findByRole('heading', { level: 1, name: 'Acme Photonics' });
    if (href) expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', href);
    else expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });

  it('leaves out unknown facts', async () => {
    open(
      companyProfile({
        description: '',
        email: null,
        phone: null,
        address: null,
        website: null,
        building: null,
        buildingName: null,
        people: [],
        tags: [],
      }),
    );
    expect(await screen.findByText('This company has not added a description yet.')).toBeInTheDocument();
    for (const term of ['E-mail', 'Phone', 'Address', 'Building', 'Website'])
      expect(screen.queryByText(term)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Visit website' })).toBeNull();
  });

  it('says that a text is available in the other language only, and marks it for screen readers', async () => {
    open(companyProfile({ language: 'fr', description: 'La lumière qui mesure.' }));
    expect(await screen.findByText('This text is available in French only.')).toBeInTheDocument();
    expect(screen.getByText('La lumière qui mesure.').parentElement).toHaveAttribute('lang', 'fr');
  });

  it.each([
    ['an unknown id', '/companies/details?id=nobody'],
    ['no id', '/companies/details'],
  ])('has a friendly page for %s', async (_case, at) => {
    const page = open(refusal(404, 'errors.notFound'), { at });
    expect(await screen.findByRole('heading', { level: 1, name: 'Company not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all companies' })).toHaveAttribute('href', '/companies');
    expect(document.title).toBe('Company not found · Test Park');
    expect(page.missingTexts).toEqual([]);
  });

  it('shows an error in place, and recovers', async () => {
    const page = open(refusal(500, 'errors.recoverable'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    page.client.answer({ 'GET /api/companies/{id}': companyProfile() });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Acme Photonics' })).toBeInTheDocument();
  });

  it('keeps the profile when the jobs do not load', async () => {
    open(companyProfile({ linked: { jobs: 1, news: 0, successStories: 0, events: 0 } }), {
      answers: {
        'GET /api/companies/{id}': companyProfile({ linked: { jobs: 1, news: 0, successStories: 0, events: 0 } }),
        'GET /api/catalogs/{id}': companyCategories,
        'GET /api/jobs/query': refusal(503, 'errors.unavailable'),
      },
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByText('Founded in 2019.')).toBeInTheDocument();
  });

  it('renders in French', async () => {
    const page = open(companyProfile({ linked: { jobs: 1, news: 1, successStories: 1, events: 0 } }), {
      language: 'fr',
    });
    expect(await screen.findByRole('link', { name: 'Voir le site web' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Optical engineer' })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('has no accessibility violation', async () => {
    const { container } = open(companyProfile({ linked: { jobs: 1, news: 1, successStories: 1, events: 0 } }));
    await screen.findByRole('link', { name: 'How Acme grew' });
    expect((await axe(container)).violations).toEqual([]);
  });
});
