/** The terms to avoid of docs/conventions.md do not come back into the code. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(__dirname, '../..');

/** Lines that still contain a term. These numbers only shrink. */
const remaining: Readonly<Record<string, number>> = {
  // A sentence of the demo park.
  welcome: 1,
};

const ignored = new Set(['node_modules', 'dist', '.git', '.tools', '.data', '.cache', 'released', 'results', 'docs']);
// What screens and the demo park say is prose about people and places, not the language of the code.
const prose = new Set(['texts', 'material']);
// A list of passwords holds any word.
const wordList = path.join(workspace, 'api/src/core/passwords/common-passwords.ts');
// "On demand" is the ordinary term for what is loaded when it is needed.
const allowedAfter: Readonly<Record<string, string>> = { demand: '\\bon[ -]' };

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) || prose.has(entry.name) ? [] : sourcesBelow(file);
    return /\.(?:tsx?|mjs|css)$/.test(entry.name) && file !== __filename && file !== wordList ? [file] : [];
  });
}

/** The left columns of the tables, without backticks and without remarks in parentheses. */
function avoidedTerms(): string[] {
  const conventions = readFileSync(path.join(workspace, 'docs/conventions.md'), 'utf8');
  const [, section = ''] = /^## Terms to avoid$(.*?)^## /ms.exec(conventions) ?? [];
  return [...section.matchAll(/^\| *([^|]+?) *\|/gm)]
    .map(([, cell = '']) => cell)
    .filter((cell) => cell !== 'Avoid' && !/^-+$/.test(cell))
    .flatMap((cell) => cell.replace(/\([^)]*\)/g, '').split(','))
    .map((term) => term.replaceAll('`', '').trim());
}

const terms = avoidedTerms();
const lines = sourcesBelow(workspace).flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({ line, place: `${path.relative(workspace, file)}:${index + 1}` })),
);

it('reads the tables and the code', () => {
  expect(terms).toEqual(expect.arrayContaining(['readWish', 'stands', 'is told']));
  expect(lines.length).toBeGreaterThan(50_000);
});

/** Matches a term as a whole word; accented letters count as letters, so "demandé" is another word. */
function patternOf(term: string): RegExp {
  const before = ['[\\p{L}\\p{N}_]', allowedAfter[term]].filter((part) => part !== undefined);
  return new RegExp(`(?<!${before.join('|')})${term}(?![\\p{L}\\p{N}_])`, 'u');
}

it('matches whole words, and not a loading on demand', () => {
  const examples = ['await demand(person)', 'a demand', 'demandé', 'onDemand', "'on-demand'", 'Loaded on demand.'];
  expect(examples.filter((line) => patternOf('demand').test(line))).toEqual(['await demand(person)', 'a demand']);
});

it.each(terms)('%s does not come back', (term) => {
  const pattern = patternOf(term);
  const places = lines.filter(({ line }) => pattern.test(line)).map(({ place }) => place);
  const excess = places.length > (remaining[term] ?? 0) ? places : [];
  expect(excess).toEqual([]);
});
