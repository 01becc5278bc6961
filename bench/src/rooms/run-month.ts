/** Measures the month of all rooms with 3,000 bookings against the empty one, and writes bench/rooms.md. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { buildAll, builtProgram } from '@park/scripts/built';
import { startPortal } from '@park/scripts/portal';
import { runProgram } from '@park/scripts/process';
import { launchBrowser } from '../launch-browser';
import { median } from '../report';
import { describeLoad, describeMachine } from '../machine';
import { signInByForm } from '../sign-in';
import { bookingCount, fillMonth } from './full-month';
import { measureMonth, type MonthMeasurement } from './month-view';

const runs = Number(process.env['BENCH_RUNS'] ?? 5);
const password = 'bench-of-rooms';
const limits = { firstPaint: 1.2, blockingMs: 100 };

export async function runMonth(): Promise<boolean> {
  const cache = path.join(workspaceRoot, '.cache/bench-rooms');
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  await buildAll();
  const park = path.join(cache, 'park');
  await runProgram(builtProgram('demo-park', 'generate'), [park]);
  const months = fillMonth(park, new Date().toISOString().slice(0, 10));
  const portal = await startPortal({
    port: 0,
    dataFolder: path.join(cache, 'data'),
    park,
    environment: { LOG_LEVEL: 'silent', DEMO_PASSWORD: password },
  });
  const browser = await launchBrowser();
  const measured: Record<keyof typeof months, MonthMeasurement[]> = { full: [], empty: [] };
  try {
    const session = await signInByForm(browser, portal.origin, 'super-administrator', password);
    for (let run = 0; run <= runs; run += 1)
      // In turn, so that a machine that slows down slows both.
      for (const kind of ['empty', 'full'] as const) {
        const measurement = await measureMonth(browser, { origin: portal.origin, session, month: months[kind] });
        // The first run fills the servers' caches.
        if (run > 0) measured[kind].push(measurement);
      }
  } finally {
    await browser.close();
    await portal.stop();
  }
  const of = (kind: keyof typeof months, figure: keyof MonthMeasurement) =>
    median(measured[kind].map((measurement) => measurement[figure]));
  const row = (name: string, figure: keyof MonthMeasurement, goal: string) => {
    const [empty, full] = [of('empty', figure), of('full', figure)];
    return `| ${name} | ${empty.toFixed(0)} | ${full.toFixed(0)} | ${empty > 0 ? (full / empty).toFixed(2) : '–'} | ${goal} |`;
  };
  const lines = [
    '# The month of all rooms',
    '',
    `25 rooms in the month view, once empty and once with ${bookingCount.toLocaleString('en')} bookings, in turn in one run, processor slowed 4 ×, cold cache; medians in milliseconds. Written by \`npm run bench -- rooms month\`.`,
    '',
    `${runs} runs. ${describeMachine(`Chromium ${browser.version()}`, describeLoad())}.`,
    '',
    '| | empty | full | ratio | goal |',
    '| --- | --: | --: | --: | --- |',
    row('first paint of the page', 'firstPaint', `ratio ≤ ${limits.firstPaint}`),
    row('cells of the month shown', 'shown', '–'),
    row('from “Month” to its cells, in the open page', 'turned', '–'),
    row('blocking time meanwhile', 'blocking', `≤ ${limits.blockingMs}`),
    '',
  ];
  const text = lines.join('\n');
  writeFileSync(path.join(workspaceRoot, 'bench/rooms.md'), text);
  process.stdout.write(`${text}\n`);
  return (
    of('full', 'firstPaint') <= limits.firstPaint * of('empty', 'firstPaint') &&
    of('full', 'blocking') <= limits.blockingMs
  );
}
