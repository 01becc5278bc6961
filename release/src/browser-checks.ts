/**
 * The checks that need a browser: does every route of a staged version mount inside the live shell with the real API, and
 * is it accessible? The version is shown to this browser alone, by a preview.
 */
import { existsSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { GateCheck } from '@park/contract/releases';
import { PreviewAnswer } from '@park/contract/registry';
import { RemoteDescriptorSchema } from '@park/contract/remote-descriptor';
import { UsageError } from './build-on-disk';
import type { PortalClient } from './portal-client';
import type { Terminal } from './report';
import { openRoute, type RouteVisit } from './route-visit';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface BrowserCheckOptions {
  readonly client: PortalClient;
  readonly remote: string;
  readonly version: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: Terminal;
}

/** @throws UsageError when there is no browser to check with */
export async function checkInBrowser({
  client,
  remote,
  version,
  environment,
  out,
}: BrowserCheckOptions): Promise<GateCheck[]> {
  const { token } = await client.preview(remote, version);
  const preview = PreviewAnswer.parse(await client.readPreview(token));
  const { routes } = RemoteDescriptorSchema.parse(preview.descriptor);
  const [browser, { AxeBuilder }] = await Promise.all([
    launch(environment),
    import('@axe-core/playwright').catch(absent),
  ]);
  try {
    // English and without motion: what the checks wait for is the same everywhere.
    const context = await browser.newContext({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(`${client.origin}/?preview=${token}`);
    await signIn(page, client.origin, environment);
    const visits: RouteVisit[] = [];
    const violations: string[] = [];
    for (const { path } of routes) {
      const visit = await openRoute(page, { origin: client.origin, path, files: preview.build.baseUrl });
      visits.push(visit);
      if (visit.outcome !== 'mounted') continue;
      const found = await new AxeBuilder({ page }).include('main').withTags(wcag).analyze();
      for (const { id, help, nodes } of found.violations)
        violations.push(
          `${path}: ${help} (${id}) at ${nodes
            .slice(0, 3)
            .map(({ target }) => target.join(' '))
            .join(', ')}`,
        );
    }
    out.write(
      `${visits.filter(({ outcome }) => outcome === 'mounted').length} of ${routes.length} routes opened in the live shell`,
    );
    return [smokeCheck(visits, version), accessibilityCheck(visits, violations)];
  } finally {
    await browser.close();
  }
}

function smokeCheck(visits: readonly RouteVisit[], version: string): GateCheck {
  const mounted = visits.filter(({ outcome }) => outcome === 'mounted');
  const closed = visits
    .filter(({ outcome }) => outcome === 'closed')
    .map(
      ({ path }) =>
        `${path}: not opened, it needs a sign-in with the right for it (RELEASE_CHECK_EMAIL, RELEASE_CHECK_PASSWORD)`,
    );
  const broken = visits
    .filter(({ outcome }) => outcome === 'broken')
    .flatMap(({ path, findings }) => findings.map((finding) => `${path}: ${finding}`));
  const isOk = broken.length === 0 && mounted.length > 0;
  const reason = isOk
    ? `${mounted.length} of ${visits.length} routes mount in the live shell with the real API.`
    : mounted.length === 0 && broken.length === 0
      ? 'No route could be opened: all of them need a sign-in.'
      : `${visits.length - mounted.length - closed.length} of ${visits.length} routes do not mount ${version} in the live shell.`;
  const kind = isOk ? 'good' : mounted.length === 0 && broken.length === 0 ? 'closed' : 'bad';
  const count = isOk ? mounted.length : visits.length - mounted.length - closed.length;
  return {
    check: 'smoke',
    ok: isOk,
    reason,
    reasonId: `smoke-${kind}`,
    values: { count, all: visits.length, version },
    detail: [...broken, ...closed].map((line) => line.slice(0, 1_000)).slice(0, 100),
  };
}

function accessibilityCheck(visits: readonly RouteVisit[], violations: readonly string[]): GateCheck {
  const count = visits.filter(({ outcome }) => outcome === 'mounted').length;
  const reason =
    violations.length === 0
      ? `axe finds nothing against WCAG 2.2 AA on ${count} routes.`
      : `axe finds ${violations.length} violations of WCAG 2.2 AA.`;
  const isOk = violations.length === 0;
  return {
    check: 'accessibility',
    ok: isOk,
    reason,
    reasonId: `accessibility-${isOk ? 'good' : 'bad'}`,
    values: { count: isOk ? count : violations.length },
    detail: violations.map((line) => line.slice(0, 1_000)).slice(0, 100),
  };
}

async function signIn(page: Page, origin: string, environment: BrowserCheckOptions['environment']): Promise<void> {
  const [email, password] = [environment['RELEASE_CHECK_EMAIL'], environment['RELEASE_CHECK_PASSWORD']];
  if (!email || !password) return;
  await page.goto(`${origin}/login`);
  await page.getByRole('textbox', { name: /^e-?mail/i }).fill(email);
  await page.getByLabel(/^password$/i).fill(password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await page
    .waitForURL((url) => url.pathname !== '/login')
    .catch(() => {
      throw new UsageError('The sign-in of RELEASE_CHECK_EMAIL was refused.');
    });
}

const absent = (): never => {
  throw new UsageError(
    'The checks in a browser need @playwright/test and @axe-core/playwright beside this command, and a Chromium (CHROMIUM=/path). --skip-browser goes without.',
  );
};

async function launch(environment: BrowserCheckOptions['environment']): Promise<Browser> {
  const { chromium } = await import('@playwright/test').catch(absent);
  const executablePath =
    environment['CHROMIUM'] ??
    ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'].find((file) =>
      existsSync(file),
    );
  try {
    return await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    });
  } catch {
    return absent();
  }
}
