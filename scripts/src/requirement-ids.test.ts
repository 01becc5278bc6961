/** Requirement ids in comments and tests can be looked up in docs/requirements. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(__dirname, '../..');
const prefixes =
  'SHELL|FUNC|ROUTE|LINK|ENT|ROLE|CON|SRC|FLAG|AUTH|PERM|EMP|ASG|KNO|SPC|CALL|PATH|LOG|TMO|ERR|CONST|AMB|MISS';
const idPattern = new RegExp(`\\b(?:${prefixes})-P?\\d{1,2}\\b`, 'g');
const ignored = new Set(['node_modules', 'dist', '.git', '.tools', '.data', '.cache', 'released', 'results']);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : filesBelow(file);
    return /\.(?:tsx?|mjs|css|sql|md|ya?ml|html|json)$/.test(entry.name) && entry.name !== 'pnpm-lock.yaml'
      ? [file]
      : [];
  });
}

const requirements = path.join(workspace, 'docs/requirements');
const described = filesBelow(requirements).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^\| ([A-Z]+-P?\d+)\s+\|/gm)].map(([, id]) => id ?? ''),
);

it('describes every requirement once', () => {
  expect(described.length).toBeGreaterThan(300);
  expect(described.filter((id, place) => described.indexOf(id) !== place)).toEqual([]);
});

it('numbers the requirements of each kind without a gap', () => {
  const numbers = new Map<string, number[]>();
  for (const id of described) {
    const [, kind = '', number = ''] = /^(.+?)(\d+)$/.exec(id) ?? [];
    numbers.set(kind, [...(numbers.get(kind) ?? []), Number(number)]);
  }
  for (const [kind, all] of numbers)
    expect([kind, all.sort((one, other) => one - other)]).toEqual([kind, all.map((_number, place) => place + 1)]);
});

it('describes every id that code, tests and documents cite', () => {
  const known = new Set(described);
  const unknown = filesBelow(workspace).flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8').match(idPattern) ?? [])]
      .filter((id) => !known.has(id))
      .map((id) => `${path.relative(workspace, file)}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

it('lists the result codes without a stated meaning (CONST-15)', () => {
  const codes = [200, 300, 400, 4600, 7800, 8000, 9000, 9100, 9200, 9300, 9400, 9500, 9700, 10_400];
  const page = readFileSync(path.join(requirements, 'calls-and-errors.md'), 'utf8');
  expect(page).toContain(`| ${codes.join(', ')} (MISS-30) |`);
});
