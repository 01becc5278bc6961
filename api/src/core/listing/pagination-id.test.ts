import { sql } from 'drizzle-orm';
import { ApiError } from '../errors/api-error';
import { afterPosition, type Order } from './order';
import { parsePaginationId, formatPaginationId } from './pagination-id';

const refusalOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error instanceof ApiError ? { status: error.status, fields: error.fields } : error;
  }
  return null;
};

const refused = { status: 400, fields: { paginationId: 'errors.field.invalid' } };

describe('paginationId', () => {
  it('decodes what was encoded, whatever letters are in it', () => {
    const end = { position: ['Éclat “é” 東京', 12, '2026-01-01T00:00:00.000Z'], mode: 'tolerant' as const };
    const text = formatPaginationId('news', end);
    expect(parsePaginationId('news', text)).toEqual(end);
    expect(text).toMatch(/^[\w-]+$/);
  });

  it('stays within the length that the contract allows, for names of the maximum length', () => {
    expect(
      formatPaginationId('companies-relevance', {
        position: [1300, '東'.repeat(60), '0b8f6a70-0000-4000-8000-000000000001'],
        mode: 'tolerant',
      }).length,
    ).toBeLessThanOrEqual(400);
  });

  it.each([
    '',
    'garbage',
    '%%%',
    Buffer.from('{}').toString('base64url'),
    Buffer.from('["news","guess",1]').toString('base64url'),
    Buffer.from('["events","exact",1]').toString('base64url'),
  ])('refuses %j and names the field', (text) => {
    expect(refusalOf(() => parsePaginationId('news', text))).toEqual(refused);
  });
});

describe('position of an order', () => {
  const order: Order = {
    name: 'test',
    keys: [
      { by: sql`a`, direction: 'desc', type: 'instant' },
      { by: sql`b`, direction: 'desc', type: 'uuid' },
    ],
  };

  it.each([
    ['too few values', ['2026-01-01T00:00:00.000Z']],
    ['a day that does not exist', ['2026-02-30T00:00:00.000Z', '0b8f6a70-0000-4000-8000-000000000001']],
    ['no id', ['2026-01-01T00:00:00.000Z', 'x']],
    ['a number for a moment', [5, '0b8f6a70-0000-4000-8000-000000000001']],
  ])('refuses %s', (_, position) => {
    expect(refusalOf(() => afterPosition(order, position))).toEqual(refused);
  });

  it('refuses a text that the database cannot hold', () => {
    expect(
      refusalOf(() =>
        afterPosition({ name: 'test', keys: [{ by: sql`a`, direction: 'asc', type: 'text' }] }, ['a\0b']),
      ),
    ).toEqual(refused);
  });
});
