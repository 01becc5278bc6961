/** The portal checks published versions in a browser itself, and finds what must not be released (docs/releases.md). */
import { createPortalClient, type PortalClient } from '@park/release-command/portal-client';
import { publishBuild } from '@park/release-command/publish';
import { readBuildOnDisk } from '@park/release-command/build-on-disk';
import type { Page } from '@playwright/test';
import { emailOf } from '../support/accounts';
import {
  buildFault,
  endlessRendering,
  faultRemote,
  pageElement,
  reactSource,
  type Fault,
  type FaultBuild,
} from '../support/fault-remote';
import { startSecondPortal, type SecondPortal } from '../support/second-portal';
import { expect, signInByForm, test } from '../support/portal-test';

// A dozen checks one after the other, each with a browser of its own.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

let portal: SecondPortal;
let client: PortalClient;
const builds: FaultBuild[] = [];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  portal = await startSecondPortal(
    // How soon a busy machine renders a page proves nothing.
    { CHECK_ACCOUNTS: emailOf('employee'), SERVER_RENDERING: 'true', RENDER_TIMEOUT: '1000' },
    { hasChecker: true },
  );
  client = createPortalClient({ portal: portal.origin, token: portal.releaseKey });
});

test.afterAll(async () => {
  await portal?.stop();
  for (const build of builds) build.remove();
});

function build(version: string, fault?: Fault): FaultBuild {
  const made = buildFault(version, fault);
  builds.push(made);
  return made;
}

const versionOf = async (version: string) =>
  (await client.status(faultRemote.name)).versions.find((row) => row.version === version);

type Findings = Record<string, [Fault, ...RegExp[]]>;

/** Faults that only a running page shows, and what the check says about each. */
const inBrowser: Findings = {
  'throws-at-load': [{ atLoad: 'throw new Error("broken at load")' }, /broken at load|fell back/],
  'throws-in-render': [{ inRender: 'throw new Error("broken in render")' }, /broken in render/],
  'effect-loop': [endlessRendering, /renders \d+ times a second/],
  'busy-loop': [{ inEffect: 'for (;;);' }, /main thread is blocked/],
  hangs: [{ page: 'new Promise(() => {})' }, /did not show a page|shows “|fell back/],
  storage: [{ inEffect: 'localStorage.setItem("a", "b")' }, /uses localStorage itself/],
  'second-react': [{ atLoad: reactSource() }, /contains React, which the shell provides/],
  // Each of these is found beside the others. Styles by script are refused, which ends the effect.
  'several-faults': [
    {
      atLoad: 'const before = fetch; window.fetch = (...given) => before(...given); Map.prototype.last = () => 0;',
      inEffect: `
        fetch('/_mf/${faultRemote.name}/several-faults/nothing.js');
        console.error('something is wrong');
        document.cookie = 'a=b';
        new CSSStyleSheet().replaceSync('body { color: red }');`,
    },
    /changes Map\.prototype\.last/,
    /nothing\.js answered 404/,
    /wrote the error “something is wrong”/,
    /Styles by script would change all areas/,
    /uses document\.cookie itself/,
  ],
};

/** What somebody would try who wants to get past the check. */
const hostile: Findings = {
  'only-for-people': [
    { inEffect: 'if (!navigator.webdriver && !/Headless/.test(navigator.userAgent)) console.error("for people");' },
    /for people/,
  ],
  'never-at-rest': [{ inEffect: 'setInterval(() => fetch("/_registry"), 100);' }, /asks the server again and again/],
  'removes-the-shell': [
    { inEffect: 'document.querySelector("header").remove();' },
    /removes the portal’s header|fell back to the version 1\.0\.0/,
  ],
  'several-tricks': [
    {
      atLoad: 'Map.prototype.isAdmin = true;',
      inEffect: `
        Error.stackTraceLimit = 0;
        localStorage.setItem('a', 'b');
        Error.stackTraceLimit = 10;
        navigator.serviceWorker.register('/_mf/mf-faulty/several-tricks/entry.js').catch(() => {});
        document.domain = location.hostname;
        for (let n = 0; n < 50; n += 1) history.pushState(null, '', location.href);
        postMessage('a', '*');
        window.open('/');
        const frame = document.createElement('iframe');
        document.body.append(frame);
        frame.remove();`,
    },
    /changes Map\.prototype\.isAdmin/,
    /uses localStorage itself/,
    /uses navigator\.serviceWorker itself/,
    /uses document\.domain itself/,
    /uses history\.pushState itself/,
    /uses window\.(postMessage|open) itself/,
    /adds a frame/,
  ],
};

