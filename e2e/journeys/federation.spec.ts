/** What the federation promises: separately served remotes, one copy of what is shared, no waterfall. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { sharedLibraries } from '@park/build/webpack/sharing';
import { remoteNames, sharedVersion, workspaceRoot } from '@park/build/workspace';
import { permissions } from '@park/domain';
import { readRegistry } from '../support/second-shell';
import { expect, test } from '../support/portal-test';

/** An instance of the federation runtime: the shell’s, or that of a remote’s container. */
interface Instance {
  readonly name: string;
  readonly shareScopeMap: { readonly default: Record<string, Record<string, unknown>> };
}

test('the five areas and whatever else has a descriptor, each from a server of its own', () => {
  const { remotes } = readRegistry();
  expect(remotes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['mf-bookaroom', 'mf-directory', 'mf-news-events', 'mf-parkshare', 'mf-portal-admin']),
  );
  expect(remotes.map(({ name }) => name).sort()).toEqual(remoteNames());
  expect(new Set(remotes.map(({ server }) => server)).size).toBe(remotes.length);
});

const mainPages = {
  'mf-directory': '/companies',
  'mf-news-events': '/news',
  'mf-parkshare': '/parkshare',
  'mf-bookaroom': '/book-a-room',
  'mf-portal-admin': '/portal',
};

/** The share scope of the page and the remotes that the runtime has mounted. */
const readFederation = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__?: { __INSTANCES__: Instance[] };
    };
    const [shell, ...others] = federation?.__INSTANCES__ ?? [];
    return {
      shared: Object.entries(shell?.shareScopeMap.default ?? {}).map(([name, versions]) => ({
        name,
        versions: Object.keys(versions),
      })),
      remotes: others.map(({ name }) => name.replace(/_\d.*/, '').replaceAll('_', '-')),
    };
  });

test('everything shared exists once, and comes from the shell', async ({ page, signIn }) => {
  await signIn('company-supervisor');
  await page.goto('/portal');
  for (const [remote, path] of Object.entries(mainPages)) {
    await page.getByRole('navigation').first().waitFor();
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect.poll(async () => (await readFederation(page)).remotes).toContain(remote);
  }
  const { shared, remotes } = await readFederation(page);
  expect(remotes.sort()).toEqual(Object.keys(mainPages).sort());
  expect(shared.map(({ name }) => name).sort()).toEqual(sharedLibraries.map(({ name }) => name).sort());
  for (const { name, versions } of shared)
    expect({ name, versions }).toEqual({ name, versions: [sharedVersion(name)] });
});

test('no remote has a copy of what the shell provides in its own files', () => {
  /** Words that stand in the minified code of a library and nowhere else. */
  const marks = {
    react: 'react.transitional.element',
    'query cache': 'QueryClientProvider',
    router: 'useNavigate() may be used only',
    'radix menu': 'data-radix-menu-content',
    'date picker': 'rdp-root',
    forms: 'shouldUnregister',
    'federation runtime': 'beforeInitContainer',
  };
  for (const { name } of readRegistry().remotes) {
    const dist = path.join(workspaceRoot, name, 'dist');
    const { version, entry, files } = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as {
      version: string;
      entry: string;
      files: { path: string }[];
    };
    const code = files
      // The entry is for hosts that provide nothing.
      .filter((file) => file.path.endsWith('.js') && file.path !== entry)
      .map((file) => readFileSync(path.join(dist, version, file.path), 'utf8'))
      .join('\n');
    expect({
      name,
      copies: Object.entries(marks)
        .filter(([, mark]) => code.includes(mark))
        .map(([library]) => library),
    }).toEqual({ name, copies: [] });
  }
});

test('no entry is larger than 4.5 KB, however many files its remote has', () => {
  for (const { name } of readRegistry().remotes) {
    const { container, files } = JSON.parse(
      readFileSync(path.join(workspaceRoot, name, 'dist/build.json'), 'utf8'),
    ) as { container: string; files: { path: string; brotliBytes: number }[] };
    const bytes = files.find((file) => file.path === container)?.brotliBytes;
    expect({ name, bytes, isSmall: bytes !== undefined && bytes <= 4_500 }).toMatchObject({ isSmall: true });
  }
});

test('forms are part of the first screen only on pages that have one there, not for their dialogs', () => {
  const withForms = readRegistry().remotes.flatMap(({ name }) => {
    const { pages } = JSON.parse(readFileSync(path.join(workspaceRoot, name, 'dist/build.json'), 'utf8')) as {
      pages: Record<string, { shared?: string[] }>;
    };
    return Object.entries(pages)
      .filter(([, { shared = [] }]) => shared.includes('@park/ui/form'))
      .map(([page]) => page);
  });
  expect(withForms.sort()).toEqual([
    'account',
    'company-credits',
    'company-edit',
    'invitation',
    'manage-space',
    'space',
    'supplier-form',
  ]);
});

