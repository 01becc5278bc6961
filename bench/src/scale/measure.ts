/** Measures list calls against the SQL that they need, in turn, so that a machine that slows down slows both. */
import type { Client } from 'pg';
import { median } from '../report';
import { askJson } from './ask';
import type { After, ScaleCase, Statement } from './subject';

const pageSize = 20;

export interface ScaleRow {
  readonly subject: string;
  readonly name: string;
  readonly page: number;
  readonly total: number | null;
  /** Medians, milliseconds. */
  readonly call: number;
  readonly bare: number;
}

interface Answer {
  items: { id: string }[];
  /** Absent where there are no pages. */
  paginationId?: string | null;
  total?: number;
}

export interface MeasureOptions {
  origin: string;
  client: Client;
  runs: number;
}

export async function measureCase(
  subject: string,
  one: ScaleCase,
  { origin, client, runs }: MeasureOptions,
): Promise<ScaleRow[]> {
  const addressOf = (paginationId: string | null) => {
    const url = new URL(one.call, origin);
    if (!one.isWhole) url.searchParams.set('pageSize', String(pageSize));
    if (paginationId !== null) url.searchParams.set('paginationId', paginationId);
    return url;
  };
  const ask = (paginationId: string | null) => askJson<Answer>(addressOf(paginationId));
  const read = async (statements: readonly Statement[]) => {
    let ids: string[] | null = null;
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ id: string }>({ text, values: [...(values ?? [])] });
      ids ??= (one.isWhole ? rows : rows.slice(0, pageSize)).map(({ id }) => id);
    }
    return ids ?? [];
  };

  const rows: ScaleRow[] = [];
  const first = await ask(null);
  let before: Answer | null = null;
  let number = 1;
  for (const page of one.pages) {
    for (; number < page; number += 1) {
      before = await ask(before?.paginationId ?? null);
      if (before.paginationId === null) throw new Error(`${one.call} ends before page ${page}`);
    }
    const after = before && (await keysAfter(client, one, before));
    const paginationId = before?.paginationId ?? null;
    const statements = one.bare(after, pageSize);
    const [answered, found] = [await ask(paginationId), await read(statements)];
    if (answered.items.map(({ id }) => id).join() !== found.join())
      throw new Error(`${subject}, ${one.name}, page ${page}: the call and the bare SQL answer different records`);
    const [calls, bares]: [number[], number[]] = [[], []];
    const timed = async (times: number[], work: () => Promise<unknown>) => {
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    };
    // Quick ones are measured more often: a short pause of the machine would otherwise be a large part of them.
    const begun = performance.now();
    for (let run = 0; run < runs || (run < 5 * runs && performance.now() - begun < 2_000); run += 1) {
      await timed(calls, () => ask(paginationId));
      await timed(bares, () => read(statements));
    }
    rows.push({
      subject,
      name: one.name,
      page,
      total: first.total ?? (one.isWhole ? first.items.length : null),
      call: median(calls),
      bare: median(bares),
    });
  }
  return rows;
}

async function keysAfter(client: Client, one: ScaleCase, { items }: Answer): Promise<After> {
  const last = items.at(-1);
  if (!last || !one.keysOf) throw new Error(`${one.name} says no keys, so no page but the first can be compared`);
  const { text, values } = one.keysOf(last.id);
  const { rows } = await client.query<unknown[]>({ text, values: [...(values ?? [])], rowMode: 'array' });
  return rows[0] ?? null;
}

export function scaleReport(rows: readonly ScaleRow[], facts: string): string {
  const lines = [
    '# List calls against the bare SQL they need',
    '',
    `The call over HTTP on the api’s own process, and on one connection the SQL that a person would write for that page by hand: the rows and, on page 1, total and facets. Both in turn, same answers, pages of ${pageSize}; medians in milliseconds. Written by \`npm run bench -- scale\`.`,
    '',
    facts,
    '',
    '| list | query | records | page | call | bare SQL | ratio |',
    '|---|---|--:|--:|--:|--:|--:|',
    ...rows.map(
      ({ subject, name, total, page, call, bare }) =>
        `| ${subject} | ${name} | ${total ?? '–'} | ${page} | ${call.toFixed(1)} | ${bare.toFixed(1)} | ${(call / bare).toFixed(2)} |`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
