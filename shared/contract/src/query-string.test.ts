import { formatQueryFilters } from '@park/domain';
import * as z from 'zod/mini';
import { calendarDay, commaList, instant, pathId, queryFilters, searchText, wholeNumber, yesNo } from './query-string';

const read = (schema: z.core.$ZodType, value: unknown) => {
  const result = z.core.safeParse(schema, value);
  return result.success ? result.data : 'refused';
};

describe('values of a query string', () => {
  it.each([
    ['12', 12],
    [12, 12],
    ['-3', -3],
    ['0', 0],
    ['', 'refused'],
    [' 1', 'refused'],
    ['1.5', 'refused'],
    ['1e3', 'refused'],
    ['0x10', 'refused'],
    ['99999999999999999999', 'refused'],
    [['1', '2'], 'refused'],
    [null, 'refused'],
  ])('reads the whole number %p as %p', (given, meant) => expect(read(wholeNumber(), given)).toBe(meant));

  it('keeps whole numbers inside their bounds', () => {
    expect(read(wholeNumber({ minimum: 1, maximum: 5 }), '5')).toBe(5);
    expect(read(wholeNumber({ minimum: 1, maximum: 5 }), '0')).toBe('refused');
    expect(read(wholeNumber({ minimum: 1, maximum: 5 }), '6')).toBe('refused');
  });

  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
    [true, true],
    ['yes', 'refused'],
    ['', 'refused'],
    [['true', 'true'], 'refused'],
  ])('reads yes or no from %p as %p', (given, meant) => expect(read(yesNo(), given)).toBe(meant));

  it('leaves a standard out when something was given and uses it when nothing was', () => {
    const Query = z.object({
      pageSize: z._default(wholeNumber(), 10),
      all: z._default(yesNo(), false),
      from: z.optional(wholeNumber()),
    });
    expect(read(Query, {})).toEqual({ pageSize: 10, all: false });
    expect(read(Query, { pageSize: '3', all: 'true', from: '1' })).toEqual({ pageSize: 3, all: true, from: 1 });
  });

  it('reads comma lists', () => {
    expect(read(commaList(z.string()), 'a, b,,c')).toEqual(['a', 'b', 'c']);
    expect(read(commaList(z.string()), '')).toEqual([]);
    expect(read(commaList(z.enum(['a', 'b'])), 'a,x')).toBe('refused');
    expect(read(commaList(z.string(), 2), 'a,b,c')).toBe('refused');
  });

  it('trims and bounds searched text', () => {
    expect(read(searchText(), '  lake ')).toBe('lake');
    expect(read(searchText(), 'x'.repeat(201))).toBe('refused');
  });

  it.each(['a/b', '', 'a b', '../x', 'x'.repeat(101)])('does not read %p as an id', (id) =>
    expect(read(pathId(), id)).toBe('refused'),
  );
  it.each(['7', 'press', '0190-ab_c.d'])('reads %p as an id', (id) => expect(read(pathId(), id)).toBe(id));

  it('knows moments and days', () => {
    expect(read(instant(), '2026-03-29T02:30:00Z')).not.toBe('refused');
    expect(read(instant(), '2026-03-29T02:30:00+02:00')).not.toBe('refused');
    expect(read(instant(), '2026-03-29')).toBe('refused');
    expect(read(instant(), '2026-02-30T00:00:00Z')).toBe('refused');
    expect(read(calendarDay(), '2026-02-28')).toBe('2026-02-28');
    expect(read(calendarDay(), '2026-02-29')).toBe('refused');
  });
});

describe('queryFilters (house rules)', () => {
  const filters = queryFilters(['category', 'tag']);

  it('gathers the values of each field', () => {
    expect(read(filters, 'category:Startup,tag:bio,category:Tenant')).toEqual({
      category: ['Startup', 'Tenant'],
      tag: ['bio'],
    });
    expect(read(filters, '')).toEqual({});
  });

  it.each(['size:1', 'category', 'category:', ':Startup', 'category:%zz', 'constructor:x', '__proto__:x'])(
    'refuses %p',
    (given) => {
      expect(read(filters, given)).toBe('refused');
    },
  );

  it('reads back what was written, commas and colons included', () => {
    const chosen = { category: ['Life science, medical', '100%'], tag: ['a:b', 'é'] };
    expect(read(filters, formatQueryFilters(chosen))).toEqual(chosen);
    expect(formatQueryFilters({ category: [], tag: undefined })).toBe('');
  });
});
