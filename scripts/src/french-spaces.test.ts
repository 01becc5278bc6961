/** French texts that the api sends have no-break spaces before : ; ! ? and inside « », as those of the screens. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const api = path.resolve(__dirname, '../../api/src');
const files = readdirSync(api, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !file.includes('/testing/'));

/** Without values: what is left of a template is its text. */
function withoutValues(line: string): string {
  const shorter = line.replace(/\$\{[^{}]*\}/g, 'x');
  return shorter === line ? line : withoutValues(shorter);
}

const isCode = /[=<>|&{}]|[A-Z]{4}/;

const breakableIn = (line: string): string[] =>
  [...withoutValues(line).matchAll(/(['`])((?:(?!\1).)*)\1/g)]
    .map(([, , text = '']) => text)
    .filter((text) => /\p{L}{3}/u.test(text) && !isCode.test(text) && /[\p{L})»] [:;!?»](?= |$)|« /u.test(text));

it.each(["fr: 'Et vous ?'", "'« Oui »'", '`La place ${spot} : libre`'])('finds the space in %s', (line) => {
  expect(breakableIn(line)).not.toEqual([]);
});

it('keeps signs of French texts of the api with the word before them', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => breakableIn(line).map((text) => `${path.relative(api, file)}:${index + 1} ${text}`)),
  );
  expect(found).toEqual([]);
});
