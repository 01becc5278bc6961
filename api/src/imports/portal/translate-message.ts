/** Messages of imports in the language of the person who reads them in the portal. */
import type { Language } from '@park/contract/texts';
import { frenchFields, frenchMessages } from './french-messages';

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A list of names ends where the next remark begins; other values may contain a semicolon. */
const valuePattern = (name: string): string => (name === 'names' ? '[^;]+' : '.+?');

const templates = Object.entries(frenchMessages).map(([english, french]) => ({
  french,
  pattern: new RegExp(
    `^${english
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 === 0 ? escapeRegExp(part) : `(?<${part}>${valuePattern(part)})`))
      .join('')}$`,
    's',
  ),
}));

function inFrench(message: string): string | undefined {
  for (const { french, pattern } of templates) {
    const found = pattern.exec(message);
    if (found)
      return french.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueInFrench(name, found.groups?.[name] ?? ''));
  }
  return undefined;
}

const valueInFrench = (name: string, value: string): string =>
  name === 'fields'
    ? value
        .split(', ')
        .map((field) => frenchFields[field] ?? field)
        .join(', ')
    : value;

/** A message that has no French is returned as it is; several are joined by `; `. */
export function translateMessage(message: string, language: Language): string {
  if (language === 'en' || message === '') return message;
  const parts = message.split('; ');
  return (remarksInFrench(parts) ?? eachInFrench(parts)).join('\u00a0; ');
}

/**
 * Remarks about one row, as many as have French; undefined if a part of them has none. A remark may contain a semicolon
 * itself, and the last value of a remark would take in the remarks behind it.
 */
function remarksInFrench(parts: readonly string[]): string[] | undefined {
  /** Per start the remarks from there to the end. */
  const rests: (string[] | undefined)[] = [];
  rests[parts.length] = [];
  for (let start = parts.length - 1; start >= 0; start -= 1)
    for (let end = start + 1; end <= parts.length && !rests[start]; end += 1) {
      const rest = rests[end];
      const said = rest && inFrench(parts.slice(start, end).join('; '));
      if (said !== undefined) rests[start] = [said, ...(rest ?? [])];
    }
  return rests[0];
}

/** What has French in French, and the rest as it is. */
function eachInFrench(parts: readonly string[]): string[] {
  const said: string[] = [];
  for (let start = 0; start < parts.length;) {
    const ends = parts.map((_part, index) => parts.length - index).filter((end) => end > start);
    const end = ends.find((candidate) => inFrench(parts.slice(start, candidate).join('; ')) !== undefined) ?? start + 1;
    const part = parts.slice(start, end).join('; ');
    said.push(inFrench(part) ?? part);
    start = end;
  }
  return said;
}
