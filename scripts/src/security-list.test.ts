/** docs/security.md: each requirement of OWASP ASVS 5.0, levels 1 and 2, is there once, and its evidence exists. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';

/** Requirements of levels 1 and 2 by section; they are numbered from 1. Chapters 9, 10 and 17 do not apply. */
const requirements: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
};
const expected = Object.entries(requirements).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

const document = readFileSync(path.join(workspaceRoot, 'docs/security.md'), 'utf8');
const lines = [...document.matchAll(/^\| (\d+\.\d+\.\d+) (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, id = '', name = '', state = '', evidence = '']) => ({ id, name, state, evidence }),
);
const filesOf = (text: string) =>
  [...text.matchAll(/`([\w@./-]+\/[\w./-]+\.(?:tsx?|mjs|template)|[\w-]+\.test\.ts)`/g)].map(([, file = '']) => file);
const existsFile = (file: string) =>
  [file, path.join('api/src', file)].some((place) => existsSync(path.join(workspaceRoot, place)));

test('each requirement has one line, in the order of the standard', () => {
  expect(expected).toHaveLength(210);
  expect(lines.map(({ id }) => id)).toEqual(expected);
});

test('each line has one of four states, and a reason or evidence', () => {
  const states = ['holds', 'operator', 'not applicable', 'open'];
  expect(lines.filter(({ state, evidence }) => !states.includes(state) || evidence.length < 4)).toEqual([]);
  const counts = states.map((state) => lines.filter((line) => line.state === state).length);
  expect(document).toContain(
    `Of 210 requirements ${counts[0]} hold, ${counts[1]} are the operator's, ${counts[2]} do not apply, ${counts[3]} are open.`,
  );
});

test('every file that is named as evidence exists', () => {
  const named = filesOf(document);
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((file) => !existsFile(file))).toEqual([]);
  expect(
    filesOf(readFileSync(path.join(workspaceRoot, 'docs/protection.md'), 'utf8')).filter((file) => !existsFile(file)),
  ).toEqual([]);
});

test('every section that is linked exists', () => {
  const protection = readFileSync(path.join(workspaceRoot, 'docs/protection.md'), 'utf8');
  const sections = [...protection.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  );
  for (const [, section = ''] of document.matchAll(/\(protection\.md#([\w-]+)\)/g)) expect(sections).toContain(section);
});

test('no server switches the check of certificates off', () => {
  const sources = ['api/src', 'shell/server', 'checker/src', 'scripts/src'].flatMap((folder) =>
    readdirSync(path.join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => path.join(workspaceRoot, folder, file)),
  );
  expect(sources.length).toBeGreaterThan(300);
  const careless = sources.filter((file) =>
    /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/.test(readFileSync(file, 'utf8')),
  );
  expect(careless).toEqual([]);
});
