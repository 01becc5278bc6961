/** `npm start`: builds what has changed, loads the park's data the first time, serves, and prints the addresses. */
import path from 'node:path';
import { standardPort } from '@park/release-command/portal-address';
import { demoAccountEmails, demoPassword } from '../../shared/domain/src/demo-accounts';
import { buildAll } from './built';
import { findInstalledChromium } from './chromium';
import { describeError, runCommandLine } from './command-line';
import { mailLines } from './mail-lines';
import { chooseParkFrom } from './park-choice';
import { sdkFolder, startPortal } from './portal';
import { parsePort, requireFreePort } from './requested-port';
import { packSdk } from './sdk/pack-sdk';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const started = performance.now();
  const port = parsePort(process.env['PORT'] ?? String(standardPort));
  const host = process.env['HOST'] ?? '127.0.0.1';
  const { park, dataFolder, mode } = chooseParkFrom(process.env);
  await requireFreePort(port, host);
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
  // Packing is slow, and the portal can be used meanwhile.
  packing = packSdk(sdkFolder(dataFolder)).catch((error: unknown) =>
    say(`\nThe packages for area teams are missing at /_sdk/. ${describeError(error)}`),
  );
}

await runCommandLine(main);
