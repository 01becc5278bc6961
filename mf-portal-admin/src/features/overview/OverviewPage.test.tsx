import { axe, screen, within, type RenderOptions } from '@park/testing';
import { firstCallUrl } from '@park/platform/descriptor';
import { callUrl } from '@park/platform/host';
import descriptor from '../../../remote.config';
import { occurrence, parkingBooking, roomBooking } from '../../testing/bookings';
import { openOverview, sectionTitles, settled, type Role } from '../../testing/overview-page';
import { allLinks } from '../../testing/render-portal';
import { other, session, sessions } from '../../testing/sessions';

describe('overview', () => {
  it.each<[Role, string[], string[]]>([
    ['External', ['To do', 'What changed', 'Manage', 'Your company', 'Where you are signed in'], []],
    [
      'Employee',
      ['To do', 'Coming up', 'What changed', 'Services', 'Manage', 'Your company', 'Where you are signed in'],
      ['Book parking'],
    ],
    [
      'CompanyAdministrator',
      [
        'To do',
        'Coming up',
        'What changed',
        'Services',
        'Manage',
        'Your company',
        'Colleagues',
        'Where you are signed in',
      ],
      ['Book parking', 'Book a room'],
    ],
    [
      'CompanySupervisor',
      [
        'To do',
        'Coming up',
        'What changed',
        'Services',
        'Manage',
        'Your company',
        'Colleagues',
        'Where you are signed in',
      ],
      ['Book parking', 'Book a room'],
    ],
    [
      'SuperAdministrator',
      [
        'To do',
        'Coming up',
        'What changed',
        'Services',
        'Manage',
        'Your company',
        'Colleagues',
        'Where you are signed in',
      ],
      ['Book parking', 'Book a room'],
    ],
    ['Exited', ['To do', 'What changed', 'Manage', 'Your company', 'Where you are signed in'], []],
    [
      'ExternalFIT',
      ['To do', 'Coming up', 'What changed', 'Manage', 'Your company', 'Where you are signed in'],
      ['Book parking', 'Book a room'],
    ],
    [
      'Facilities',
      ['To do', 'Coming up', 'What changed', 'Services', 'Manage', 'Your company', 'Where you are signed in'],
      ['Book parking', 'Book a room'],
    ],
    ['Garage', ['To do', 'What changed', 'Services', 'Manage', 'Your company', 'Where you are signed in'], []],
  ])('shows %s what is theirs and nothing else', async (role, titles, actions) => {
    const page = openOverview(role);
    await settled();
    expect(sectionTitles()).toEqual(titles);
    const header = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;
    expect(
      within(header)
        .queryAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(actions);
    expect(page.missingTexts).toEqual([]);
  });

  it('asks for nothing that the person may not read', async () => {
    const page = openOverview('Garage');
    await settled();
    expect(page.client.calls.map(({ name }) => name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/rooms\/(?!bookings)|parking|employees|users/)]),
    );
  });

  it('asks for exactly what comes with the page, besides the own company’s page', async () => {
    const page = openOverview('External');
    await settled();
    const own = callUrl('GET /api/companies/{id}', { params: { id: 'company-1' } }, '').url;
    const asked = page.client.calls.map(({ url }) => url).filter((url) => url !== own && !url.endsWith('/visits'));
    const first = (descriptor.routes[0]?.firstCalls ?? []).map((call) => firstCallUrl(call, new URLSearchParams()));
    expect(asked.sort()).toEqual(first.sort());
  });

  it('requires Portal_Access, and is in the navigation', () => {
    expect(descriptor.routes[0]).toMatchObject({ path: '/portal', access: { permission: 'Portal_Access' } });
    expect(descriptor.navigation).toMatchObject([
      { to: '/portal', label: { en: 'My portal', fr: 'Mon espace' }, icon: 'person', order: 5, bottomBar: true },
    ]);
  });

  it.each([
    ['2026-11-20T06:00:00Z', 'Good morning, Emma'],
    ['2026-11-20T13:00:00Z', 'Good afternoon, Emma'],
    ['2026-11-20T20:00:00Z', 'Good evening, Emma'],
  ])('greets at %s by the park’s clock: %s', async (now, greeting) => {
    openOverview('External', { now: new Date(now) });
    expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeInTheDocument();
    expect(document.title).toBe('My portal · Test Park');
    await settled();
  });

  it('greets a person without a first name by the user name', async () => {
    openOverview('External', { user: { firstName: '', username: 'e.keller' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Good morning, e.keller' })).toBeInTheDocument();
    await settled();
  });

  it('shows a skeleton in each section while it loads, and the company at once', async () => {
    const never = () => new Promise<never>(() => undefined);
    openOverview('CompanyAdministrator', {
      answers: {
        'GET /api/portal/tasks': never,
        'GET /api/portal/overview': never,
        'GET /api/auth/sessions': never,
        'GET /api/rooms/bookings': never,
        'GET /api/parking/bookings': never,
        'GET /api/companies/employees': never,
        'GET /api/companies/{id}': never,
        'GET /api/catalogs/{id}': never,
      },
    });
    expect(screen.getAllByText('Loading')).toHaveLength(5);
    expect(screen.getByRole('heading', { name: 'Acme' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Good morning, Emma' })).toBeInTheDocument();
  });

  it('renders in French', async () => {
    const page = openOverview('CompanyAdministrator', {
      language: 'fr',
      canShareKnovaFiles: true,
      answers: {
        'GET /api/rooms/bookings': {
          items: [roomBooking('Équipe', [occurrence('2026-11-21T09:00:00Z', '2026-11-21T10:00:00Z', 'pending')])],
          paginationId: null,
        },
        'GET /api/auth/sessions': sessions(session(), other('a'), other('b', { device: null })),
      },
    });
    await settled();
    expect(screen.getByRole('heading', { level: 1, name: 'Bonjour Emma' })).toBeInTheDocument();
    expect(sectionTitles()).toEqual([
      'À faire',
      'À venir',
      'Nouveautés',
      'Services',
      'Gérer',
      'Votre entreprise',
      'Collègues',
      'Vos appareils connectés',
    ]);
    expect(screen.getByText('En attente d’approbation')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Déconnecter Safari sur iPhone' })).toBeInTheDocument();
    expect(document.title).toBe('Mon espace · Parc de test');
    expect(page.missingTexts).toEqual([]);
  });

  it.each<[Role, RenderOptions]>([
    [
      'CompanyAdministrator',
      {
        answers: {
          'GET /api/rooms/bookings': {
            items: [roomBooking('Team', [occurrence('2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z')])],
            paginationId: null,
          },
        },
      },
    ],
    [
      'Employee',
      {
        answers: {
          'GET /api/parking/bookings': {
            items: [parkingBooking('2026-11-23', ['am'])],
            paginationId: null,
            parkshareCredits: 1,
          },
        },
      },
    ],
    ['External', { answers: { 'GET /api/auth/sessions': sessions(session(), other('a'), other('b')) } }],
  ])('has no accessibility violation for %s', async (role, options) => {
    const { container } = openOverview(role, options);
    await settled();
    expect((await axe(container)).violations).toEqual([]);
  });
});

it('offers only what the park has told the address of', async () => {
  openOverview('CompanyAdministrator', {
    canShareKnovaFiles: true,
    configuration: { links: { ...allLinks, campusCard: null, fairmove: null, ticketing: null, knovaFiles: null } },
  });
  await settled();
  expect(sectionTitles()).not.toContain('Services');
});
