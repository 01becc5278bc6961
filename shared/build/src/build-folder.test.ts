import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFolder, finishBuild, reuseBuild } from './build-folder';

describe('the folder of a build', () => {
  let app: string;
  beforeEach(() => {
    app = mkdtempSync(path.join(tmpdir(), 'park-build-'));
  });
  afterEach(() => rmSync(app, { recursive: true, force: true }));

  const build = (version: string) => {
    const folder = buildFolder(app, version);
    mkdirSync(folder.draft, { recursive: true });
    writeFileSync(path.join(folder.draft, 'build.json'), JSON.stringify({ version }));
    finishBuild(folder);
  };
  const versionIn = (pointer: string) =>
    (JSON.parse(readFileSync(path.join(app, 'dist', pointer), 'utf8')) as { version: string }).version;

  it('tells the newest build and the one before', () => {
    build('one');
    expect(versionIn('build.json')).toBe('one');
    expect(existsSync(path.join(app, 'dist/previous-build.json'))).toBe(false);
    build('two');
    expect([versionIn('build.json'), versionIn('previous-build.json')]).toEqual(['two', 'one']);
  });

  it('keeps the one before when the newest is built again', () => {
    for (const version of ['one', 'two', 'two']) build(version);
    expect([versionIn('build.json'), versionIn('previous-build.json')]).toEqual(['two', 'one']);
  });

  it('is the newest again when the sources are what they were', () => {
    build('one');
    build('two');
    expect(reuseBuild(buildFolder(app, 'one'))).toBe(true);
    expect([versionIn('build.json'), versionIn('previous-build.json')]).toEqual(['one', 'two']);
  });

  it('changes nothing when it is the newest already', () => {
    build('one');
    build('two');
    expect(reuseBuild(buildFolder(app, 'two'))).toBe(true);
    expect([versionIn('build.json'), versionIn('previous-build.json')]).toEqual(['two', 'one']);
  });
});
