/** The terms to avoid of docs/conventions.md do not come back into the code or the documents. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(__dirname, '../..');

/** Lines that still contain a term. These numbers only shrink. */
const remaining: Readonly<Record<string, number>> = {
  // A sentence of the demo park.
  welcome: 1,
};

const ignored = new Set(['node_modules', 'dist', '.git', '.tools', '.data', '.cache', 'released', 'results']);
// What screens and the demo park say is prose about people and places, not the language of the code.
const prose = new Set(['texts', 'material']);
// A list of passwords holds any word.
const wordList = path.join(workspace, 'api/src/core/passwords/common-passwords.ts');
const conventionsPage = path.join(workspace, 'docs/conventions.md');
const exempt = new Set([__filename, wordList, conventionsPage]);
// "On demand" is the ordinary term for what is loaded when it is needed, "unmet demand" that of statistics.
const allowedAfter: Readonly<Record<string, string>> = { demand: '\\bon[ -]|\\bunmet ' };

const isDocument = (file: string) => /^(?:README|docs\/.+)\.md$/.test(path.relative(workspace, file));

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) || prose.has(entry.name) ? [] : sourcesBelow(file);
    return (/\.(?:tsx?|mjs|css)$/.test(entry.name) || isDocument(file)) && !exempt.has(file) ? [file] : [];
  });
}

/** The left columns of the tables, without remarks in parentheses. Identifiers are in backticks. */
function avoidedTerms(): string[] {
  const conventions = readFileSync(conventionsPage, 'utf8');
  const [, section = ''] = /^## Terms to avoid$(.*?)^## /ms.exec(conventions) ?? [];
  return [...section.matchAll(/^\| *([^|]+?) *\|/gm)]
    .map(([, cell = '']) => cell)
    .filter((cell) => cell !== 'Avoid' && !/^-+$/.test(cell))
    .flatMap((cell) => cell.replace(/\([^)]*\)/g, '').split(','))
    .map((term) => term.trim());
}

const quoted = avoidedTerms();
const terms = quoted.map((term) => term.replaceAll('`', ''));
const identifiers = new Set(terms.filter((term) => quoted.includes(`\`${term}\``)));
const lines = sourcesBelow(workspace).flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({
      line,
      place: `${path.relative(workspace, file)}:${index + 1}`,
      isProse: isDocument(file),
    })),
);

it('reads the tables, the code and the documents', () => {
  expect(terms).toEqual(expect.arrayContaining(['readWish', 'stands', 'is told']));
  expect(lines.length).toBeGreaterThan(50_000);
  const places = new Set(lines.map(({ place }) => place));
  for (const page of ['README.md', 'docs/operations.md', 'docs/decisions/README.md', 'docs/requirements/data.md'])
    expect(places).toContain(`${page}:1`);
});

/**
 * Matches a term as a whole word; accented letters count as letters, so "demandé" is another word. Documents are prose,
 * in which a word may also begin a sentence.
 */
function patternOf(term: string, isProse = false): RegExp {
  const before = ['[\\p{L}\\p{N}_]', allowedAfter[term]].filter((part) => part !== undefined);
  const word =
    isProse && !identifiers.has(term) ? `[${term.charAt(0)}${term.charAt(0).toUpperCase()}]${term.slice(1)}` : term;
  return new RegExp(`(?<!${before.join('|')})${word}(?![\\p{L}\\p{N}_])`, 'u');
}

it('matches whole words, and not a loading on demand', () => {
  const examples = ['await demand(person)', 'a demand', 'demandé', 'onDemand', "'on-demand'", 'Loaded on demand.'];
  expect(examples.filter((line) => patternOf('demand').test(line))).toEqual(['await demand(person)', 'a demand']);
});

it('matches the first word of a sentence in a document', () => {
  const examples = ['Whoever comes', 'and whoever comes'];
  expect(examples.filter((line) => patternOf('whoever').test(line))).toEqual(['and whoever comes']);
  expect(examples.filter((line) => patternOf('whoever', true).test(line))).toEqual(examples);
});

it.each(terms)('%s does not come back', (term) => {
  const inCode = patternOf(term);
  const inDocuments = patternOf(term, true);
  const places = lines
    .filter(({ line, isProse }) => (isProse ? inDocuments : inCode).test(line))
    .map(({ place }) => place);
  const excess = places.length > (remaining[term] ?? 0) ? places : [];
  expect(excess).toEqual([]);
});
