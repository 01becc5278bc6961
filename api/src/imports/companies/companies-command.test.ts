import path from 'node:path';
import { outcomeLines, parseCompaniesArguments } from './companies-command';
import type { CompanyImport, RowOutcome } from './import-companies';

const row = (line: number, outcome: RowOutcome['outcome'], change: Partial<RowOutcome> = {}): RowOutcome => ({
  line,
  key: `k${line}`,
  outcome,
  column: '',
  message: '',
  ...change,
});
const done = (rows: RowOutcome[]): CompanyImport => ({
  problems: [],
  rows,
  counts: { create: 1, update: 1, unchanged: 1, error: 1 },
  wasWritten: false,
  encoding: 'UTF-8',
  unknownCategories: [],
});

describe('the command that imports companies', () => {
  it('reads what is asked for', () => {
    expect(parseCompaniesArguments(['list.csv'])).toEqual({
      file: path.resolve('list.csv'),
      dryRun: false,
      skipErrors: false,
      categories: {},
      result: null,
    });
    expect(
      parseCompaniesArguments([
        '--result',
        'out.csv',
        'list.csv',
        '--category',
        'Spin=Startup',
        '--dry-run',
        '--skip-errors',
      ]),
    ).toEqual({
      file: path.resolve('list.csv'),
      dryRun: true,
      skipErrors: true,
      categories: { Spin: 'Startup' },
      result: path.resolve('out.csv'),
    });
  });

  it.each([
    [[]],
    [['a.csv', 'b.csv']],
    [['a.csv', '--force']],
    [['a.csv', '--result']],
    [['a.csv', '--category', 'Spin']],
    [['a.csv', '--result', '--dry-run']],
  ])('makes nothing of %j', (words) => {
    expect(parseCompaniesArguments(words)).toBeNull();
  });

  const rows = [
    row(2, 'create'),
    row(3, 'update', { column: 'name tags' }),
    row(4, 'unchanged'),
    row(5, 'error', { key: '', column: 'email', message: 'is wrong' }),
  ];

  it('tells errors first, then every change of a dry run', () => {
    const sum = '1 to create, 1 to update, 1 unchanged, 1 with errors';
    expect(outcomeLines('list.csv', done(rows), { dryRun: true, result: null })).toEqual([
      'list.csv:5 email: is wrong',
      'list.csv:2 create k2',
      'list.csv:3 update k3 (name, tags)',
      sum,
    ]);
    expect(outcomeLines('list.csv', done(rows), { dryRun: false, result: null })).toEqual([
      'list.csv:5 email: is wrong',
      sum,
    ]);
  });

  it('hides nothing behind a number, and asks once about a category', () => {
    const many = Array.from({ length: 500 }, (_unused, line) => row(line, 'error', { message: 'is wrong' }));
    const lines = outcomeLines(
      'list.csv',
      { ...done(many), unknownCategories: [{ value: 'Spin', rows: 12 }] },
      { dryRun: true, result: null },
    );
    expect(lines).toHaveLength(502);
    expect(lines[0]).toBe('list.csv:0 k0: is wrong');
    expect(lines[500]).toBe('The park has no category "Spin" (12 rows). Say once what is meant: --category "Spin=ID"');
  });
});
