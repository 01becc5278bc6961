import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publicSurface } from './public-surface';
import { committedReport, platformSurface } from './platform-surface';
import { compareSurfaces, versionComplaint } from './surface-report';

describe('the surface of a package', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'park-surface-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const surfaceOf = (files: Record<string, string>) => {
    mkdirSync(path.join(folder, 'src'), { recursive: true });
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'es2022',
          module: 'esnext',
          moduleResolution: 'bundler',
          strict: true,
          lib: ['es5'],
        },
        include: ['src'],
      }),
    );
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, 'src', name), text);
    return publicSurface(folder, [{ name: 'p', source: 'src/index.ts' }]);
  };
  const thing =
    'export interface Thing { readonly id: string }\ninterface Hidden { x: 1 }\nexport const hidden: Hidden = { x: 1 };\n';
  const base = {
    'thing.ts': thing,
    'index.ts':
      "import type { Thing } from './thing';\n/** Words. */\nexport function find(name: string): Thing { return { id: name }; }\nexport type Kind = 'a' | 'b';\n",
  };

  const surfaceOfBase = surfaceOf(base);

  it('holds exports, and the types behind them, but neither comments nor what nobody can reach', () => {
    expect(Object.fromEntries(surfaceOfBase)).toEqual({
      'p find': 'function(string): Thing',
      'p Kind': 'union',
      "p Kind | 'a'": '',
      "p Kind | 'b'": '',
      'behind Thing': 'interface',
      'behind Thing.id': 'readonly id: string',
    });
  });

  it.each([
    ['a comment', (text: string) => text.replace('Words', 'Other words'), 'none'],
    ['how it works inside', (text: string) => text.replace('{ id: name }', '{ id: name.trim() }'), 'none'],
    [
      'a further optional argument',
      (text: string) => text.replace('name: string', 'name: string, options?: { readonly limit?: number }'),
      'minor',
    ],
    ['a further word of a union', (text: string) => text.replace("'b'", "'b' | 'c'"), 'minor'],
    [
      'a further required argument',
      (text: string) => text.replace('name: string', 'name: string, limit: number'),
      'major',
    ],
    ['another type', (text: string) => text.replace('name: string', 'name: `x${string}`'), 'major'],
    ['an export that is gone', (text: string) => text.replace('export type', 'type'), 'major'],
  ])('sees %s', (_what, change, kind) => {
    const after = surfaceOf({ ...base, 'index.ts': change(base['index.ts']) });
    expect(compareSurfaces(surfaceOfBase, after).kind).toBe(kind);
  });

  it.each([
    ['a further property of one object', 'word: string }', 'word: string; readonly age: number }', 'minor'],
    ['another type of a property', 'word: string }', 'word: number }', 'major'],
    ['an object that is gone', " | { readonly status: 'failed'; readonly word: string }", '', 'major'],
  ])('sees %s in a union of objects', (_what, from, to, kind) => {
    const states =
      "export type State<Data> = { readonly status: 'ready'; readonly data: Data } | { readonly status: 'failed'; readonly word: string };";
    const before = surfaceOf({ ...base, 'index.ts': `${base['index.ts']}\n${states}` });
    const after = surfaceOf({ ...base, 'index.ts': `${base['index.ts']}\n${states.replace(from, to)}` });
    expect(compareSurfaces(before, after).kind).toBe(kind);
  });

  it('sees a change behind an export', () => {
    expect(
      compareSurfaces(surfaceOfBase, surfaceOf({ ...base, 'thing.ts': thing.replace('id: string', 'id: number') }))
        .changed,
    ).toEqual(['behind Thing.id']);
  });
});

describe('the platform', () => {
  it('has the surface of its committed report: raise the version and commit the report ("npm run platform-report")', () => {
    const [report, now] = [committedReport(), platformSurface()];
    expect(versionComplaint(report, now)).toBeNull();
    expect(compareSurfaces(report.items, now.items)).toEqual({ kind: 'none', removed: [], changed: [], added: [] });
    expect(report.version).toBe(now.version);
  });
});
