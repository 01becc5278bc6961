/** Measures both builds in turn, five cold runs of each page and profile, and writes the medians and ratios. */
import { launchBrowser } from './launch-browser';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { buildAll } from '@park/scripts/built';
import { startPortal } from '@park/scripts/portal';
import { buildPlain } from './build-plain';
import { describeMachine } from './machine';
import { measurePage, slowLine, unthrottled, type Measurement } from './measure-page';
import { builtPageBytes, bytesReport } from './page-bytes';
import { report, type Row } from './report';
import { startSecondShell } from './second-shell';

const runs = Number(process.env['BENCH_RUNS'] ?? 5);
const profiles = [unthrottled, slowLine];
/** What the page shows when its own content is there. */
const pages = [
  { path: '/', content: 'main h1' },
  { path: '/companies', content: 'main a[href^="/companies/details?id="]' },
  { path: '/news', content: 'main a[href^="/news/details?id="]' },
  { path: '/login', content: 'main input[type="password"]' },
] as const;

const cache = path.join(workspaceRoot, '.cache/bench');

async function main(): Promise<void> {
  mkdirSync(cache, { recursive: true });
  await buildAll();
  writeFileSync(path.join(workspaceRoot, 'bench/bytes.md'), bytesReport(builtPageBytes()));
  const plain = await buildPlain(cache);
  const portal = await startPortal({
    port: 0,
    dataFolder: path.join(cache, 'data'),
    // The browser, slowed down on the same processor, competes with the rendering.
    environment: { LOG_LEVEL: 'silent', RENDER_TIMEOUT: '1000' },
  });
  const plainShell = await startSecondShell(portal, 'plain', {
    REGISTRY: plain.registryFile,
    SHELL_DIST: plain.dist,
  });
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const profile of profiles) {
      for (const { path: address, content } of pages) {
        const federated: Measurement[] = [];
        const single: Measurement[] = [];
        for (let run = 0; run < runs; run += 1) {
          // In turn, so that a machine that slows down slows both.
          federated.push(await measurePage(browser, `${portal.shell.origin}${address}`, content, profile));
          single.push(await measurePage(browser, `${plainShell.origin}${address}`, content, profile));
        }
        rows.push({ page: address, profile: profile.name, federated, plain: single });
        process.stdout.write(`  ${profile.name}  ${address}\n`);
      }
    }
    const machine = describeMachine(`Chromium ${browser.version()}`);
    const text = report(rows, { machine, runs, entryBytes: entrySizes() });
    writeFileSync(path.join(workspaceRoot, 'bench/results.md'), text);
    process.stdout.write(`\n${text}`);
  } finally {
    await browser.close();
    await plainShell.stop();
    await portal.stop();
  }
}

/** What each remote costs beyond its own pages: its entry, brotli. */
function entrySizes(): Record<string, number> {
  const registry = JSON.parse(readFileSync(path.join(cache, 'data/registry.json'), 'utf8')) as {
    remotes: { name: string }[];
  };
  return Object.fromEntries(
    registry.remotes.map(({ name }) => {
      const build = JSON.parse(readFileSync(path.join(workspaceRoot, name, 'dist/build.json'), 'utf8')) as {
        entry: string;
        container?: string;
        files: { path: string; brotliBytes: number }[];
      };
      return [name, build.files.find((file) => file.path === (build.container ?? build.entry))?.brotliBytes ?? 0];
    }),
  );
}

await main();
