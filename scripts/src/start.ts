/** `npm start`: builds what is not built, migrates, loads the data once, serves, and says where. */
import { createServer } from 'node:net';
import path from 'node:path';
import { demoAccountEmails, demoPassword } from '../../shared/domain/src/demo-accounts';
import { buildAll } from './built';
import { findInstalledChromium } from './chromium';
import { mailLines } from './mail-lines';
import { chooseParkFrom } from './park-choice';
import { sdkFolder, startPortal } from './portal';
import { packSdk } from './sdk/pack-sdk';

const say = (line: string) => process.stdout.write(`${line}\n`);

function readPort(text = '3000'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT: ${text} is not a port (1 to 65535).`);
  return port;
}

/** Checked before the build, so that a taken port is reported at once. */
function assertFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`)
          : error,
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

async function main(): Promise<void> {
  const started = performance.now();
  const port = readPort(process.env['PORT']);
  const host = process.env['HOST'] ?? '127.0.0.1';
  const { park, dataFolder, mode } = chooseParkFrom(process.env);
  await assertFree(port, host);
  const password = process.env['DEMO_PASSWORD'] ?? demoPassword;
  say('Preparing the portal');
  await buildAll();
  const chromium = findInstalledChromium();
  const portal = await startPortal({
    port,
    host,
    dataFolder,
    park,
    environment: { DEMO_PASSWORD: password, MODE: mode },
    chromium,
    onProgress: (text) => say(`  ${text} …`),
    onRestart: say,
  });
  let packing: Promise<unknown> = Promise.resolve();
  const stop = () => {
    say('\nStopping …');
    void Promise.all([portal.stop(), packing]).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  say(`\nReady after ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  say(`  Portal    http://localhost:${port}/`);
  say(`  API       http://localhost:${port}/api/docs`);
  say(`  Packages  http://localhost:${port}/_sdk/`);
  if (mode === 'demo') say(`  Mails     http://localhost:${port}/api/demo/mails`);
  for (const remote of portal.remotes) say(`  ${remote.name.padEnd(16)}${remote.origin}/`);
  if (chromium === undefined) say('\n  No Chromium was found: published versions are not checked in a browser.');
  if (mode === 'demo') {
    say(`\n  Accounts (password for all: ${password})`);
    for (const email of demoAccountEmails) say(`    ${email}`);
  } else {
    say('\n  Super administrators of people.csv choose a password with “Forgot your password?” on the sign-in page.');
    say(`  Is there none? Stop the portal, then: ${park ? `PARK=${park} ` : ''}npm run administrator`);
  }
  if (mode !== 'demo')
    for (const line of mailLines(process.env['SMTP_URL'], path.join(dataFolder, 'outbox'))) say(line);
  say('\nCtrl C stops everything.');
  // Afterwards: nobody waits for packages to see the portal.
  packing = packSdk(sdkFolder(dataFolder)).catch((error: unknown) =>
    say(
      `\nThe packages for area teams are missing at /_sdk/. ${error instanceof Error ? error.message : String(error)}`,
    ),
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
