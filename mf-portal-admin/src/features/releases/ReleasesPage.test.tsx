import { act, axe, firstCallUrls, refusal, screen, waitFor, within } from '@park/testing';
import descriptor from '../../../remote.config';
import {
  audit,
  auditItem,
  bare,
  failedCheck,
  failing,
  fallBack,
  pinned,
  releases,
  remote,
  version,
  withCanary,
  withStaged,
} from '../../testing/releases';
import { renderReleases } from '../../testing/render-releases';

const never = () => new Promise<never>(() => undefined);
const area = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const row = (name: RegExp) =>
  within(within(screen.getByRole('table', { name: /^Versions of/ })).getByRole('row', { name }));
const cells = (name: RegExp) =>
  row(name)
    .getAllByRole('cell')
    .map((cell) => cell.lastElementChild?.textContent);

describe('the panel', () => {
  it('compares the versions of an area: who published when, for whom, loads, failures, size and checks', async () => {
    const page = renderReleases();
    await area(/Directory mf-directory/);
    expect(
      within(screen.getByRole('table', { name: 'Versions of Directory, latest first' })).getAllByRole('row'),
    ).toHaveLength(4);
    expect(screen.getByRole('rowheader', { name: /1\.1\.0-live/ })).toHaveTextContent('Ana Rossi, Thu 19 Nov, 14:02');
    expect(cells(/1\.2\.0-canary/).slice(0, 4)).toEqual([
      'Canary10% of visitorssince Fri 20 Nov, 09:00',
      '0of 100 loads in 24 h',
      '88 KB+4 KB',
      '3 passed',
    ]);
    expect(cells(/1\.1\.0-live/).slice(0, 4)).toEqual([
      'Livesince Fri 20 Nov, 08:00',
      '2.5of 1,204 loads in 24 h',
      '84 KB',
      '3 passed',
    ]);
    expect(cells(/1\.0\.0-before/).slice(0, 4)).toEqual(['Previous', 'no loads yet', '82 KB−2 KB', '3 passed']);
    expect(document.title).toBe('Releases · Test Park');
    expect(page.missingTexts).toEqual([]);
  });

  it('asks for exactly what comes with the page', async () => {
    const page = renderReleases();
    await screen.findByText('The new search');
    expect([...new Set(page.client.calls.map(({ url }) => url))].sort()).toEqual(
      firstCallUrls(descriptor, '/portal/admin/releases').sort(),
    );
  });

  it('is for those who may redeploy the website', () => {
    expect(descriptor.routes.find(({ path }) => path === '/portal/admin/releases')).toMatchObject({
      page: 'releases',
      access: { flag: 'CAN_REDEPLOY_WEBSITE' },
    });
  });

  it('shows a skeleton, and an error with its id that goes away', async () => {
    const page = renderReleases({ answers: { 'GET /api/releases': never } });
    expect(screen.getByText('Loading')).toBeInTheDocument();
    page.unmount();
    const failed = renderReleases({ answers: { 'GET /api/releases': refusal(503, 'errors.unavailable') } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('errors.unavailable');
    failed.client.answer({ 'GET /api/releases': releases(remote()) });
    await failed.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await area(/Directory/);
  });

  it('says when no area, and when an area has published nothing', async () => {
    const page = renderReleases({ answers: { 'GET /api/releases': releases() } });
    expect(await screen.findByRole('heading', { name: 'No area has published a version yet' })).toBeInTheDocument();
    page.unmount();
    renderReleases({ answers: { 'GET /api/releases': releases(bare()) } });
    expect((await area(/mf-shuttle-bus/)).getByText('No version has been published yet.')).toBeInTheDocument();
  });

  it('marks in words a version that fails more often than the live one', async () => {
    const canary = withCanary();
    const versions = canary.versions.map((one) =>
      one.version === '1.2.0-canary' ? { ...one, loadFailures: 3, failuresPerThousand: 30 } : one,
    );
    renderReleases({ answers: { 'GET /api/releases': releases({ ...canary, versions }) } });
    await area(/Directory/);
    expect(cells(/1\.2\.0-canary/)[1]).toBe('30of 100 loads in 24 h, more than live');
  });

  it('names roles that get a canary, beside the share', async () => {
    renderReleases({ answers: { 'GET /api/releases': releases(withCanary({ share: null, roles: [4619, 4620] })) } });
    expect(await screen.findByText('Employee and Company administrator')).toBeInTheDocument();
  });

  it('keeps older versions away until they are wanted', async () => {
    const page = renderReleases({
      answers: {
        'GET /api/releases': releases(
          remote({ versions: [...remote().versions, version('0.9.0'), version('0.8.0', { state: 'removed' })] }),
        ),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Show 2 older versions' }));
    expect(row(/0\.9\.0/).getByRole('button', { name: 'Roll back to 0.9.0' })).toBeInTheDocument();
    expect(cells(/0\.8\.0/)[0]).toBe('Files removed');
    await page.user.click(screen.getByRole('button', { name: 'Hide older versions' }));
    expect(screen.queryByRole('row', { name: /0\.9\.0/ })).toBeNull();
  });

  it('tells everything of one version: routes, and the checks with their reasons', async () => {
    const page = renderReleases({
      answers: {
        'GET /api/releases': releases(withStaged({ passed: false, hasBrowserChecks: false, checks: [failedCheck] })),
      },
    });
    await area(/Directory/);
    expect(cells(/1\.2\.0-new/)[3]).toBe('1 failed');
    await page.user.click(screen.getByRole('button', { name: 'Version 1.2.0-new, details' }));
    const details = within(await screen.findByRole('dialog', { name: '1.2.0-new of Directory' }));
    expect(details.getByText('/jobs')).toBeInTheDocument();
    expect(details.getByText('The permission Jobs_Fly does not exist.')).toBeInTheDocument();
    expect(details.getByText('/jobs asks for Jobs_Fly')).toBeInTheDocument();
    expect(details.getByText('Not checked in a browser')).toBeInTheDocument();
    expect((await axe(page.container)).violations).toEqual([]);
    await page.user.click(details.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Version 1.2.0-new, details' })).toHaveFocus();
  });

  it('says by whom and why an area is pinned, and offers nothing that would change it', async () => {
    renderReleases({ answers: { 'GET /api/releases': releases(pinned()) } });
    const directory = await area(/Directory/);
    expect(directory.getByText('Luc Favre since Wed 18 Nov, 11:00: Fair week')).toBeInTheDocument();
    expect(directory.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Unpin Directory',
      'Version 1.2.0-new, details',
      'Preview 1.2.0-new',
      'Version 1.1.0-live, details',
      'Version 1.0.0-before, details',
      'Preview 1.0.0-before',
    ]);
  });

  it('says that a canary was stopped automatically, and why', async () => {
    renderReleases({
      answers: {
        'GET /api/releases': releases(withStaged()),
        'GET /api/releases/audit': audit(fallBack(), auditItem()),
      },
    });
    const directory = await area(/Directory/);
    expect(await directory.findByText('The canary 1.2.0-new was stopped automatically')).toBeInTheDocument();
    expect(directory.getByText('Fri 20 Nov, 09:10. 9 of 30 loads failed.')).toBeInTheDocument();
  });
});

it('says in the reader’s language why a version was taken back, and what the gate found', async () => {
  const item = { ...fallBack(), after: { live: '1.1.0-live', canary: null, failing } };
  const checked = withStaged({
    passed: false,
    checks: [
      { ...failedCheck, reasonId: 'permissions-bad', values: { count: 1 } },
      {
        check: 'size',
        ok: true,
        reason: 'English',
        reasonId: 'size-compared',
        values: { page: 'home', pageBytes: 3_072, entryBytes: 1_024, differenceBytes: -1_024 },
        detail: [],
      },
      { check: 'later', ok: true, reason: 'A newer gate asks more.', reasonId: 'later-good', detail: [] },
    ],
  });
  const page = renderReleases({
    language: 'fr',
    answers: { 'GET /api/releases': releases(checked), 'GET /api/releases/audit': audit(item) },
  });
  const why =
    '1.2.0-new a échoué pour 300 chargements sur 1000 (1 030 chargements), chez 9 visiteurs sur 12 ; 1.1.0-live pour 2 sur 1000.';
  // On the area and in the audit trail.
  await waitFor(() => expect(page.container.textContent?.replaceAll(/\s/g, ' ').split(why)).toHaveLength(3));
  await page.user.click(screen.getByRole('button', { name: 'Version 1.2.0-new, détails' }));
  const details = within(await screen.findByRole('dialog'));
  expect(details.getByText('1 droit n’existe pas.')).not.toHaveAttribute('lang');
  expect(details.getByText('/jobs asks for Jobs_Fly').closest('[lang="en"]')).not.toBeNull();
  expect(details.getByText(/^La page la plus lourde/)).toHaveTextContent(
    '« home », fait 3 ko, par rapport à la version en ligne : −1 ko ; l’entrée fait 1 ko.',
  );
  expect(details.getByText('A newer gate asks more.')).toHaveAttribute('lang', 'en');
  expect(page.missingTexts).toEqual([]);
});

it.each([
  ['en', 'Ana Rossi', ['Ana Rossi', 'The operator', 'Deploy token “ci”', 'The portal itself']],
  ['fr', 'Ana Rossi', ['Ana Rossi', 'L’exploitant', 'Jeton de déploiement «\u00a0ci\u00a0»', 'Le portail lui-même']],
] as const)('names people as they are, and machines in words: %s', async (language, person, expected) => {
  const items = [person, 'operator', 'deploy token “ci”', 'system'].map((by, place) =>
    auditItem({ id: String(place), by }),
  );
  renderReleases({ language, answers: { 'GET /api/releases/audit': audit(...items) } });
  const trail = within(await screen.findByRole('table', { name: /^(Changes|Changements)/ }));
  expect(
    trail
      .getAllByRole('row')
      .slice(1)
      .map((line) => within(line).getAllByRole('cell')[2]?.lastElementChild?.textContent),
  ).toEqual(expected);
});

it('renders in French', async () => {
  const page = renderReleases({
    language: 'fr',
    answers: {
      'GET /api/releases': releases(withCanary(), {
        ...pinned(),
        remote: 'mf-news-events',
        title: { en: 'News', fr: 'Actualités' },
      }),
    },
  });
  const annuaire = await area(/Annuaire/);
  expect(annuaire.getByText('10 % des visiteurs')).toBeInTheDocument();
  expect(annuaire.getByRole('button', { name: 'Revenir à 1.0.0-before' })).toHaveTextContent('Revenir');
  expect(screen.getByText('Épinglé à 1.1.0-live')).toBeInTheDocument();
  await screen.findByText('1.1.0-live mise en ligne');
  expect(document.title).toBe('Versions · Parc de test');
  expect(page.missingTexts).toEqual([]);
});

it.each([
  ['a canary', releases(withCanary(), pinned(), bare())],
  ['a failed check', releases(withStaged({ passed: false, checks: [failedCheck] }))],
])('has no accessibility violation with %s', async (_what, answer) => {
  const remotes = answer.remotes.map((one, place) => ({ ...one, remote: `mf-area-${place}` }));
  const { container } = renderReleases({ answers: { 'GET /api/releases': { ...answer, remotes } } });
  await screen.findByText('The new search');
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  expect((await axe(container)).violations).toEqual([]);
});

it('says that what it shows may be out of date while it cannot be updated', async () => {
  jest.useFakeTimers();
  try {
    const page = renderReleases();
    await act(() => jest.advanceTimersByTimeAsync(100));
    page.client.answer({ 'GET /api/releases': refusal(503, 'errors.unavailable') });
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('This page could not be updated')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: /Directory mf-directory/ })).toBeInTheDocument();
    page.client.answer({ 'GET /api/releases': releases(withCanary()) });
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByText('This page could not be updated')).toBeNull();
    expect(page.missingTexts).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});
