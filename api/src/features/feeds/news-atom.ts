/** The newest news as an Atom feed (RFC 4287). */
import { desc, and, eq } from 'drizzle-orm';
import type { Language } from '@park/contract/texts';
import { textsFor } from '../../core/languages/texts-by-language';
import { newsPath } from '../../core/web-addresses/pages';
import { isNewsReadable } from '../news';
import { news } from '../../core/database/schema/news';
import type { AppContext } from '../../core/context/app-context';

const maxEntries = 50;

export interface AtomFeedOptions {
  language: Language;
  isSuccessStory: boolean;
}

type Row = Pick<typeof news.$inferSelect, 'id' | 'type' | 'texts' | 'isSuccessStory' | 'publishedAt' | 'updatedAt'>;

/** The newest readable news, or success stories only (AMB-50), at most 50. */
export async function newestNews(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  isSuccessStory: boolean,
): Promise<Row[]> {
  return database
    .select({
      id: news.id,
      type: news.type,
      texts: news.texts,
      isSuccessStory: news.isSuccessStory,
      publishedAt: news.publishedAt,
      updatedAt: news.updatedAt,
    })
    .from(news)
    .where(and(isNewsReadable(clock()), eq(news.isSuccessStory, isSuccessStory)))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(maxEntries);
}

/** Escapes text for XML 1.0, which allows no control characters except tab and line breaks. */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A change before publication does not count. */
const changedAt = ({ publishedAt, updatedAt }: Row): string =>
  (updatedAt > publishedAt ? updatedAt : publishedAt).toISOString();

const titles = {
  en: { news: 'News', stories: 'Success stories' },
  fr: { news: 'Actualités', stories: 'Réussites' },
} as const;

/** The feed as XML (RFC 4287). Entries keep their ids when their texts change. */
export function atomFeed(
  rows: readonly Row[],
  { language, isSuccessStory }: AtomFeedOptions,
  { parkOrigin, parkName }: Pick<AppContext['configuration'], 'parkOrigin' | 'parkName'>,
): string {
  const self = `${parkOrigin}/api/feeds/news.atom?language=${language}${isSuccessStory ? '&successStories=true' : ''}`;
  const title = `${titles[language][isSuccessStory ? 'stories' : 'news']} · ${parkName[language]}`;
  const entries = rows.flatMap((row) => {
    const read = textsFor(row.texts, language);
    if (!read) return [];
    const { title: entryTitle, summary, content } = read.texts;
    const url = parkOrigin + newsPath({ id: row.id, successStory: row.isSuccessStory });
    // Links and images are paths in the portal; feed readers need a base address.
    return [
      `<entry xml:lang="${read.language}" xml:base="${xml(parkOrigin)}/">`,
      `<id>urn:uuid:${row.id}</id>`,
      `<title>${xml(entryTitle)}</title>`,
      `<link rel="alternate" type="text/html" href="${xml(url)}"/>`,
      `<published>${row.publishedAt.toISOString()}</published>`,
      `<updated>${changedAt(row)}</updated>`,
      `<category term="${xml(row.type)}"/>`,
      ...(summary ? [`<summary>${xml(summary)}</summary>`] : []),
      `<content type="html">${xml(content)}</content>`,
      '</entry>',
    ];
  });
  const latest = rows.map(changedAt).sort().at(-1) ?? new Date(0).toISOString();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${xml(self)}</id>`,
    `<title>${xml(title)}</title>`,
    `<updated>${latest}</updated>`,
    `<author><name>${xml(parkName[language])}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(`${parkOrigin}/${isSuccessStory ? 'success-stories' : 'news'}`)}"/>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
