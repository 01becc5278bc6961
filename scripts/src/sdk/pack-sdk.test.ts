/** The content of the packed files. `npm run check-sdk` installs and uses them as a team does. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sdkVersions } from './sdk-packages';

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
}

const target = mkdtempSync(path.join(tmpdir(), 'park-sdk-'));
/** In a process of its own, as `npm run pack-sdk` runs it: it uses packages that jest cannot load. */
const pack = (): string =>
  execFileSync(process.execPath, ['--import', 'tsx', path.resolve(__dirname, '../pack-sdk.ts'), target], {
    encoding: 'utf8',
    // The compiler reads files in parallel: with more threads than cores their order differs from run to run.
    env: { ...process.env, GOMAXPROCS: '4' },
  });
const names = Object.keys(sdkVersions()).map((name) => name.replace('@park/', ''));
const contentOf = (name: string) => path.join(target, 'content', name, 'package');
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(path.join(contentOf(name), 'package.json'), 'utf8')) as Packed;
const filesOf = (name: string, ending: RegExp) =>
  readdirSync(contentOf(name), { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));

beforeAll(() => {
  pack();
  for (const name of names) {
    const folder = path.dirname(contentOf(name));
    mkdirSync(folder, { recursive: true });
    const [file = ''] = readdirSync(path.join(target, name)).filter((each) => each.endsWith('.tgz'));
    execFileSync('tar', ['-xzf', path.join(target, name, file), '-C', folder]);
  }
});
afterAll(() => rmSync(target, { recursive: true, force: true }));

it('has exact versions only, and those of each other', () => {
  const versions = sdkVersions();
  for (const { dependencies } of names.map(manifestOf))
    for (const [name, version] of Object.entries(dependencies)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      if (name.startsWith('@park/')) expect(version).toBe(versions[name]);
    }
});

it('has the file and the types of everything that it exports', () => {
  for (const name of names) {
    const { exports, bin = {} } = manifestOf(name);
    const files = [
      ...Object.values(exports).flatMap((each) => (typeof each === 'string' ? [each] : Object.values(each))),
      ...Object.values(bin),
    ];
    for (const file of files.filter((each) => !each.includes('*')))
      expect([name, file, existsSync(path.join(contentOf(name), file))]).toEqual([name, file, true]);
  }
  expect(filesOf('contract', /^lib\/companies\.(js|d\.ts)$/)).toHaveLength(2);
});

it('imports only what it has or depends on', () => {
  for (const name of names.filter((each) => each !== 'release-command')) {
    const { dependencies } = manifestOf(name);
    const missing = filesOf(name, /^(lib|jest)\/.*(\.js|\.mjs|\.d\.ts)$/).flatMap((file) => {
      const text = readFileSync(path.join(contentOf(name), file), 'utf8');
      const imports = [...text.matchAll(/\b(?:from|import\() ?['"]([\w@./-]+)['"]/g)].map(
        ([, request = '']) => request,
      );
      return imports
        .filter((request) => !isAvailable(name, file, request, dependencies))
        .map((each) => `${file}: ${each}`);
    });
    expect([name, missing]).toEqual([name, []]);
  }
});

function isAvailable(name: string, file: string, request: string, dependencies: Packed['dependencies']): boolean {
  if (request.startsWith('.')) {
    const place = path.join(contentOf(name), path.dirname(file), request);
    // Declarations leave the ending out.
    return [place, `${place}.d.ts`, `${place}/index.d.ts`].some((each) => existsSync(each));
  }
  const [first = '', second = ''] = request.split('/');
  const owner = request.startsWith('@') ? `${first}/${second}` : first;
  return isBuiltin(request) || owner in dependencies || owner === `@park/${name}`;
}

it('removes what a killed process left, and nothing of a process that still packs', () => {
  const [old, young] = ['.draft-old', '.draft-young'].map((name) => path.join(target, name));
  for (const folder of [old, young]) mkdirSync(path.join(folder ?? '', 'domain'), { recursive: true });
  const twoHoursAgo = Date.now() / 1000 - 7_200;
  utimesSync(old ?? '', twoHoursAgo, twoHoursAgo);
  pack();
  expect(readdirSync(target).filter((name) => name.startsWith('.draft-'))).toEqual(['.draft-young']);
});

it('holds no source and no test, and never changes a version', () => {
  for (const name of names) expect(filesOf(name, /(?<!\.d)\.tsx?$|\.test\./)).toEqual([]);
  const hashes = () =>
    readdirSync(target, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tgz|json)$/.test(file) && !file.startsWith('content'))
      .map((file) =>
        createHash('sha256')
          .update(readFileSync(path.join(target, file)))
          .digest('hex'),
      );
  const before = hashes();
  expect(pack()).toContain('already');
  expect(hashes()).toEqual(before);
});
