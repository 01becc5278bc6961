import fc from 'fast-check';
import { escapeFormula, unescapeFormula } from './formula-guard';

describe('cells that a spreadsheet would compute', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+41 21', "'+41 21"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ["'=1", "''=1"],
    ["'Twas", "'Twas"],
    ['1=1', '1=1'],
  ])('%s is written as %s', (cell, written) => {
    expect(escapeFormula(cell)).toBe(written);
  });

  it('come back as they were, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("'", '=', '-', '＠', 'a', '\t', ' ') }),
        (cell) => unescapeFormula(escapeFormula(cell)) === cell,
      ),
    );
  });
});
