import { insertRows, madeId } from './insert-rows';
import { createRandom } from '../random';
import type { After, ScaleCase, ScaleSubject, Statement } from './subject';
import { capitalised, textOf } from './words';

const newsCount = 50_000;
const hour = 3_600_000;

/** A few an hour for years back, none of the same moment, and a tenth of them stories. */
function* made() {
  const random = createRandom(3);
  const now = Math.floor(Date.now() / hour) * hour;
  for (let number = 0; number < newsCount; number += 1) {
    const text = (language: 'en' | 'fr') => ({
      title: capitalised(textOf(random, language, 5).slice(0, -1)),
      summary: textOf(random, language, 15),
      content: `<p>${textOf(random, language, 120)}</p><p>${textOf(random, language, 120)}</p>`,
    });
    yield {
      id: madeId(3, number),
      source_key: `scale-${number}`,
      type: random.pick(['park', 'company', 'company', 'press']),
      is_success_story: random.next() < 0.1,
      texts: { en: text('en'), ...(random.next() < 0.8 && { fr: text('fr') }) },
      is_published: random.next() < 0.97,
      published_at: new Date(now - number * hour - random.between(0, hour - 1)).toISOString(),
    };
  }
}

const item = `n.id, n.type, n.is_success_story, n.texts #- '{en,content}' #- '{fr,content}' AS texts, n.linked_company_id, n.is_published, n.published_at, f.id AS image_id, f.width, f.height`;
const readable = 'n.is_published AND n.archived_at IS NULL AND n.published_at <= now() AND NOT n.is_success_story';

function newest(chosen: string, called: Pick<ScaleCase, 'name' | 'call' | 'pages'>, isSearch = false): ScaleCase {
  const from = (columns: string, after: After, size: number): Statement => ({
    text: `SELECT ${columns} FROM news n LEFT JOIN files f ON f.id = n.image_id WHERE ${readable} AND ${chosen} ${after ? 'AND (n.published_at, n.id) < ($1::timestamptz, $2::uuid)' : ''} ORDER BY n.published_at DESC, n.id DESC LIMIT ${size + 1}`,
    values: after ?? [],
  });
  return {
    ...called,
    keysOf: (id) => ({ text: 'SELECT published_at, id FROM news WHERE id = $1', values: [id] }),
    // A search shows where the words are, so it needs the complete texts of its page.
    bare: (after, size) => [from(isSearch ? `${item}, n.texts AS whole` : item, after, size)],
  };
}

export const news: ScaleSubject = {
  name: 'news',
  records: newsCount,
  fill: (client) =>
    insertRows(
      client,
      'news',
      {
        id: 'uuid',
        source_key: 'text',
        type: 'text',
        is_success_story: 'boolean',
        texts: 'jsonb',
        is_published: 'boolean',
        published_at: 'timestamptz',
      },
      made(),
    ),
  cases: [
    newest('true', { name: 'all, newest first', call: '/api/news/query', pages: [1, 100] }),
    newest("n.type = 'press'", { name: 'one type', call: '/api/news/type/press', pages: [1, 100] }),
    newest(
      "n.search_words @@ $q$'robots':*$q$::tsquery",
      { name: 'a frequent word', call: '/api/news/query?queryText=robots', pages: [1, 100] },
      true,
    ),
    newest(
      "n.search_words @@ $q$'zutihydr':*$q$::tsquery",
      { name: 'a rare beginning', call: '/api/news/query?queryText=zutihydr', pages: [1] },
      true,
    ),
  ],
};
