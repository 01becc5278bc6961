import fc from 'fast-check';
import { assignableRoles, canAssignRole } from './assignable-roles';

const sorted = (roles: readonly number[]) => [...roles].sort((a, b) => a - b);

describe('assignable roles', () => {
  it.each([
    ['ASG-01 CompanyAdministrator', 4620, [4619, 5456, 4620]],
    ['ASG-02 CompanySupervisor', 4621, [4619, 5456, 4620, 4621]],
    ['ASG-03 SuperAdministrator', 4622, [4618, 4619, 4620, 4621, 4622, 4851, 4808, 5456, 5464]],
  ])('%s', (_name, actor, expected) => {
    expect(sorted(assignableRoles(actor))).toEqual(sorted(expected));
  });

  it.each([4617, 4618, 4619, 4851, 4808, 5456, 5464, '', null, undefined, 0, 4623] as const)(
    'ASG-04 %p assigns nothing',
    (actor) => {
      expect(assignableRoles(actor)).toEqual([]);
    },
  );

  it('nobody assigns Anonymous', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.integer({ min: 4600, max: 5500 })),
        (actor) => !assignableRoles(actor).some((role) => role === 4617),
      ),
    );
  });

  it('AMB-11: an administrator may make another administrator', () => {
    expect(canAssignRole(4620, 4619, 4620)).toBe(true);
  });

  it.each([
    [4620, 5464],
    [4620, null],
    [4621, 4851],
  ] as const)('AMB-12: %p keeps the unchanged role %p', (actor, role) => {
    expect(canAssignRole(actor, role, role)).toBe(true);
  });

  it('AMB-12: a changed role must be assignable', () => {
    expect(canAssignRole(4620, 5464, 4621)).toBe(false);
    expect(canAssignRole(4620, 4619, null)).toBe(false);
    expect(canAssignRole(4622, 4619, '')).toBe(false);
  });
});
