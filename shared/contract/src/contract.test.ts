import { isAdminFlag, isPermission } from '@park/domain';
import { toJSONSchema } from 'zod/v4/core';
import { calls, type CallAnswer, type CallDefinition, type CallInput } from './index';

const named = Object.entries(calls) as [string, CallDefinition][];

describe('every call of the contract', () => {
  it.each(named)('%s says what it is, who may make it and what it takes and answers', (name, definition) => {
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

  it.each(named)('%s can be described in OpenAPI', (_name, { params, query, body, answer }) => {
    for (const schema of [params, query, body])
      if (schema) expect(() => toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).not.toThrow();
    if (answer) expect(() => toJSONSchema(answer, { io: 'output' })).not.toThrow();
  });

  it('gives types to those who call', () => {
    const input: CallInput<'POST /api/auth/login'> = { body: { email: 'a@b.c', password: 'x', source: 'portal' } };
    const none: CallInput<'GET /api/users/user'> = {};
    const loose: CallInput<'GET /api/users/query'> = { query: { pageSize: 5 } };
    const answer: CallAnswer<'POST /api/auth/logout'> = undefined;
    expect([input, none, loose, answer]).toHaveLength(4);
  });
});
