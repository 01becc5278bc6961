/**
 * Sends the extremes of every date, number and text field to every call. An input must never keep the server busy: each
 * answer costs less than a second of processor time, and none is an unexpected error.
 */
import { calls, type CallDefinition } from '@park/contract';
import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import { describeOnPGlite, type Caller, type TestAnswer } from '../../testing';

interface Field {
  path: readonly string[];
  schema: Record<string, unknown>;
}
type Node = Record<string, unknown>;

const asNode = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const membersOf = (node: Node): Node[] =>
  [...((node['anyOf'] as unknown[]) ?? []), ...((node['allOf'] as unknown[]) ?? [])].map(asNode);

/** A value that fits the schema, so that the other fields do not hide the one under test. */
function sampleOf(node: Node): unknown {
  if ('default' in node) return node['default'];
  if ('const' in node) return node['const'];
  if (Array.isArray(node['enum'])) return node['enum'][0];
  const [member] = membersOf(node);
  if (member) return sampleOf(member);
  if (node['type'] === 'object' || node['properties']) {
    const required = (node['required'] as string[] | undefined) ?? [];
    const properties = asNode(node['properties']);
    return Object.fromEntries(required.map((key) => [key, sampleOf(asNode(properties[key]))]));
  }
  if (node['type'] === 'array') return node['minItems'] ? [sampleOf(asNode(node['items']))] : [];
  if (node['type'] === 'boolean') return false;
  if (node['type'] === 'integer' || node['type'] === 'number') return (node['minimum'] as number | undefined) ?? 1;
  if (node['format'] === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (node['format'] === 'email') return 'somebody@example.org';
  if (node['format'] === 'uri') return 'https://example.org/';
  if (node['format'] === 'date') return '2026-03-04';
  if (node['format'] === 'date-time') return '2026-03-04T10:00:00Z';
  return 'sample';
}

/** Every field that holds a single value, with its path from the root of the schema. */
function fieldsOf(node: Node, path: readonly string[] = []): Field[] {
  const nested = Object.entries(asNode(node['properties'])).flatMap(([key, value]) =>
    fieldsOf(asNode(value), [...path, key]),
  );
  const items = node['items'] ? fieldsOf(asNode(node['items']), [...path, '0']) : [];
  const members = membersOf(node).flatMap((member) => fieldsOf(member, path));
  const isLeaf = path.length > 0 && nested.length + items.length + members.length === 0;
  return isLeaf ? [{ path, schema: node }] : [...nested, ...items, ...members];
}

function replaced(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (key === '0') return [replaced(asNode(Array.isArray(whole) ? whole[0] : undefined), rest, value)];
  const node = asNode(whole);
  return { ...node, [key]: replaced(node[key], rest, value) };
}

const dates = ['9999-12-31', '0000-01-01', '2100-12-31'];
const moments = ['9999-12-30T10:00:00Z', '0001-01-01T00:00:00Z', '2100-12-31T23:59:00Z'];
const numbers = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 1e308];
const texts = ['9999-12-31', 'a'.repeat(5_000), '\u202e\u200b\u0301%('.repeat(60)];

function extremesOf({ format, type }: Node): readonly unknown[] {
  if (format === 'date') return dates;
  if (format === 'date-time') return moments;
  return type === 'integer' || type === 'number' ? numbers : texts;
}

const schemaOf = (schema: $ZodType): Node => asNode(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

interface Attempt {
  url: string;
  body?: unknown;
}

/** Requests of a call in which one field at a time holds an extreme value. */
function* attemptsOf(name: string, { params, query, body }: CallDefinition): Generator<Attempt> {
  const [, path = ''] = name.split(' ');
  const sampleParams = params ? asNode(sampleOf(schemaOf(params))) : {};
  const urlWith = (values: Node) =>
    path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => encodeURIComponent(String(values[key] ?? 'sample')));
  const sampleBody = body ? { body: sampleOf(schemaOf(body)) } : {};
  if (params)
    for (const field of fieldsOf(schemaOf(params)))
      for (const value of texts)
        yield { url: urlWith({ ...sampleParams, [field.path[0] ?? '']: value }), ...sampleBody };
  if (query) {
    const base = asNode(sampleOf(schemaOf(query)));
    for (const field of fieldsOf(schemaOf(query)))
      for (const value of extremesOf(field.schema)) {
        const values = { ...base, [field.path[0] ?? '']: value };
        const written = Object.entries(values).map(([key, part]) => [key, String(part)]);
        yield {
          url: `${urlWith(sampleParams)}?${new URLSearchParams(written as [string, string][]).toString()}`,
          ...sampleBody,
        };
      }
  }
  if (body)
    for (const field of fieldsOf(schemaOf(body)))
      for (const value of extremesOf(field.schema))
        yield { url: urlWith(sampleParams), body: replaced(sampleBody.body, field.path, value) };
}

const MAX_CPU_MICROSECONDS = 1_000_000;

/** @returns the microseconds of processor time that work cost, and its result */
async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [user + system, result];
}

describeOnPGlite('extreme input', (test) => {
  const api = test.api();
  const named = Object.entries(calls) as [string, CallDefinition][];

  const send = (caller: Caller, method: string, { url, body }: Attempt): Promise<TestAnswer> =>
    caller.request({ method: method as 'GET', url, ...(body === undefined ? {} : { payload: body as object }) });

  it.each(named)('%s answers each within a second of processor time', async (name, definition) => {
    const [method = 'GET'] = name.split(' ');
    const caller = api.as('superAdministrator');
    const slow: unknown[] = [];
    const failed: unknown[] = [];
    for (const attempt of attemptsOf(name, definition)) {
      const [first, { status, text }] = await timed(() => send(caller, method, attempt));
      if (status >= 500 && status !== 501 && status !== 503) failed.push([attempt, status, text]);
      if (first <= MAX_CPU_MICROSECONDS) continue;
      // Input that keeps the server busy does so each time, unlike memory that is tidied up.
      const [again] = await timed(() => send(caller, method, attempt));
      if (again > MAX_CPU_MICROSECONDS) slow.push([attempt, first, again]);
    }
    expect({ slow, failed }).toEqual({ slow: [], failed: [] });
  });
});
