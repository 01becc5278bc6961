import { defineConfig, devices } from '@playwright/test';

/** Journeys through the whole portal in a real browser. No retries: a flaky test is a broken test. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../.cache/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['line'], ...(process.env['JOURNEY_RESULTS'] ? ([['json', { outputFile: process.env['JOURNEY_RESULTS'] }]] as const) : [])] as never,
  globalSetup: './support/start-portal.ts',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
