import { insertRows, madeId } from './insert-rows';
import { queryFor } from './query-for';
import { createRandom } from '../random';
import type { After, ScaleCase, ScaleSubject, Statement } from './subject';
import { nameOf, textOf } from './words';

export const companyCount = 20_000;
export const buildingCount = 13;
const tags = [
  'AI',
  'Medtech',
  'Robotics',
  'Énergie',
  'Photonics',
  'Cleantech',
  'Fintech',
  'Space',
  'Food',
  'Mobility',
  'Security',
  'Biotech',
  'Sensors',
  'Education',
  'Software',
  'Chips',
];

function* made() {
  const random = createRandom(1);
  for (let number = 0; number < companyCount; number += 1) {
    yield {
      id: madeId(1, number),
      source_key: `scale-${number}`,
      name: nameOf(random),
      category: random.pick(['Tenant', 'Tenant', 'Startup', 'External', 'TENANT', 'former-tenant']),
      agreement_type: random.pick(['sqie', 'SQIE', 'feip-lausanne', 'feip-cbip', 'feip-unlimitrust', 'garage', '']),
      texts: { en: { description: textOf(random, 'en', 60) }, fr: { description: textOf(random, 'fr', 60) } },
      building_id: random.next() < 0.9 ? madeId(0, random.between(0, buildingCount - 1)) : null,
      is_epfl: random.next() < 0.25,
      is_published: random.next() < 0.97,
      tags: [...new Set([random.pick(tags), random.pick(tags)])],
      created_at: new Date(Date.UTC(2015, 0, 1) + random.between(0, 3_600) * 86_400_000 + number).toISOString(),
    };
  }
}

const listed = 'c.is_published AND c.enabled';
const item = `c.id, c.name, c.logo_file_id, c.category, c.agreement_type, b.code, b.name AS building_name, c.is_epfl, c.is_published, c.tags, c.website, left(c.texts -> 'en' ->> 'description', 220) AS en, left(c.texts -> 'fr' ->> 'description', 220) AS fr`;

/** Where the company must fit what was chosen, facet by facet; `matching` is what fits everything else. */
function counted(where: string, chosenTag: string | null): Statement[] {
  const fits = chosenTag === null ? 'true' : `c.tags && ARRAY['${chosenTag}']`;
  const facet = (value: string, condition = fits) => ({
    text: `SELECT ${value} AS value, count(*) FROM companies c LEFT JOIN buildings b ON b.id = c.building_id WHERE ${where} AND ${condition} GROUP BY 1`,
  });
  return [
    { text: `SELECT count(*) FROM companies c WHERE ${where} AND ${fits}` },
    facet('lower(c.category COLLATE "C")'),
    facet('lower(c.agreement_type COLLATE "C")'),
    facet('b.code'),
    facet('c.is_epfl'),
    { text: `SELECT tag, count(*) FROM companies c, unnest(c.tags) AS tag WHERE ${where} GROUP BY 1` },
    { text: `SELECT id, label_en FROM catalog_items WHERE catalog IN ('company-categories', 'agreement-types')` },
    { text: `SELECT code, name FROM buildings` },
  ];
}

const keysOf = (id: string): Statement => ({
  text: `SELECT left(search_name, 60), id FROM companies WHERE id = $1`,
  values: [id],
});

function byName(
  where: string,
  { chosenTag = null, ...rest }: Omit<ScaleCase, 'bare' | 'keysOf'> & { chosenTag?: string | null },
): ScaleCase {
  const fits = chosenTag === null ? '' : `AND c.tags && ARRAY['${chosenTag}']`;
  const page = (after: After, size: number): Statement => ({
    text: `SELECT ${item} FROM companies c LEFT JOIN buildings b ON b.id = c.building_id WHERE ${where} ${fits} ${after ? 'AND (left(c.search_name, 60), c.id) > ($1::text, $2::uuid)' : ''} ORDER BY left(c.search_name, 60), c.id LIMIT ${size + 1}`,
    values: after ?? [],
  });
  return { ...rest, keysOf, bare: (after, size) => [page(after, size), ...(after ? [] : counted(where, chosenTag))] };
}

