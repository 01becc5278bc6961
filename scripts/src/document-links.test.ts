/** Relative links of README and docs lead to files, folders and headings that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';

const pagesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => path.join(entry.parentPath, entry.name));

const pages = [path.join(workspaceRoot, 'README.md'), ...pagesBelow(path.join(workspaceRoot, 'docs'))];

interface Link {
  readonly page: string;
  readonly target: string;
}

/** What is in code is not a link. */
const withoutCode = (text: string) => text.replace(/^ *```.*?^ *```$/gms, '').replace(/`[^`\n]*`/g, '');

function linksOf(page: string): Link[] {
  const text = withoutCode(readFileSync(page, 'utf8'));
  return [...text.matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target = '']) => ({ page, target }))
    .filter(({ target }) => !/^(?:[a-z]+:|\/)/.test(target));
}

/** The anchors that GitHub makes of headings. */
const anchorsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

function isBroken({ page, target }: Link): boolean {
  const [file = '', anchor] = target.split('#');
  const found = file === '' ? page : path.resolve(path.dirname(page), file);
  if (!existsSync(found)) return true;
  return anchor !== undefined && found.endsWith('.md') && !anchorsOf(found).includes(anchor);
}

const links = pages.flatMap(linksOf);

it('reads the links of README and docs', () => {
  expect(links.length).toBeGreaterThan(150);
  expect(links.map(({ target }) => target)).toEqual(
    expect.arrayContaining(['docs/conventions.md', 'releases.md#the-gate']),
  );
});

it('leads to something that exists', () => {
  expect(links.filter(isBroken).map(({ page, target }) => `${path.relative(workspaceRoot, page)} → ${target}`)).toEqual(
    [],
  );
});

it('notices a file and a heading that do not exist', () => {
  const page = path.join(workspaceRoot, 'docs/releases.md');
  expect(isBroken({ page, target: 'no-such-page.md' })).toBe(true);
  expect(isBroken({ page, target: '#no-such-heading' })).toBe(true);
  expect(isBroken({ page, target: '#the-gate' })).toBe(false);
});
