import fc from 'fast-check';
import { canDeleteEmployee, canEditEmployee, isSamePerson } from './employee-rules';
import type { MaybeRole } from './roles';

const roleByCode: Record<string, MaybeRole> = {
  An: 4617,
  Ex: 4618,
  Em: 4619,
  CA: 4620,
  CS: 4621,
  SA: 4622,
  Xd: 4851,
  XF: 4808,
  Fa: 5456,
  Ga: 5464,
  '∅': null,
  "''": '',
};
const codes = Object.keys(roleByCode);

// Rows: the editor. Columns: the target, in the order of the codes above.
const othersTable = `
    An  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    Ex  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    Em  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    CA  Y  Y  Y  ·  ·  ·  Y  Y  Y  Y  Y  Y
    CS  Y  Y  Y  Y  Y  ·  Y  Y  Y  Y  Y  Y
    SA  Y  Y  Y  Y  Y  Y  Y  Y  Y  Y  Y  Y
    Xd  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    XF  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    Fa  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    Ga  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    ∅   ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    ''  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
`;

const pairs = othersTable
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .flatMap(([editor = '', ...cells]) =>
    codes.map((target, column) => ({ editor, target, allowed: cells[column] === 'Y' })),
  );

const person = (code: string, hashedId: string) => ({ role: roleByCode[code], hashedId });

describe('editing (EMP-02, EMP-03, EMP-04, EMP-05, EMP-06) and deleting people (EMP-08, EMP-09, EMP-10)', () => {
  it('has a cell for each pair, 29 of them allowed between real roles and no role', () => {
    expect(pairs).toHaveLength(144);
    expect(pairs.filter((pair) => pair.allowed && pair.target !== "''")).toHaveLength(29);
  });

  it.each(pairs)('$editor on another $target: $allowed', ({ editor, target, allowed }) => {
    expect(canEditEmployee(person(editor, 'a'), person(target, 'b'))).toBe(allowed);
    expect(canDeleteEmployee(person(editor, 'a'), person(target, 'b'))).toBe(allowed);
  });

  it.each(pairs)('AMB-07: $editor as $target edits but never deletes oneself', ({ editor, target }) => {
    expect(canEditEmployee(person(editor, 'same'), person(target, 'same'))).toBe(true);
    expect(canDeleteEmployee(person(editor, 'same'), person(target, 'same'))).toBe(false);
  });

  it.each([
    ['both missing', {}, {}],
    ['both null', { hashedId: null }, { hashedId: null }],
    ['both empty', { hashedId: '' }, { hashedId: '' }],
    ['different case', { hashedId: 'aB' }, { hashedId: 'Ab' }],
    ['a space more', { hashedId: 'a' }, { hashedId: 'a ' }],
  ])('AMB-08: %s is not the same person', (_name, one, other) => {
    expect(isSamePerson(one, other)).toBe(false);
    expect(canEditEmployee({ role: 4619, ...one }, { role: 4619, ...other })).toBe(false);
  });

  it.each([undefined, null, ''] as const)('keeps no role and the empty role from editing others (%p)', (role) => {
    expect(canEditEmployee({ role, hashedId: 'a' }, { role: 4619, hashedId: 'b' })).toBe(false);
  });

  it('answers no when there is nobody', () => {
    expect(canEditEmployee(null, { role: 4619 })).toBe(false);
    expect(canEditEmployee({ role: 4622 }, null)).toBe(false);
    expect(canDeleteEmployee(undefined, undefined)).toBe(false);
  });

  const anyone = fc.record({
    role: fc.oneof(fc.constantFrom(...Object.values(roleByCode)), fc.integer()),
    hashedId: fc.constantFrom('a', 'b', '', null),
  });

  it('deletes only whom one may edit, and never oneself', () => {
    fc.assert(
      fc.property(anyone, anyone, (editor, target) => {
        const expected = canEditEmployee(editor, target) && !isSamePerson(editor, target);
        expect(canDeleteEmployee(editor, target)).toBe(expected);
      }),
    );
  });

  it('grants an unknown editor no right over others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6000 }), (role) => {
        expect(canEditEmployee({ role, hashedId: 'a' }, { role: 4618, hashedId: 'b' })).toBe(false);
      }),
    );
  });
});
