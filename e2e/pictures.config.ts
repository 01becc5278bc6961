import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Pictures for the documentation, taken of the demo park: `npm run build && npm run pictures`. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'pictures', testDir: './pictures' }],
  workers: 1,
  outputDir: '../.cache/pictures',
});
