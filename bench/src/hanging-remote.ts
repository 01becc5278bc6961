/** How long visitors wait for an area whose server accepts connections and never answers, and for the areas beside it. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { startPortal } from '@park/scripts/portal';
import { launchBrowser } from './launch-browser';
import { startSecondShell } from './second-shell';

export interface HangTimes {
  /** Milliseconds from the click on the area's link to the error in its place, a value per run. */
  readonly error: number[];
  /** Milliseconds from the click on another area's link to its heading, while the first area still hangs. */
  readonly other: number[];
}

interface Registry {
  remotes: { name: string; server: string; previous: unknown }[];
}

const hanging = 'mf-news-events';

/** Each run is a cold browser context on `/companies`. */
export async function measureHang(portal: Awaited<ReturnType<typeof startPortal>>, runs: number): Promise<HangTimes> {
  const folder = mkdtempSync(path.join(tmpdir(), 'park-hang-bench-'));
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const registry = JSON.parse(readFileSync(portal.registryFile, 'utf8')) as Registry;
  for (const remote of registry.remotes.filter(({ name }) => name === hanging)) {
    remote.server = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    remote.previous = null;
  }
  const file = path.join(folder, 'registry.json');
  writeFileSync(file, JSON.stringify(registry));
  const shell = await startSecondShell(portal, 'hang', { REGISTRY: file });
  const browser = await launchBrowser();
  const times: HangTimes = { error: [], other: [] };
  try {
    for (let run = 0; run < runs; run += 1)
      for (const awaited of ['error', 'other'] as const) {
        const context = await browser.newContext({ locale: 'en-GB' });
        const page = await context.newPage();
        await page.goto(`${shell.origin}/companies`, { waitUntil: 'networkidle' });
        await page.locator('a[href="/news"]:visible').first().click();
        await page.waitForURL(/\/news$/);
        if (awaited === 'other') await page.locator('a[href="/jobs"]:visible').first().click();
        const clicked = performance.now();
        await page
          .locator(awaited === 'error' ? 'main [role="alert"] button' : 'main a[href^="/jobs/details?id="]')
          .first()
          .waitFor();
        times[awaited].push(performance.now() - clicked);
        await context.close();
      }
  } finally {
    await browser.close();
    await shell.stop();
    for (const socket of sockets) socket.destroy();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return times;
}
