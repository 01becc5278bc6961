/**
 * `npm test`: all checks of the portal. Static checks, unit and component tests, the api on both databases, then
 * journeys in Chromium through separately served remotes. `npm test -- static`, `-- unit` or `-- journeys` runs one part.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { execa } from 'execa';
import { buildAll } from './built';
import { findChromium } from './chromium';
import { parsePart, runCommandLine } from './command-line';
import {
  countRun,
  describeFailures,
  jestFailures,
  journeyFailures,
  lastLines,
  type Count,
  type JestReport,
  type JourneyReport,
} from './failures';
import { startPostgres } from './postgres';
import { writeTestSuites } from './test-suites';

const resultFolder = path.join(workspaceRoot, '.cache/test-results');
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

interface Ended {
  readonly code: number;
  /** Both of its streams. */
  readonly output: string;
}

async function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const { exitCode, all } = await execa(command, args, {
    cwd: workspaceRoot,
    env: environment,
    stdin: 'ignore',
    stdout: ['inherit', 'pipe'],
    stderr: ['inherit', 'pipe'],
    all: true,
    reject: false,
  });
  return { code: exitCode ?? 1, output: all };
}

async function check(name: string, work: () => Promise<Ended>): Promise<Count> {
  const started = performance.now();
  const { code, output } = await work();
  process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds(started)})\n`);
  return code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [{ name, reason: lastLines(output) }] };
}

async function staticChecks(): Promise<Count[]> {
  return Promise.all([
    // One run for all packages, so that shared files are checked once.
    check('types', () =>
      run(process.execPath, [path.join(workspaceRoot, 'node_modules/typescript/bin/tsc'), '--noEmit']),
    ),
    check('formatting', () =>
      run(process.execPath, [
        path.join(workspaceRoot, 'node_modules/prettier/bin/prettier.cjs'),
        '--check',
        '--log-level',
        'warn',
        '.',
        '--cache',
        '--cache-location',
        '.cache/prettier',
      ]),
    ),
    check('lint and import directions', () =>
      run(process.execPath, [
        path.join(workspaceRoot, 'node_modules/eslint/bin/eslint.js'),
        '.',
        '--max-warnings',
        '0',
        '--cache',
        '--cache-location',
        '.cache/eslint/',
      ]),
    ),
    check('promises', () =>
      run(process.execPath, [path.join(workspaceRoot, 'node_modules/oxlint/bin/oxlint'), '--type-aware']),
    ),
    check('unused code', () =>
      run(process.execPath, [path.join(workspaceRoot, 'node_modules/knip/bin/knip.js'), '--no-progress']),
    ),
    check('dependency cycles', () =>
      run(process.execPath, [
        path.join(workspaceRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.mjs',
        '--output-type',
        'err-long',
        '.',
      ]),
    ),
  ]);
}

/** What a program wrote to its report file, or null when it wrote none. */
const readReport = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;

interface JestResult extends JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numRuntimeErrorTestSuites: number;
}

async function unitTests(databaseUrl: string): Promise<Count> {
  const started = performance.now();
  const reportFile = path.join(resultFolder, 'jest.json');
  const ended = await run(
    process.execPath,
    [
      path.join(workspaceRoot, 'node_modules/jest/bin/jest.js'),
      '--config',
      await writeTestSuites(),
      '--json',
      `--outputFile=${reportFile}`,
      '--silent',
      '--maxWorkers=2',
    ],
    { TEST_DATABASE_URL: databaseUrl, NODE_ENV: 'test' },
  );
  const name = 'unit, component and api tests';
  process.stdout.write(`${name} took ${seconds(started)}\n`);
  const report = readReport<JestResult>(reportFile);
  const reported = report && {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: jestFailures(report),
  };
  return countRun({ name, ...ended, reported });
}

interface PlaywrightResult extends JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

async function journeys(chromium: string): Promise<Count> {
  const started = performance.now();
  const reportFile = path.join(resultFolder, 'journeys.json');
  const ended = await run(
    process.execPath,
    [
      path.join(workspaceRoot, 'e2e/node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      path.join(workspaceRoot, 'e2e/playwright.config.ts'),
    ],
    { CHROMIUM: chromium, JOURNEY_RESULTS: reportFile },
  );
  process.stdout.write(`journeys took ${seconds(started)}\n`);
  const report = readReport<PlaywrightResult>(reportFile);
  const reported = report && {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
    failures: journeyFailures(report),
  };
  return countRun({ name: 'journeys', ...ended, reported });
}

const parts = ['static', 'unit', 'journeys'] as const;

/** @param named the one part that is wanted; null for all */
async function runParts(named: (typeof parts)[number] | null): Promise<void> {
  const started = performance.now();
  const wants = (part: (typeof parts)[number]) => named === null || named === part;
  rmSync(resultFolder, { recursive: true, force: true });
  mkdirSync(resultFolder, { recursive: true });
  const counts: Count[] = [];

  // A missing Chromium is reported before the tests, not after ten minutes.
  const chromium = wants('journeys') ? findChromium() : '';
  const given = process.env['TEST_DATABASE_URL'];
  const postgres = wants('unit') && !given ? await startPostgres() : undefined;
  try {
    if (wants('static')) counts.push(...(await staticChecks()));
    if (wants('unit')) counts.push(await unitTests(given ?? postgres?.url ?? ''));
    if (wants('journeys')) {
      await buildAll();
      counts.push(await journeys(chromium));
    }
  } finally {
    await postgres?.stop();
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const failures = describeFailures(counts.flatMap(({ failures: ofPart }) => ofPart));
  process.stdout.write(
    `\n${failures}${failures === '' ? '' : '\n\n'}The whole run took ${seconds(started)}\n${passed} passed, ${failed} failed\n`,
  );
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

await runCommandLine(async () => {
  const named = parsePart(process.argv[2], parts);
  try {
    await runParts(named);
  } catch (error) {
    process.stdout.write('0 passed, 1 failed\n');
    throw error;
  }
});
