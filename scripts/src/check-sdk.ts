/**
 * `npm run check-sdk`: does in an empty folder what an area team does with the packages, npm's own installation included.
 * It needs minutes and npm's registry or its cache, so it is no part of `npm test`, which looks at what is packed.
 */
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { execa } from 'execa';
import { buildAll } from './built';
import { findChromium } from './chromium';
import { runCommandLine } from './command-line';

await runCommandLine(async () => {
  const environment = { CHROMIUM: findChromium() };
  await buildAll();
  const { exitCode } = await execa(
    process.execPath,
    [
      path.join(workspaceRoot, 'e2e/node_modules/@playwright/test/cli.js'),
      ...['test', '--config', path.join(workspaceRoot, 'e2e/playwright.standalone.config.ts')],
    ],
    { cwd: workspaceRoot, stdio: 'inherit', env: environment, reject: false },
  );
  process.exitCode = exitCode ?? 1;
});
