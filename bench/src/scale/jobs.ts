import { buildingCount, companyCount } from './companies';
import { insertRows, madeId } from './insert-rows';
import { queryFor } from './query-for';
import { createRandom } from '../random';
import type { After, ScaleCase, ScaleSubject, Statement } from './subject';
import { capitalised, textOf } from './words';

const jobCount = 50_000;
const day = 86_400_000;

/** Around today, so that most are open whenever the bench runs. */
function* made() {
  const random = createRandom(2);
  const today = Math.floor(Date.now() / day) * day;
  for (let number = 0; number < jobCount; number += 1) {
    const published = today - random.between(1, 90) * day - number;
    const minimum = random.pick([100, 100, 80, 60, 50, 40]);
    yield {
      id: madeId(2, number),
      source_key: `scale-${number}`,
      company_id: madeId(1, random.between(0, companyCount - 1)),
      contract_type: random.pick(['permanent', 'permanent', 'temporary', 'internship', 'apprenticeship']),
      workload_minimum: minimum,
      workload_maximum: random.next() < 0.5 ? 100 : minimum,
      location: `Building ${random.between(0, buildingCount - 1)}, Rive-Claire`,
      texts: {
        en: {
          title: capitalised(textOf(random, 'en', 3).slice(0, -1)),
          description: `<p>${textOf(random, 'en', 80)}</p>`,
        },
        fr: {
          title: capitalised(textOf(random, 'fr', 3).slice(0, -1)),
          description: `<p>${textOf(random, 'fr', 80)}</p>`,
        },
      },
      apply_url: 'https://jobs.example/apply',
      is_published: random.next() < 0.97,
      published_at: new Date(published).toISOString(),
      expires_at: new Date(today + random.between(-5, 120) * day).toISOString(),
    };
  }
}

const from = 'jobs j JOIN companies c ON c.id = j.company_id LEFT JOIN buildings b ON b.id = c.building_id';
const open = 'j.is_published AND j.published_at <= now() AND j.expires_at > now() AND c.enabled';
const item = `j.id, j.texts #- '{en,description}' #- '{fr,description}' AS texts, j.company_id, c.name, c.logo_file_id, j.contract_type, j.workload_minimum, j.workload_maximum, j.location, j.apply_url, j.apply_email, j.is_published, j.published_at, j.expires_at`;
const bands = `array_remove(ARRAY[CASE WHEN j.workload_maximum = 100 THEN '100' END, CASE WHEN j.workload_minimum <= 99 AND j.workload_maximum >= 80 THEN '80-99' END, CASE WHEN j.workload_minimum <= 79 AND j.workload_maximum >= 50 THEN '50-79' END, CASE WHEN j.workload_minimum <= 49 THEN '1-49' END], NULL)`;

function counted(where: string, chosen: string): Statement[] {
  const facet = (value: string, condition = chosen) => ({
    text: `SELECT ${value} AS value, count(*) FROM ${from} WHERE ${where} AND ${condition} GROUP BY 1 ORDER BY 2 DESC LIMIT 200`,
  });
  return [
    { text: `SELECT count(*) FROM ${from} WHERE ${where} AND ${chosen}` },
    // The one field in which something is chosen counts without the choice.
    facet('j.contract_type', 'true'),
    { text: `SELECT band, count(*) FROM ${from}, unnest(${bands}) AS band WHERE ${where} AND ${chosen} GROUP BY 1` },
    facet('j.company_id'),
    facet('lower(c.category COLLATE "C")'),
    facet('b.code'),
    facet('j.location'),
    { text: `SELECT id, label_en FROM catalog_items WHERE catalog IN ('company-categories', 'job-types')` },
    { text: `SELECT code, name FROM buildings` },
  ];
}

type Called = Pick<ScaleCase, 'name' | 'call' | 'pages'>;

function newest(chosen: string, called: Called): ScaleCase {
  const page = (after: After, size: number): Statement => ({
    text: `SELECT ${item} FROM ${from} WHERE ${open} AND ${chosen} ${after ? 'AND (j.published_at, j.id) < ($1::timestamptz, $2::uuid)' : ''} ORDER BY j.published_at DESC, j.id DESC LIMIT ${size + 1}`,
    values: after ?? [],
  });
  return {
    ...called,
    keysOf: (id) => ({ text: 'SELECT published_at, id FROM jobs WHERE id = $1', values: [id] }),
    bare: (after, size) => [page(after, size), ...(after ? [] : counted(open, chosen))],
  };
}

function ranked(word: string, called: Called): ScaleCase {
  const rank = `CASE WHEN j.search_title LIKE '${word}%' THEN 1300 WHEN j.search_title LIKE '% ${word}%' THEN 1200 WHEN j.search_title LIKE '%${word}%' THEN 1100 WHEN j.search_company LIKE '%${word}%' THEN 10 ELSE 1 END`;
  const where = `${open} AND j.search_words @@ ${queryFor(word)}`;
  const page = (after: After, size: number): Statement => ({
    text: `SELECT ${item} FROM ${from} WHERE ${where} ${after ? `AND (${rank}, j.published_at, j.id) < ($1::integer, $2::timestamptz, $3::uuid)` : ''} ORDER BY ${rank} DESC, j.published_at DESC, j.id DESC LIMIT ${size + 1}`,
    values: after ?? [],
  });
  return {
    ...called,
    keysOf: (id) => ({ text: `SELECT ${rank}, j.published_at, j.id FROM jobs j WHERE j.id = $1`, values: [id] }),
    bare: (after, size) => [page(after, size), ...(after ? [] : counted(where, 'true'))],
  };
}

export const jobs: ScaleSubject = {
  name: 'jobs',
  records: jobCount,
  fill: (client) =>
    insertRows(
      client,
      'jobs',
      {
        id: 'uuid',
        source_key: 'text',
        company_id: 'uuid',
        contract_type: 'text',
        workload_minimum: 'smallint',
        workload_maximum: 'smallint',
        location: 'text',
        texts: 'jsonb',
        apply_url: 'text',
        is_published: 'boolean',
        published_at: 'timestamptz',
        expires_at: 'timestamptz',
      },
      made(),
    ),
  cases: [
    newest('true', { name: 'all, newest first', call: '/api/jobs/query', pages: [1, 100] }),
    newest("j.contract_type = 'internship'", {
      name: 'one contract type',
      call: '/api/jobs/query?queryFilters=contractType:internship',
      pages: [1, 100],
    }),
    ranked('develops', { name: 'a frequent word', call: '/api/jobs/query?queryText=develops', pages: [1, 100] }),
    ranked('zutihydr', { name: 'a rare beginning', call: '/api/jobs/query?queryText=zutihydr', pages: [1] }),
  ],
};
