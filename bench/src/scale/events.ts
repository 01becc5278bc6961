import { insertRows, madeId } from './insert-rows';
import { createRandom } from '../random';
import type { After, ScaleCase, ScaleSubject, Statement } from './subject';
import { capitalised, textOf } from './words';

const eventCount = 50_000;
const hour = 3_600_000;
const day = 24 * hour;
/** Four years back and four ahead: some 500 in a month. */
const spanDays = 2 * 4 * 365;

function* made() {
  const random = createRandom(4);
  const today = Math.floor(Date.now() / day) * day;
  for (let number = 0; number < eventCount; number += 1) {
    const start = today + Math.floor((number / eventCount - 0.5) * spanDays * day) + random.between(0, 12) * 60_000;
    const text = (language: 'en' | 'fr') => ({
      title: capitalised(textOf(random, language, 4).slice(0, -1)),
      summary: textOf(random, language, 15),
      content: `<p>${textOf(random, language, 100)}</p>`,
    });
    yield {
      id: madeId(4, number),
      source_key: `scale-${number}`,
      type: random.pick(['conference', 'workshop', 'networking', 'networking']),
      texts: { en: text('en'), ...(random.next() < 0.8 && { fr: text('fr') }) },
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + random.pick([1, 2, 3, 8, 48]) * hour).toISOString(),
      location: `Hall ${random.between(1, 20)}`,
      is_members_only: random.next() < 0.1,
      is_knova: random.next() < 0.05,
      is_published: random.next() < 0.97,
      published_at: new Date(today - 5 * 365 * day).toISOString(),
    };
  }
}

const item = `e.id, e.type, e.texts #- '{en,content}' #- '{fr,content}' AS texts, e.published_at, e.is_published, e.starts_at, e.ends_at, e.is_all_day, e.location, e.online_url, e.registration_url, e.is_members_only, e.is_knova, e.status, e.linked_company_id, f.id AS image_id, f.width, f.height`;
/** What a visitor may see. */
const readable =
  'e.is_published AND e.archived_at IS NULL AND e.published_at <= now() AND NOT e.is_members_only AND NOT e.is_knova';
const toCome =
  "e.ends_at > now() AND e.starts_at >= coalesce((SELECT min(starts_at) FROM (SELECT starts_at FROM events WHERE is_published AND tstzrange(starts_at, ends_at, '[]') @> now() OFFSET 0) r), now())";

function sorted(
  direction: 'ASC' | 'DESC',
  chosen: string,
  called: Pick<ScaleCase, 'name' | 'call' | 'pages'>,
  isSearch = false,
): ScaleCase {
  const page = (after: After, size: number): Statement => ({
    text: `SELECT ${item}${isSearch ? ', e.texts AS whole' : ''} FROM events e LEFT JOIN files f ON f.id = e.image_id WHERE ${readable} AND ${chosen} ${after ? `AND (e.starts_at, e.id) ${direction === 'ASC' ? '>' : '<'} ($1::timestamptz, $2::uuid)` : ''} ORDER BY e.starts_at ${direction}, e.id ${direction} LIMIT ${size + 1}`,
    values: after ?? [],
  });
  return {
    ...called,
    keysOf: (id) => ({ text: 'SELECT starts_at, id FROM events WHERE id = $1', values: [id] }),
    bare: (after, size) => [page(after, size)],
  };
}

/** A span that begins and ends at midnights of UTC, which both sides read alike. */
function range(name: string, days: number): ScaleCase {
  const from = Math.floor(Date.now() / day) * day + 30 * day;
  const [start, end] = [new Date(from).toISOString(), new Date(from + days * day).toISOString()];
  return {
    name,
    call: `/api/events/range?startDate=${start}&endDate=${end}`,
    pages: [1],
    isWhole: true,
    bare: () => [
      {
        text: `SELECT ${item} FROM events e LEFT JOIN files f ON f.id = e.image_id WHERE ${readable} AND tstzrange(e.starts_at, e.ends_at, '[]') && tstzrange($1::timestamptz, $2::timestamptz) AND (e.ends_at > $1 OR e.starts_at >= $1) ORDER BY e.starts_at, e.id`,
        values: [start, end],
      },
    ],
  };
}

export const events: ScaleSubject = {
  name: 'events',
  records: eventCount,
  fill: (client) =>
    insertRows(
      client,
      'events',
      {
        id: 'uuid',
        source_key: 'text',
        type: 'text',
        texts: 'jsonb',
        starts_at: 'timestamptz',
        ends_at: 'timestamptz',
        location: 'text',
        is_members_only: 'boolean',
        is_knova: 'boolean',
        is_published: 'boolean',
        published_at: 'timestamptz',
      },
      made(),
    ),
  cases: [
    sorted('ASC', toCome, { name: 'to come, soonest first', call: '/api/events/query?upcoming=true', pages: [1, 100] }),
    sorted('DESC', 'e.ends_at <= now() AND e.starts_at <= now()', {
      name: 'over, latest first',
      call: '/api/events/query?upcoming=false',
      pages: [1, 100],
    }),
    sorted('ASC', `${toCome} AND e.type = 'workshop'`, {
      name: 'one type',
      call: '/api/events/query?upcoming=true&queryFilters=type:workshop',
      pages: [1, 100],
    }),
    sorted(
      'DESC',
      "e.search_words @@ $q$'robots':*$q$::tsquery",
      { name: 'a frequent word', call: '/api/events/query?queryText=robots', pages: [1, 100] },
      true,
    ),
    sorted(
      'DESC',
      "e.search_words @@ $q$'zutihydr':*$q$::tsquery",
      { name: 'a rare beginning', call: '/api/events/query?queryText=zutihydr', pages: [1] },
      true,
    ),
    range('a week', 7),
    range('a month', 31),
  ],
};
