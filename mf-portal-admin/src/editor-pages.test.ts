/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Larger than all other parts of the portal's pages together; its size is limited beside it, in shared/ui. */
const editor = '@park/ui/editor';
const workspace = path.join(__dirname, '../..');

const read = (file: string): string => readFileSync(file, 'utf8');
/** Imports that load with the file: neither types nor `import()`. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'/gm)].map(([, target = '']) => target);

function loads(file: string, wanted: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return importsOf(file).some((target) => {
    if (target === wanted) return true;
    if (!target.startsWith('.')) return false;
    const found = ['.tsx', '.ts', '/index.ts'].map((ending) => path.resolve(path.dirname(file), target) + ending);
    return found.filter((candidate) => existsSync(candidate)).some((next) => loads(next, wanted, seen));
  });
}

it('is loaded by the two pages that write news and events, and by no other page', () => {
  const pages = [
    ...read(path.join(__dirname, 'routes.tsx')).matchAll(/['"]?([\w-]+)['"]?: \(\) =>\s*import\([^']*'([^']+)'\)/g),
  ];
  expect(pages.length).toBeGreaterThan(20);
  const withEditor = pages.filter(([, , file = '']) => {
    const page = [`${file}.tsx`, `${file}.ts`]
      .map((name) => path.join(__dirname, name))
      .find((name) => existsSync(name));
    return page !== undefined && loads(page, editor);
  });
  expect(withEditor.map(([, name]) => name).sort()).toEqual(['manage-events', 'manage-news']);
  expect(loads(path.join(__dirname, 'routes.tsx'), editor)).toBe(false);
});

it('is imported by no other part of the portal', () => {
  const areas = readdirSync(workspace).filter((name) => /^(mf-|shell$)/.test(name));
  const users = areas.filter((area) =>
    readdirSync(path.join(workspace, area, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .some((name) => importsOf(path.join(workspace, area, 'src', name)).includes(editor)),
  );
  expect(users).toEqual(['mf-portal-admin']);
});
