import { joined, paragraph } from './compose';
import type { Bilingual } from './material/sector';
import { english, french } from './typography';

interface OneLanguage {
  title: string;
  summary: string;
  paragraphs: string[];
}

function readOne(text: string, set: (words: string) => string): OneLanguage {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [title = '', summary = '', ...paragraphs] = lines;
  if (!title.startsWith('# ') || !summary.startsWith('> ')) throw new Error(`An article begins with # and >: ${title}`);
  return { title: set(title.slice(2)), summary: set(summary.slice(2)), paragraphs: paragraphs.map(set) };
}

/** Parses articles in the format that material/park-news-buildings.ts describes. */
export function readArticles(text: string): Array<{ title: Bilingual; summary: Bilingual; content: Bilingual }> {
  return text.split(/^===$|===$/m).map((article) => {
    const [first = '', second = ''] = article.split(/^--$/m);
    const en = readOne(first, english);
    const fr = readOne(second, french);
    return {
      title: { en: en.title, fr: fr.title },
      summary: { en: en.summary, fr: fr.summary },
      content: joined(en.paragraphs.map((words, index) => paragraph({ en: words, fr: fr.paragraphs[index] ?? '' }))),
    };
  });
}