const newest: ScaleCase = {
  name: 'all, newest first',
  call: '/api/companies/query?sort=newest',
  pages: [1, 100],
  keysOf: (id) => ({ text: `SELECT in_milliseconds(created_at), id FROM companies WHERE id = $1`, values: [id] }),
  bare: (after, size) => [
    {
      text: `SELECT ${item} FROM companies c LEFT JOIN buildings b ON b.id = c.building_id WHERE ${listed} ${after ? 'AND (in_milliseconds(c.created_at), c.id) < ($1::timestamptz, $2::uuid)' : ''} ORDER BY in_milliseconds(c.created_at) DESC, c.id DESC LIMIT ${size + 1}`,
      values: after ?? [],
    },
    ...(after ? [] : counted(listed, null)),
  ],
};

/** Ranked: name before tags before description, as the call ranks. */
function ranked(word: string, rest: Omit<ScaleCase, 'bare' | 'keysOf'>): ScaleCase {
  const rank = `CASE WHEN c.search_name LIKE '${word}%' THEN 1300 WHEN c.search_name LIKE '% ${word}%' THEN 1200 WHEN c.search_name LIKE '%${word}%' THEN 1100 WHEN c.search_tags LIKE '%${word}%' THEN 10 ELSE 1 END`;
  const where = `${listed} AND c.search_words @@ ${queryFor(word)}`;
  const page = (after: After, size: number): Statement => ({
    text: `SELECT ${item} FROM companies c LEFT JOIN buildings b ON b.id = c.building_id
           WHERE ${where} ${after ? `AND (${rank} < $1::integer OR ${rank} = $1::integer AND (left(c.search_name, 60), c.id) > ($2::text, $3::uuid))` : ''}
           ORDER BY ${rank} DESC, left(c.search_name, 60), c.id LIMIT ${size + 1}`,
    values: after ?? [],
  });
  return {
    ...rest,
    keysOf: (id) => ({
      text: `SELECT ${rank}, left(c.search_name, 60), c.id FROM companies c WHERE c.id = $1`,
      values: [id],
    }),
    bare: (after, size) => [page(after, size), ...(after ? [] : counted(where, null))],
  };
}

export const companies: ScaleSubject = {
  name: 'companies',
  records: companyCount,
  async fill(client) {
    await insertRows(
      client,
      'buildings',
      { id: 'uuid', code: 'text', name: 'text', address: 'text', position: 'integer' },
      Array.from({ length: buildingCount }, (_unused, number) => ({
        id: madeId(0, number),
        code: `building-${number}`,
        name: `Building ${number}`,
        address: `Shore ${number}, 1099 Rive-Claire`,
        position: number,
      })),
    );
    await insertRows(
      client,
      'companies',
      {
        id: 'uuid',
        source_key: 'text',
        name: 'text',
        category: 'text',
        agreement_type: 'text',
        texts: 'jsonb',
        building_id: 'uuid',
        is_epfl: 'boolean',
        is_published: 'boolean',
        tags: 'text[]',
        created_at: 'timestamptz',
      },
      made(),
    );
  },
  cases: [
    byName(listed, { name: 'all, by name', call: '/api/companies/query', pages: [1, 100] }),
    byName(listed, {
      name: 'one tag',
      call: '/api/companies/query?queryFilters=tag:Robotics',
      pages: [1, 100],
      chosenTag: 'Robotics',
    }),
    newest,
    ranked('develops', { name: 'a frequent word', call: '/api/companies/query?queryText=develops', pages: [1, 100] }),
    ranked('zutihydr', { name: 'a rare beginning', call: '/api/companies/query?queryText=zutihydr', pages: [1] }),
  ],
};
