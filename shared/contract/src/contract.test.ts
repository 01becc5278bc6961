import { isAdminFlag, isPermission, roleIds } from '@park/domain';
import { safeParse, toJSONSchema } from 'zod/v4/core';
import { calls, type CallDefinition, type CallInput, type CallResponse } from './index';
import { personRoles, Role } from './person-roles';

const named = Object.entries(calls) as [string, CallDefinition][];

describe('every call of the contract', () => {
  it.each(named)('%s says what it is, who may make it and what it accepts and answers', (name, definition) => {
    const [method, path = ''] = name.split(' ');
    expect(name).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/api(\/[a-zA-Z-]+(\.\w+)?|\/\{\w+\}(\.\w+)?)+$/);
    expect(definition.summary).not.toBe('');
    const { access } = definition;
    expect(
      access === 'public' ||
        access === 'session' ||
        (typeof access === 'object' ? 'key' in access || isAdminFlag(access.flag) : isPermission(access)),
    ).toBe(true);
    if (method === 'GET') expect(definition.body).toBeUndefined();
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter).sort();
    const described = definition.params
      ? Object.keys(toJSONSchema(definition.params, { io: 'input' }).properties ?? {}).sort()
      : [];
    expect(described).toEqual(inPath);
  });

  it.each(named)('%s can be described in OpenAPI', (_name, { params, query, body, response }) => {
    for (const schema of [params, query, body])
      if (schema) expect(() => toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).not.toThrow();
    if (response) expect(() => toJSONSchema(response, { io: 'output' })).not.toThrow();
  });

  it('has types for callers', () => {
    const input: CallInput<'POST /api/auth/login'> = { body: { email: 'a@b.c', password: 'x', source: 'portal' } };
    const none: CallInput<'GET /api/users/user'> = {};
    const loose: CallInput<'GET /api/users/query'> = { query: { pageSize: 5 } };
    const answer: CallResponse<'POST /api/auth/logout'> = undefined;
    expect([input, none, loose, answer]).toHaveLength(4);
  });
});

/** Paths of all dates in a JSON schema, through unions, lists and nested objects. */
function datePaths(schema: unknown, path: readonly string[] = []): string[][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Record<string, unknown>;
  const own = node['format'] === 'date' || node['format'] === 'date-time' ? [[...path]] : [];
  const members = [
    ...((node['anyOf'] as unknown[] | undefined) ?? []),
    ...((node['allOf'] as unknown[] | undefined) ?? []),
  ];
  const nested = Object.entries((node['properties'] as Record<string, unknown> | undefined) ?? {});
  return [
    ...own,
    ...members.flatMap((member) => datePaths(member, path)),
    ...(node['items'] ? datePaths(node['items'], [...path, '0']) : []),
    ...nested.flatMap(([key, value]) => datePaths(value, [...path, key])),
  ];
}

const objectWith = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value);

const dateInputs = named.flatMap(([name, { params, query, body }]) =>
  [params, query, body].flatMap((schema) => {
    if (!schema) return [];
    const paths = datePaths(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    return [...new Set(paths.map((path) => path.join('.')))].map((path) => [name, path, schema] as const);
  }),
);

describe('every date that a caller can give', () => {
  it('is found', () => {
    expect(dateInputs.length).toBeGreaterThan(10);
  });

  it.each(dateInputs)('%s %s is bounded', (_name, path, schema) => {
    const tooEarly = path.endsWith('birthDate') ? ['1899-12-31'] : ['1999-12-31', '1999-12-31T10:00:00Z'];
    for (const given of ['9999-12-31', '9999-12-30T10:00:00Z', ...tooEarly]) {
      const read = safeParse(schema, objectWith(path.split('.'), given));
      const found = read.success ? [] : read.error.issues.filter((issue) => issue.path.join('.') === path);
      expect([given, found.length > 0]).toEqual([given, true]);
    }
  });
});

it('lists every role that a person can have', () => {
  expect(new Set<number>(personRoles)).toEqual(new Set(roleIds.filter((role) => role !== Role.Anonymous)));
});
