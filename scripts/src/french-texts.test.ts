/** French texts of mails, messages and screens: no-break spaces before : ; ! ? and inside « », and the end of sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(__dirname, '../..');
const ignored = new Set(['node_modules', 'dist', 'testing', 'released']);

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : sourcesBelow(file);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

const packages = readdirSync(workspace).filter((name) =>
  /^(?:api|shell|shared|demo-park|remote-template|mf-.+)$/.test(name),
);
const sources = packages.flatMap((name) => sourcesBelow(path.join(workspace, name)));
/** Whole files of French, and the api, whose mails and messages have both languages beside each other. */
const isFrench = (file: string) => /(?:\.fr|[\\/]fr|[\\/]french)\.ts$/.test(file);
const files = sources.filter((file) => isFrench(file) || file.startsWith(path.join(workspace, 'api')));

/** Without values: what is left of a template is its text. */
function withoutValues(line: string): string {
  const shorter = line.replace(/\$\{[^{}]*\}|\{\{[^{}]*\}\}/g, 'x');
  return shorter === line ? line : withoutValues(shorter);
}

const isCode = /[=<>|&{}]|[A-Z]{4}/;

const breakableIn = (line: string): string[] =>
  [...withoutValues(line).matchAll(/(['`])((?:(?!\1).)*)\1/g)]
    .map(([, , text = '']) => text)
    .filter((text) => /\p{L}{3}/u.test(text) && !isCode.test(text) && /[\p{L})»] [:;!?»](?= |$)|« /u.test(text));

it.each(["fr: 'Et vous ?'", "'« Oui »'", '`La place ${spot} : libre`', "'Quitter {{name}} ?'"])(
  'finds the space in %s',
  (line) => {
    expect(breakableIn(line)).not.toEqual([]);
  },
);

it('reads the texts of every area', () => {
  expect(files.filter(isFrench).length).toBeGreaterThan(40);
});

it('keeps signs of French texts with the word before them', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        breakableIn(line).map((text) => `${path.relative(workspace, file)}:${index + 1} ${text}`),
      ),
  );
  expect(found).toEqual([]);
});

const shortDayAndPeriod = /\{\{(day|first|last|\w+, day)\}\}\./;

it('ends no French sentence with a short day, whose month often has a period of its own ("20 nov.")', () => {
  expect("le: 'Revenez le {{day}}.'").toMatch(shortDayAndPeriod);
  const found = files
    .filter(isFrench)
    .filter((file) => shortDayAndPeriod.test(readFileSync(file, 'utf8')))
    .map((file) => path.relative(workspace, file));
  expect(found).toEqual([]);
});