test('the runtime of Module Federation is no larger than decision 17 says', () => {
  const { files } = JSON.parse(readFileSync(path.join(workspaceRoot, 'shell/dist/build.json'), 'utf8')) as {
    files: { path: string; brotliBytes: number }[];
  };
  const bytes = files.find((file) => /^federation-runtime\..*js$/.test(file.path))?.brotliBytes;
  expect({ bytes, isSmall: bytes !== undefined && bytes <= 16_700 }).toMatchObject({ isSmall: true });
});

test('a build does not tell from which folder it was started: what it shares is named, and its own files', () => {
  for (const { name } of readRegistry().remotes) {
    const dist = path.join(workspaceRoot, name, 'dist');
    const { version } = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as { version: string };
    const stats = JSON.parse(readFileSync(path.join(dist, version, 'mf-manifest-stats.json'), 'utf8')) as {
      shared: { name: string }[];
      exposes: { file: string }[];
    };
    expect(stats.shared.map((library) => library.name)).toEqual(expect.arrayContaining(['@park/platform', 'react']));
    expect(stats.exposes.map(({ file }) => file)).toEqual(['src/routes.tsx']);
  }
});

test('no chunk of a remote contains the permission matrix (AMB-59)', () => {
  const containing = (text: string) => permissions.filter((permission) => text.includes(permission));
  for (const name of remoteNames()) {
    const folder = path.join(workspaceRoot, name);
    const sources = [path.join(folder, 'remote.config.ts'), ...filesBelow(path.join(folder, 'src'))];
    const used = containing(sources.map((file) => readFileSync(file, 'utf8')).join('\n'));
    const { version } = JSON.parse(readFileSync(path.join(folder, 'dist/build.json'), 'utf8')) as { version: string };
    const chunks = filesBelow(path.join(folder, 'dist', version)).filter((file) => file.endsWith('.js'));
    expect(chunks.length).toBeGreaterThan(0);
    // A remote's chunks may contain the permissions that its own sources ask for, and no other.
    const unexpected = chunks.flatMap((file) =>
      containing(readFileSync(file, 'utf8')).filter((permission) => !used.includes(permission)),
    );
    expect({ name, unexpected }).toEqual({ name, unexpected: [] });
  }
});

/** Paths of all files in a folder and its subfolders. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

test('nothing of the first screen has to be discovered: every script is hinted by the page', async ({
  page,
  signIn,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const unhinted = async (address: string, shown: Locator) => {
    scripts.length = 0;
    await page.goto(address);
    await shown.waitFor();
    const html = await (await page.request.get(address)).text();
    // The screen does not wait for what measures it and what watches for a blocked page.
    const isLater = (script: string) => /web-vitals|watch-page|heartbeat|vendors|\/assets\/\d+\./.test(script);
    return scripts.filter((script) => !html.includes(script) && !isLater(script));
  };
  expect(await unhinted('/companies', page.locator('main a[href^="/companies/details?id="]').first())).toEqual([]);
  await signIn('employee');
  // Its dialogs need the shell's forms.
  expect(await unhinted('/portal', page.getByRole('heading', { name: 'Where you are signed in' }))).toEqual([]);
});

/** Opens a page and waits for its last script: that of the heartbeat is asked for when the page is idle. */
async function loadCompletely(page: Page, address: string): Promise<void> {
  const [last] = await Promise.all([page.waitForResponse(/\/assets\/heartbeat\./), page.goto(address)]);
  await last.finished();
}

test('a page of a remote calls nothing that the shell’s build leaves out of the runtime', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  for (const address of ['/companies', '/news']) {
    await loadCompletely(page, address);
    await expect(page.locator('main a[href*="/details?id="]').first()).toBeVisible();
  }
  expect(messages.filter((message) => message.includes('is left out of this build'))).toEqual([]);
});

test('the scripts of the first screen keep within their budget, each sent once', async ({ page }) => {
  const scripts = new Map<string, Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !scripts.has(request.url())) scripts.set(request.url(), request);
  });
  await loadCompletely(page, '/companies');
  await expect(page.locator('main a[href^="/companies/details?id="]').first()).toBeVisible();
  const sizes = await Promise.all(
    [...scripts.values()].map(async (request) => (await request.sizes()).responseBodySize),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(175 * 1024);
  // A script that is still on its way when it is imported is asked for again, and comes from the browser's cache.
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => name),
  );
  expect(sent.filter((address, place) => sent.indexOf(address) !== place)).toEqual([]);
});

test('the page contains the first list: the browser sends no request to the api', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  for (const path of ['/companies', '/news', '/events']) {
    calls.length = 0;
    await page.goto(path);
    await page.locator('main a[href*="/details?id="]').first().waitFor();
    expect(calls.filter((call) => call.includes('/query') && !call.includes('/logo/'))).toEqual([]);
  }
});

test('the content policy allows neither inline scripts nor eval', async ({ page }) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*/);
});
