/**
 * Starts the whole portal once for all journeys: the built programs, separately served remotes, a fresh copy of the demo
 * park. Journeys that break things start a shell of their own beside it.
 */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { startPortal } from '@park/scripts/portal';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const cache = path.join(workspaceRoot, '.cache/journey-park');
  const dataFolder = path.join(workspaceRoot, '.cache/journey-data');
  rmSync(dataFolder, { recursive: true, force: true });
  mkdirSync(dataFolder, { recursive: true });
  // The demo park's files take seconds to draw; they are the same all day.
  const stamp = path.join(cache, new Date().toISOString().slice(0, 10));
  if (existsSync(stamp)) cpSync(stamp, path.join(dataFolder, 'demo-park'), { recursive: true });
  const portal = await startPortal({ port: 0, dataFolder, environment: { DEMO_PASSWORD: 'lakeside-demo', REQUESTS_PER_MINUTE: '0', REQUESTS_PER_MINUTE_AND_ADDRESS: '0' } });
  if (!existsSync(stamp)) {
    rmSync(cache, { recursive: true, force: true });
    cpSync(path.join(dataFolder, 'demo-park'), stamp, { recursive: true });
  }
  process.env['PORTAL_ORIGIN'] = portal.origin;
  process.env['PORTAL_API'] = portal.api.origin;
  process.env['PORTAL_DATA'] = dataFolder;
  process.env['PORTAL_REGISTRY'] = portal.registryFile;
  return () => portal.stop();
}