/** Faults that the files alone show. */
const inFiles: Record<string, [Fault, string]> = {
  incompatible: [{ descriptor: { platform: '^99.0.0' } }, 'platform'],
  'stolen-route': [
    {
      descriptor: {
        routes: [
          { id: 'stolen', path: '/companies', page: 'home', title: { en: 'Stolen', fr: 'Volé' }, access: 'public' },
        ],
      },
    },
    'routes',
  ],
  oversize: [{ ballast: 60_000 }, 'size'],
  'css-by-file': [{ css: 'body { color: red }' }, 'styles'],
};

test('a version that works passes, with progress on the command line', async () => {
  const good = build('1.0.0');
  const output = await portal.release(
    portal.releaseKey,
    'publish',
    faultRemote.name,
    '--folder',
    good.folder,
    '--version',
    good.version,
    '--promote',
  );
  // Asked once a second: one of the two visits may be over between two answers.
  expect(output).toMatch(/of 2 pages, \/faulty as (visitor|Employee)/);
  expect(output).toMatch(/ok {6}smoke/);
  expect((await client.status(faultRemote.name)).live).toBe(good.version);
});

test('what its files show is refused by the gate', async () => {
  for (const [version, [fault, check]] of Object.entries(inFiles)) {
    const { folder } = build(version, fault);
    const found = await publishBuild(client, readBuildOnDisk(faultRemote.name, folder), { isCheckedNow: true });
    expect([version, found.checks.filter(({ ok }) => !ok).map((failed) => failed.check)]).toEqual([version, [check]]);
  }
});

/** Publishes them all and waits for what the browser found. Fewer than the versions that the portal keeps. */
async function expectFindings(faults: Findings): Promise<void> {
  for (const [version, [fault]] of Object.entries(faults)) {
    const { folder } = build(version, fault);
    const found = await publishBuild(client, readBuildOnDisk(faultRemote.name, folder), { isCheckedNow: true });
    expect([version, found.passed]).toEqual([version, true]);
  }
  for (const [version, [, ...findings]] of Object.entries(faults)) {
    await expect(async () => {
      expect((await versionOf(version))?.browserCheck?.finishedAt).toEqual(expect.any(String));
    }).toPass({ timeout: 120_000 });
    const smoke = (await versionOf(version))?.checks.find(({ check }) => check === 'smoke');
    for (const finding of findings)
      expect([version, smoke?.ok, smoke?.detail.join('\n')]).toEqual([version, false, expect.stringMatching(finding)]);
    await expect(client.promote(faultRemote.name, { version, reason: 'Released all the same' })).rejects.toThrow('409');
  }
}

/** Faults of the server build alone. */
const onServer: Findings = {
  'throws-on-server': [
    { onServer: 'throw new Error("only here");' },
    /\/faulty as visitor: is not rendered by the server/,
  ],
  'renders-a-script': [{ onServer: 'return React.createElement("script");' }, /is not rendered by the server/],
  'renders-by-chance': [
    { onServer: 'return React.createElement("h1", null, String(Math.random()));' },
    /is rendered by the server differently each time|Minified React error #418|threw Error/,
  ],
  'renders-something-else': [
    { onServer: 'return React.createElement("h1", null, "Not what the browser renders");' },
    // Findings about pages of accounts do not say what the page said.
    /Minified React error #418|threw Error at an unknown place/,
  ],
  // Visitors' React does not look at attributes.
  'renders-another-label': [
    { onServer: `return ${pageElement('renders-another-label', 'Another label')};` },
    /the browser renders aria-label="Faulty area", the server aria-label="Another label"/,
  ],
};

test('what only the server’s rendering shows is found, too', async () => {
  const { folder, version } = build('1.0.1', { onServer: '' });
  await publishBuild(client, readBuildOnDisk(faultRemote.name, folder), { isCheckedNow: true });
  await expect(async () => {
    expect((await versionOf(version))?.browserCheck?.finishedAt).toEqual(expect.any(String));
  }).toPass({ timeout: 120_000 });
  const checks = (await versionOf(version))?.checks ?? [];
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  await expectFindings(onServer);
});

test('what only a running page shows is found in the browser, fault by fault', () => expectFindings(inBrowser));

test('the panel shows the result and asks for another check', async ({ page }) => {
  await signIn(page);
  const row = page.getByRole('row', { name: /^Version storage, details/ });
  await expect(row).toContainText('1 failed');
  await row.getByRole('button', { name: 'Version storage, details' }).click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText('uses localStorage itself instead of the platform');
  await details.getByRole('button', { name: 'Check again in a browser' }).click();
  await expect(details.getByRole('status')).toContainText(/Waiting for a check|In the browser/);
});

test('what somebody tries to get past the check is found, too', () => expectFindings(hostile));

async function signIn(page: Page): Promise<void> {
  await page.goto(`${portal.origin}/login?redirect=%2Fportal%2Fadmin%2Freleases`);
  await signInByForm(page, 'super-administrator');
  await expect(page).toHaveURL(/\/portal\/admin\/releases$/);
}
