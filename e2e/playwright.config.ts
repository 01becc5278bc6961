import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, workspaceRoot } from '@park/build/workspace';
import { defineConfig, devices } from '@playwright/test';

/** Journeys that a remote's own team keeps beside its code. */
const ofRemotes = remoteNames()
  .map((name) => ({ name, testDir: path.join(workspaceRoot, name, 'journeys') }))
  .filter(({ testDir }) => existsSync(testDir));

/** Journeys through the whole portal in a real browser. No retries: a flaky test is a broken test. */
export default defineConfig({
  projects: [{ name: 'portal', testDir: './journeys' }, ...ofRemotes],
  outputDir: '../.cache/journeys',
  fullyParallel: true,
  // One more than the cores of a small machine: half of a journey is waiting, for frames, for a quiet network, for what hangs.
  workers: 3,
  retries: 0,
  // What is waited for comes at once or never; how soon, on a machine that is busy with other things, proves nothing.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['line'],
    ...(process.env['JOURNEY_RESULTS'] ? ([['json', { outputFile: process.env['JOURNEY_RESULTS'] }]] as const) : []),
  ] as never,
  globalSetup: './support/start-portal.ts',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    // What moves has no colours, places or focus that a journey could rely on.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey costs a quarter of the processor; JOURNEY_TRACE=on keeps one of each that fails.
    trace: process.env['JOURNEY_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        // The headless shell hints fonts by default: letters then have whole pixels, and labels are wider than in a window.
        '--font-render-hinting=none',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
