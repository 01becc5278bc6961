/** `npm run bench -- registry-size`: does a start of the shell cost the same with 100 registered remotes as with 5? */
import { launchBrowser } from './launch-browser';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RegistryResponse } from '@park/contract/registry';
import { workspaceRoot } from '@park/build/workspace';
import { buildAll } from '@park/scripts/built';
import { startPortal } from '@park/scripts/portal';
import { startSecondShell } from './second-shell';
import { withManyRemotes } from './many-remotes';
import { describeMachine } from './machine';
import { measurePage, slowLine, unthrottled, type Measurement } from './measure-page';
import { median } from './report';

const runs = Number(process.env['BENCH_RUNS'] ?? 7);
const sizes = [5, 100] as const;
const profiles = [unthrottled, slowLine];
const address = '/companies';
const content = 'main a[href^="/companies/details?id="]';
const figures: readonly {
  readonly name: string;
  readonly figure: keyof Measurement;
  readonly show: (value: number) => string;
}[] = [
  { name: 'page (KB)', figure: 'documentBytes', show: (bytes) => (bytes / 1024).toFixed(1) },
  { name: 'everything (KB)', figure: 'bytes', show: (bytes) => (bytes / 1024).toFixed(1) },
  { name: 'requests', figure: 'requests', show: (count) => count.toFixed(0) },
  { name: 'FCP (ms)', figure: 'fcp', show: (milliseconds) => milliseconds.toFixed(0) },
  { name: 'LCP (ms)', figure: 'lcp', show: (milliseconds) => milliseconds.toFixed(0) },
  { name: 'blocking (ms)', figure: 'blocking', show: (milliseconds) => milliseconds.toFixed(0) },
];

async function main(): Promise<void> {
  const cache = path.join(workspaceRoot, '.cache/bench-registry-size');
  mkdirSync(cache, { recursive: true });
  await buildAll();
  const portal = await startPortal({
    port: 0,
    dataFolder: path.join(cache, 'data'),
    environment: { LOG_LEVEL: 'silent' },
  });
  const registry = RegistryResponse.parse(JSON.parse(readFileSync(portal.registryFile, 'utf8')));
  const shells = await Promise.all(
    sizes.map(async (size) => {
      const file = path.join(cache, `registry-${size}.json`);
      writeFileSync(file, JSON.stringify(withManyRemotes(registry, size)));
      return startSecondShell(portal, `shell with ${size}`, { REGISTRY: file });
    }),
  );
  const browser = await launchBrowser();
  try {
    const lines = [
      '# The registry’s size',
      '',
      `Start of the shell at \`${address}\` with ${sizes.join(' and with ')} registered remotes, measured in turn in one run, cold cache each time; medians and their ratio. The made-up remotes have four routes, a menu entry and two versions each. Written by \`npm run bench -- registry-size\`.`,
      '',
      `${runs} runs. ${describeMachine(`Chromium ${browser.version()}`)}.`,
      '',
    ];
    for (const profile of profiles) {
      const measured = new Map<number, Measurement[]>(sizes.map((size) => [size, []]));
      for (let run = 0; run < runs; run += 1) {
        // In turn, so that a machine that slows down slows both.
        for (const [index, size] of sizes.entries())
          measured
            .get(size)
            ?.push(await measurePage(browser, `${shells[index]?.origin ?? ''}${address}`, content, profile));
      }
      lines.push(`## ${profile.name}`, '', `| | ${sizes.join(' | ')} | ratio |`, '|---|---|---|---|');
      for (const { name, figure, show } of figures) {
        const [few = 0, many = 0] = sizes.map((size) => median((measured.get(size) ?? []).map((each) => each[figure])));
        lines.push(`| ${name} | ${show(few)} | ${show(many)} | ${few === 0 ? '–' : (many / few).toFixed(2)} |`);
      }
      lines.push('');
    }
    const text = `${lines.join('\n')}`;
    writeFileSync(path.join(workspaceRoot, 'bench/registry-size.md'), text);
    process.stdout.write(`\n${text}`);
  } finally {
    await browser.close();
    await Promise.all(shells.map((shell) => shell.stop()));
    await portal.stop();
  }
}

await main();
