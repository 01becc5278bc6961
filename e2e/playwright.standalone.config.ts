/** `npm run check-sdk`: needs minutes, because it installs what an area team installs. */
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

export default defineConfig({ ...journeys, projects: [{ name: 'standalone', testDir: './standalone' }] });
