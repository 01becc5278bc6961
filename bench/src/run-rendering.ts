/**
 * `npm run bench -- rendering`: the first screen of visitors, drawn by the server and drawn by the browser, in turn on the
 * slow line. `BENCH_RUNS`: runs of each page, 9 without it.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { buildAll } from '@park/scripts/built';
import { startPortal } from '@park/scripts/portal';
import { launchBrowser } from './launch-browser';
import { measurePage, type Measurement } from './measure-page';
import { median } from './report';
import { startSecondShell } from './second-shell';

const runs = Number(process.env['BENCH_RUNS'] ?? 9);
const slowLine = {
  name: '1.6 Mbps, 150 ms, 4 × CPU',
  throttle: { bitsPerSecond: 1_600_000, latency: 150, cpu: 4 },
} as const;
const pages = [
  { path: '/', content: 'main h1' },
  { path: '/login', content: 'main input[type="password"]' },
  { path: '/companies', content: 'main a[href^="/companies/details?id="]' },
  { path: '/jobs', content: 'main a[href^="/jobs/details?id="]' },
  { path: '/news', content: 'main a[href^="/news/details?id="]' },
  { path: '/events-calendar', content: 'main h1' },
] as const;
const figures = [
  ['FCP (ms)', 'fcp'],
  ['LCP (ms)', 'lcp'],
  ['works (ms)', 'works'],
  ['blocking (ms)', 'blocking'],
  ['shift × 1000', 'shift'],
  ['page (KB)', 'documentBytes'],
] as const satisfies readonly (readonly [string, keyof Measurement])[];

const shown = (figure: keyof Measurement, value: number): string =>
  figure === 'documentBytes'
    ? (value / 1024).toFixed(1)
    : figure === 'shift'
      ? (value * 1000).toFixed(1)
      : value.toFixed(0);

async function main(): Promise<void> {
  await buildAll();
  const portal = await startPortal({
    port: 0,
    dataFolder: path.join(workspaceRoot, '.cache/bench/data'),
    environment: { LOG_LEVEL: 'silent', SERVER_RENDERING: 'false' },
  });
  const drawing = await startSecondShell(portal, 'drawing', { SERVER_RENDERING: 'true' });
  const browser = await launchBrowser();
  try {
    const lines: string[] = [];
    for (const { path: address, content } of pages) {
      const [drawn, plain]: [Measurement[], Measurement[]] = [[], []];
      await untilDrawn(`http://localhost:${drawing.port}${address}`);
      for (let run = 0; run < runs; run += 1) {
        drawn.push(await measurePage(browser, `http://localhost:${drawing.port}${address}`, content, slowLine));
        plain.push(await measurePage(browser, `${portal.shell.origin}${address}`, content, slowLine));
      }
      lines.push('', `## ${address}`, '', '|  | server | browser | ratio |', '| --- | --- | --- | --- |');
      for (const [name, figure] of figures) {
        const [one, other] = [drawn, plain].map((all) => median(all.map((measurement) => measurement[figure])));
        const ratio = other ? ((one ?? 0) / other).toFixed(2) : '–';
        lines.push(`| ${name} | ${shown(figure, one ?? 0)} | ${shown(figure, other ?? 0)} | ${ratio} |`);
      }
      process.stdout.write(`  ${address}\n`);
    }
    const text = `# Server rendering\n\nThe first screen of visitors drawn by the server and by the browser, in turn on the slow line (${slowLine.name}), cold cache each time; medians of ${runs}. "Works" is when the portal runs and the page's content is there. Written by \`npm run bench -- rendering\`.\n${lines.join('\n')}\n`;
    writeFileSync(path.join(workspaceRoot, 'bench/rendering.md'), text);
    process.stdout.write(`\n${text}`);
  } finally {
    await browser.close();
    await drawing.stop();
    await portal.stop();
  }
}

/** The first page of a process is drawn by the browser. */
async function untilDrawn(address: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const html = await (await fetch(address)).text();
    if (html.includes('"rendered"')) return;
    await new Promise((resolve) => setTimeout(resolve, 1_100));
  }
  throw new Error(`${address} is not drawn by the server.`);
}

await main();
