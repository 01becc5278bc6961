import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseParkFrom } from './park-choice';

const folder = mkdtempSync(path.join(tmpdir(), 'park-choice-'));
const parkFile = path.join(folder, 'park.json');
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => rmSync(parkFile, { force: true }));

it('chooses the demo park without PARK', () => {
  expect(chooseParkFrom({})).toMatchObject({ park: undefined, mode: 'demo' });
  expect(path.basename(chooseParkFrom({}).dataFolder)).toBe('demo');
});

it('keeps the data of each park and purpose apart', () => {
  writeFileSync(parkFile, '{}');
  const own = chooseParkFrom({ PARK: folder });
  expect(own).toMatchObject({ park: folder, mode: 'local' });
  const folders = [own, chooseParkFrom({ PARK: folder }, 'development'), chooseParkFrom({})];
  expect(new Set(folders.map(({ dataFolder }) => dataFolder)).size).toBe(3);
});

it('refuses a folder that does not exist, and one that holds no park', () => {
  const missing = path.join(folder, 'missing');
  expect(() => chooseParkFrom({ PARK: missing })).toThrow(`PARK: there is no folder ${missing}.`);
  expect(() => chooseParkFrom({ PARK: folder })).toThrow(
    `PARK: ${folder} has no park.json. docs/park-folder.md describes the folder of a park.`,
  );
});
