/** Copies the template under another name. Words are replaced in names of files and in their content alike. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface NewRemote {
  readonly from: string;
  readonly to: string;
  /** `mf-…`, checked. */
  readonly name: string;
  readonly title: { readonly en: string; readonly fr: string };
  /** Files and folders of the template that the remote does not get. */
  readonly leftOut?: readonly string[];
  /** Further files, by path. */
  readonly added?: Readonly<Record<string, string>>;
}

const standardLeftOut = ['node_modules', 'dist'];

/** Longest first, so that a word is not replaced inside another. */
function replacements({ name, title }: NewRemote): readonly (readonly [string, string])[] {
  const area = name.slice('mf-'.length);
  const inCode = area.replace(/(^|-)(\w)/g, (_match, _hyphen, letter: string) => letter.toUpperCase());
  return [
    ['Example area', title.en],
    ['Domaine d’exemple', title.fr],
    ['mf-example', name],
    ['Example', inCode],
    ['example', area],
  ];
}

/** Complete or not at all: the folder is written beside its place and moved there. */
export function copyTemplate(remote: NewRemote): void {
  const leftOut = new Set([...standardLeftOut, ...(remote.leftOut ?? [])]);
  const words = replacements(remote);
  const pattern = new RegExp(words.map(([word]) => word).join('|'), 'g');
  const byWord = new Map(words);
  const rewrite = (text: string) => text.replace(pattern, (word) => byWord.get(word) ?? word);
  const copy = (from: string, to: string) => {
    mkdirSync(to, { recursive: true });
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      if (leftOut.has(entry.name)) continue;
      const [source, target] = [path.join(from, entry.name), path.join(to, rewrite(entry.name))];
      if (entry.isDirectory()) copy(source, target);
      else writeFileSync(target, rewrite(readFileSync(source, 'utf8')));
    }
  };
  const draft = `${remote.to}.draft`;
  rmSync(draft, { recursive: true, force: true });
  copy(remote.from, draft);
  for (const [file, content] of Object.entries(remote.added ?? {})) {
    mkdirSync(path.dirname(path.join(draft, file)), { recursive: true });
    writeFileSync(path.join(draft, file), content);
  }
  renameSync(draft, remote.to);
}
