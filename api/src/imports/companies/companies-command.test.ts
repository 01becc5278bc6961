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
});

describe('the command that imports companies', () => {
  it('reads what is asked for', () => {
    expect(parseCompaniesArguments(['list.csv'])).toEqual({
      file: path.resolve('list.csv'),
      dryRun: false,
      skipErrors: false,
      result: null,
    });
    expect(parseCompaniesArguments(['--result', 'out.csv', 'list.csv', '--dry-run', '--skip-errors'])).toEqual({
      file: path.resolve('list.csv'),
      dryRun: true,
      skipErrors: true,
      result: path.resolve('out.csv'),
    });
  });

  it.each([
    [[]],
    [['a.csv', 'b.csv']],
    [['a.csv', '--force']],
    [['a.csv', '--result']],
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

  it('tells every change of a dry run, and errors always', () => {
    const sum = '1 to create, 1 to update, 1 unchanged, 1 with errors';
    expect(outcomeLines('list.csv', done(rows), { dryRun: true, result: null })).toEqual([
      'list.csv:2 create k2',
      'list.csv:3 update k3 (name, tags)',
      'list.csv:5 email: is wrong',
      sum,
    ]);
    expect(outcomeLines('list.csv', done(rows), { dryRun: false, result: null })).toEqual([
      'list.csv:5 email: is wrong',
      sum,
    ]);
  });

  it('does not fill the screen', () => {
    const lines = outcomeLines('list.csv', done(Array.from({ length: 500 }, (_unused, line) => row(line, 'create'))), {
      dryRun: true,
      result: null,
    });
    expect(lines).toHaveLength(22);
    expect(lines[20]).toBe('… and 480 more; --result FILE has every row.');
  });
});
