import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Runs outside of jest, whose modules cannot import the engine's parts. Prints what was written to the disk when. */
const program = `
import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import { openEmbedded } from './embedded.ts';
const { database, close } = await openEmbedded(process.env.FOLDER);
let count = 0;
const sync = fs.fdatasyncSync;
fs.fdatasyncSync = (file) => ((count += 1), sync(file));
const countOf = async (query) => {
  count = 0;
  await database.execute(query);
  return count;
};
await database.execute(sql\`create table notes (text text)\`);
const insert = sql\`insert into notes values ('a')\`;
const written = [await countOf(insert), await countOf(insert), await countOf(sql\`select * from notes\`)];
fs.fdatasyncSync = () => { throw new Error('the disk is broken'); };
const isRefused = await database.execute(insert).then(() => false, () => true);
process.stdout.write(JSON.stringify({ written, isRefused }));
process.exit(0);
`;

it('writes each commit of the embedded database to the disk before it is answered', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'embedded-'));
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      { cwd: __dirname, env: { ...process.env, FOLDER: folder } },
    );
    const { written, isRefused } = JSON.parse(stdout) as { written: number[]; isRefused: boolean };
    expect(written.map((count) => count > 0)).toEqual([true, true, false]);
    expect(isRefused).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
