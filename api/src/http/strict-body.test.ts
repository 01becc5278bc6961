import { calls, type Access, type CallDefinition } from '@park/contract';
import { hasPermission } from '@park/domain';
import { safeParse, toJSONSchema } from 'zod/v4/core';
import * as z from 'zod/mini';
import { flagsOf, roleOf } from './access/person';
import { fieldErrors } from '../core/errors/field-errors';
import { describeOnDatabase, people, roleColumns, type PersonName } from '../testing';
import { strictBody } from './strict-body';

const withBody = (Object.entries(calls) as [string, CallDefinition][]).flatMap(([name, definition]) =>
  definition.body && !definition.isMultipart ? [[name, definition, definition.body] as const] : [],
);

/** Paths of objects in a JSON schema that take keys they do not name. */
function openObjects(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Record<string, unknown>;
  const isOpen =
    node['type'] === 'object' && node['properties'] !== undefined && node['additionalProperties'] === undefined;
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(node).flatMap(([key, value]) => openObjects(value, `${path}/${key}`)),
  ];
}

describe('a strict body', () => {
  it('refuses unknown keys in every object of the schema, and names them with their path', () => {
    const inner = z.object({ a: z.optional(z.string()) });
    const schema = strictBody(
      z.object({
        one: z._default(inner, {}),
        list: z.array(z.nullable(inner)),
        either: z.union([z.string(), z.object({ kind: z.literal('x') })]),
        byName: z.record(z.string(), inner),
        loose: z.looseObject({}),
      }),
    );
    const given = { one: {}, list: [{ a: 'x' }, null], either: { kind: 'x' }, byName: { k: {} }, loose: { more: 1 } };
    expect(safeParse(schema, given).success).toBe(true);
    const wrong = safeParse(schema, { ...given, one: { b: 1 }, list: [{ c: 1 }], byName: { k: { d: 1 } }, e: 1 });
    expect(fieldErrors(wrong.error?.issues ?? [])).toEqual({
      'one.b': 'errors.field.unknown',
      'list.0.c': 'errors.field.unknown',
      'byName.k.d': 'errors.field.unknown',
      e: 'errors.field.unknown',
    });
  });

  it('keeps the checks of the schema', () => {
    const schema = strictBody(
      z
        .object({ from: z.number(), to: z.number() })
        .check(z.refine(({ from, to }) => from <= to, 'errors.field.tooSmall')),
    );
    expect(safeParse(schema, { from: 1, to: 2 }).success).toBe(true);
    expect(safeParse(schema, { from: 2, to: 1 }).success).toBe(false);
  });

  it.each(withBody)('%s is strict in all its parts', (_name, _definition, body) => {
    const described = toJSONSchema(strictBody(body), { io: 'input', unrepresentable: 'any' });
    expect(openObjects(described)).toEqual([]);
  });
});

const shellKey = 'k'.repeat(40);

/** Somebody who may make the call; null for a machine. */
function callerOf(access: Access): PersonName | null {
  if (access === 'public' || access === 'session') return 'employee';
  if (typeof access === 'object' && 'key' in access) return null;
  const found = [...roleColumns, 'supervisorWithFlags' as const].find((name) => {
    const { role, flags } = people[name];
    return typeof access === 'object'
      ? flagsOf(roleOf(role), flags ? [...flags] : null).includes(access.flag)
      : hasPermission(role, access);
  });
  if (!found) throw new Error(`nobody of the test's people may make a call for ${JSON.stringify(access)}`);
  return found;
}

describeOnDatabase('unknown keys in bodies', (test) => {
  const api = test.api({ configuration: { shellKey, checkKey: shellKey } });

  it.each(withBody)('are refused by their name: %s', async (name, { access }) => {
    const [method = 'POST', path = ''] = name.split(' ');
    const caller = callerOf(access);
    const { status, body } = await (caller ? api.as(caller) : api.asVisitor()).request({
      method: method as 'POST',
      url: path
        .replaceAll('{version}', '1')
        .replaceAll('{remote}', 'mf-one')
        .replaceAll('{kind}', 'company')
        .replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
      payload: { memberOnly: true },
      ...(caller ? {} : { headers: { authorization: `Bearer ${shellKey}` } }),
    });
    expect([status, body.fields]).toEqual([400, expect.objectContaining({ memberOnly: 'errors.field.unknown' })]);
  });
});
