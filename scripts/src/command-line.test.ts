/** Wrong use of the commands of package.json ends at once, with exit code 2 and a sentence that says what is possible. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

it.each([
  ['bench', ['raelease'], /^There is no part raelease\. There are: bytes, .*release, .*rooms\.\n$/],
  ['bench', ['fuzz', 'many'], /^Usage: npm run bench -- fuzz \[count\] \[seed\]/],
  ['bench', ['scale', '--on', 'postgres:'], /^Usage: npm run bench -- scale /],
  ['test', ['raelease'], /^There is no part raelease\. There are: static, unit, journeys\.\n$/],
  ['dev', ['mf-raelease'], /^There is no remote mf-raelease\. There are mf-/],
  ['dev', ['--prot', '3000'], /^Unknown option '--prot'\nUsage: npm run dev /],
  ['new-remote', [], /^Usage: npm run new-remote mf-NAME /],
  ['new-remote', ['mf-shuttle', '--fn', 'Navette'], /^Unknown option '--fn'\nUsage: npm run new-remote mf-NAME /],
  ['new-remote', ['shuttle'], /^"shuttle" is not a name for a remote: it begins with mf-/],
  [
    'new-remote',
    ['mf-shuttle', '--standalone', '/tmp/shuttle', '--portal', 'park'],
    /^--portal: park is not an address/,
  ],
])('npm run %s -- %j', (command, words, sentence) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, `${command}.ts`), ...words],
    { encoding: 'utf8', cwd: __dirname },
  );
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(sentence);
});
