/**
 * `npm run release -- COMMAND …`: the command line of releases inside this workspace. It builds what is published or
 * checked, and finds the portal that `npm start` runs here: its address, and the operator's key beside its data.
 */
import path from 'node:path';
import { remoteNames, workspaceRoot } from '@park/build/workspace';
import { standardPort } from '@park/release-command/portal-address';
import { runCommand } from '@park/release-command/run-command';
import { createTerminal } from '@park/release-command/terminal';
import { buildAll } from './built';
import { runCommandLine } from './command-line';
import { chooseParkFrom } from './park-choice';
import { keptReleaseKey } from './release-key';

const given = process.argv.slice(2);
const [command, remote = ''] = given.filter((argument) => !argument.startsWith('--'));
const isInWorkspace = remoteNames().includes(remote);

await runCommandLine(async () => {
  const needsBuild = isInWorkspace && (command === 'publish' || command === 'check');
  if (needsBuild && !given.some((argument) => argument.startsWith('--version')))
    await buildAll((line) => process.stderr.write(`${line}\n`), [[remote]]);
  const key =
    process.env['RELEASE_TOKEN'] ??
    process.env['RELEASE_KEY'] ??
    keptReleaseKey(chooseParkFrom(process.env).dataFolder);
  const portal = process.env['RELEASE_PORTAL'] ?? `http://localhost:${process.env['PORT'] ?? standardPort}`;
  process.chdir(needsBuild ? path.join(workspaceRoot, remote) : process.cwd());
  process.exitCode = await runCommand(given, {
    environment: { ...process.env, RELEASE_PORTAL: portal, ...(key ? { RELEASE_TOKEN: key } : {}) },
    out: createTerminal(process.stdout),
    problems: createTerminal(process.stderr),
  });
});
