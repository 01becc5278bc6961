/** The bytes of every page, from the built `build.json` files: what its HTML names, compressed, in English. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltChunks, RemoteBuild } from '@park/contract/remote-build';
import type { ShellBuild } from '@park/build/shell-build';
import { sharedChunkName } from '@park/build/webpack/sharing';
import { remoteNames, workspaceRoot } from '@park/build/workspace';

export interface PageBytes {
  /** "mf-directory/company-list" */
  readonly page: string;
  readonly scripts: number;
  readonly styles: number;
}

type Files = ReadonlyArray<{ readonly path: string; readonly brotliBytes: number }>;

function sum(files: Files, paths: readonly string[]): number {
  const sizes = new Map(files.map((file) => [file.path, file.brotliBytes]));
  return [...new Set(paths)].reduce((total, file) => {
    const size = sizes.get(file);
    if (size === undefined) throw new Error(`${file} is not among the built files`);
    return total + size;
  }, 0);
}

const weigh = (files: Files, chunks: readonly (BuiltChunks | undefined)[]) => ({
  scripts: sum(
    files,
    chunks.flatMap((chunk) => chunk?.scripts ?? []),
  ),
  styles: sum(
    files,
    chunks.flatMap((chunk) => chunk?.styles ?? []),
  ),
});

/** The shell's own pages, which are named here because its other chunks are parts of pages. */
const shellPages = ['home', 'login', 'search-page', 'info-page', 'tenant-portal'];

function pageBytesOf(shell: ShellBuild, remotes: readonly RemoteBuild[]): PageBytes[] {
  const ofShell = (...names: string[]) =>
    weigh(shell.files, [shell.main, ...['texts-en', ...names].map((name) => shell.chunks[name])]);
  const around = ofShell('federation-runtime');
  return [
    ...shellPages.map((name) => ({ page: `shell/${name}`, ...ofShell(name) })),
    ...remotes.flatMap(({ name, files, pages, texts, container, entry }) =>
      Object.entries(pages).map(([page, chunks]) => {
        const own = weigh(files, [{ scripts: [container ?? entry], styles: [] }, chunks, texts?.['en']]);
        const shared = weigh(
          shell.files,
          (chunks.shared ?? []).map((library) => shell.chunks[sharedChunkName(library)]),
        );
        return {
          page: `${name}/${page}`,
          scripts: around.scripts + shared.scripts + own.scripts,
          styles: around.styles + shared.styles + own.styles,
        };
      }),
    ),
  ];
}

const read = <Build>(app: string): Build =>
  JSON.parse(readFileSync(path.join(workspaceRoot, app, 'dist/build.json'), 'utf8')) as Build;

/** @throws if an app is not built */
export const builtPageBytes = (): PageBytes[] =>
  pageBytesOf(
    read<ShellBuild>('shell'),
    remoteNames().map((name) => read<RemoteBuild>(name)),
  );

export function bytesReport(pages: readonly PageBytes[]): string {
  const rows = pages.map(({ page, scripts, styles }) => `| ${page} | ${scripts} | ${styles} | ${scripts + styles} |`);
  return `# Bytes of every page

What the HTML of a page names in English, in bytes as sent with brotli: the shell, and the page's own scripts and styles with their texts. Not the fonts, and not what a page loads later, such as the calendar of a date field. Written by \`npm run bench -- bytes\` from the builds, without a browser.

| Page | Scripts | Styles | Together |
| --- | --: | --: | --: |
${rows.join('\n')}
`;
}

/** The bytes of each page in an earlier report. */
export const bytesInReport = (report: string): Map<string, number> =>
  new Map(
    [...report.matchAll(/^\| (\S+\/\S+) \|.*\| (\d+) \|$/gm)].map(([, page = '', bytes]) => [page, Number(bytes)]),
  );
