import { groupFiles, isAlone } from './test-suites';

const sizes = new Map([
  ['a.test.ts', 10],
  ['b.test.ts', 40],
  ['c.test.ts', 30],
  ['d.test.ts', 20],
]);

test('groups have about the same size, and each file is in one of them', () => {
  expect(groupFiles(sizes, 2)).toEqual([
    ['a.test.ts', 'b.test.ts'],
    ['c.test.ts', 'd.test.ts'],
  ]);
});

test('a group without files is none', () => {
  expect(groupFiles(new Map([['a.test.ts', 10]]), 3)).toEqual([['a.test.ts']]);
  expect(groupFiles(new Map(), 1)).toEqual([]);
});

test.each([
  ["import x from 'x';\njest.mock('./x');\n", true],
  ['/** @jest-environment node */\n', true],
  ['// Runs alone: a locked page cannot be unlocked.\n', true],
  ["it('runs alone: no', () => {});\n", false],
])('%j runs alone: %s', (source, expected) => {
  expect(isAlone(source)).toBe(expected);
});
