/** `npm run pack-sdk [-- FOLDER]`: packs what area teams outside of this workspace install; `.cache/sdk` without a folder. */
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { runCommandLine } from './command-line';
import { packSdk } from './sdk/pack-sdk';

const target = path.resolve(process.argv[2] ?? path.join(workspaceRoot, '.cache/sdk'));
await runCommandLine(async () => {
  const { versions, isPacked } = await packSdk(target);
  for (const [name, version] of Object.entries(versions)) process.stdout.write(`  ${name} ${version}\n`);
  process.stdout.write(isPacked ? `Packed into ${target}\n` : `They are in ${target} already\n`);
});
