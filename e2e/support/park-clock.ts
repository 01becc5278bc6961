/** A portal whose clock a journey sets: for what happens at an hour of the day. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@park/build/workspace';
import type { Page } from '@playwright/test';
import { startSecondApi, type SecondApi } from './second-api';

export interface PortalWithClock extends SecondApi {
  /** From now on it is this moment for the servers, and for the pages that are given. */
  setTime(moment: Date, ...pages: Page[]): Promise<void>;
}

export async function startPortalWithClock(moment: Date): Promise<PortalWithClock> {
  const folder = mkdtempSync(path.join(tmpdir(), 'park-clock-'));
  const file = path.join(folder, 'ahead-ms');
  const write = (at: Date) => writeFileSync(file, String(at.getTime() - Date.now()));
  write(moment);
  const preloaded = pathToFileURL(path.join(workspaceRoot, 'e2e/support/moved-clock.mjs')).href;
  const api = await startSecondApi({ NODE_OPTIONS: `--import=${preloaded}`, CLOCK_FILE: file });
  return {
    ...api,
    async setTime(at, ...pages) {
      write(at);
      for (const page of pages) await page.clock.setSystemTime(at);
    },
    async stop() {
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A moment on the wall clock of the park. @param time `HH:MM`, not within an hour that daylight saving time repeats */
export function parkTime(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const shown = new Date(asUtc).toLocaleString('sv-SE', { timeZone: 'Europe/Zurich' });
  return new Date(asUtc - (Date.parse(`${shown.replace(' ', 'T')}Z`) - asUtc));
}
