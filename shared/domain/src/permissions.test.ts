import {
  hasPermission,
  isOpenToVisitors,
  isPermission,
  permissions,
  permissionsOf,
  rolesWith,
  type Permission,
  type VisitorPermission,
} from './permissions';
import { Role, roleIds, type MaybeRole } from './roles';
import fc from 'fast-check';

// Columns: the ten roles by id, then no role. Written from the requirements, not from the code's lists.
const columns: readonly MaybeRole[] = [4617, 4618, 4619, 4620, 4621, 4622, 4851, 4808, 5456, 5464, null];
const matrix = `
    PERM-01 App_Use                             ·  Y  Y  Y  Y  Y  Y  Y  Y  Y  ·
    PERM-02 BookARoom_Book                      ·  ·  ·  Y  Y  Y  ·  Y  Y  ·  ·
    PERM-03 BookARoom_Manage                    ·  ·  ·  ·  ·  Y  ·  ·  ·  ·  ·
    PERM-04 BookARoom_GenerateStats             ·  ·  ·  ·  ·  Y  ·  ·  ·  ·  ·
    PERM-05 Collaborator_CreateCompany          ·  ·  ·  ·  ·  Y  ·  ·  ·  ·  ·
    PERM-06 Collaborator_ManageCompanyList      ·  ·  ·  ·  ·  Y  ·  ·  ·  ·  ·
    PERM-07 Collaborator_EnableCompany          ·  ·  ·  ·  ·  Y  ·  ·  ·  ·  ·
    PERM-08 CompanyList_Create                  ·  ·  ·  ·  ·  Y  ·  ·  ·  ·  ·
    PERM-09 Jobs_GenerateStats                  ·  ·  ·  ·  ·  Y  ·  ·  ·  ·  ·
    PERM-10 Parkshare_SuperManage               ·  ·  ·  ·  ·  Y  ·  ·  ·  ·  ·
    PERM-11 Parkshare_GenerateStats             ·  ·  ·  ·  ·  Y  ·  ·  ·  ·  ·
    PERM-12 Suppliers_Manage                    ·  ·  ·  ·  ·  Y  ·  ·  ·  ·  ·
    PERM-13 Suppliers_GenerateStats             ·  ·  ·  ·  ·  Y  ·  ·  ·  ·  ·
    PERM-14 Camipro                             ·  ·  ·  Y  Y  Y  ·  ·  Y  Y  ·
    PERM-15 Collaborator_Manage                 ·  ·  ·  Y  Y  Y  ·  ·  ·  ·  ·
    PERM-16 Parkshare_Manage                    ·  ·  ·  Y  Y  Y  ·  ·  ·  ·  ·
    PERM-17 CompanyList_Read                    Y  Y  Y  Y  Y  Y  Y  Y  Y  Y  Y
    PERM-18 Jobs_Read                           Y  Y  Y  Y  Y  Y  Y  Y  Y  Y  Y
    PERM-19 CompanyList_Edit                    ·  ·  ·  Y  Y  Y  ·  ·  ·  Y  ·
    PERM-20 Emailing_SelectSubscription         ·  Y  Y  Y  Y  Y  Y  Y  Y  Y  ·
    PERM-21 Suppliers_Read                      ·  Y  Y  Y  Y  Y  Y  Y  Y  Y  ·
    PERM-22 Emailing_EnableChoosingPreferences  ·  ·  ·  ·  Y  Y  ·  ·  ·  ·  ·
    PERM-23 Jobs_Create                         ·  ·  ·  Y  Y  Y  Y  ·  ·  Y  ·
    PERM-24 Fairmove                            ·  ·  Y  Y  Y  Y  ·  ·  Y  ·  ·
    PERM-25 Parkshare_Read                      ·  ·  Y  Y  Y  Y  ·  Y  Y  ·  ·
    PERM-26 Parkshare_Book                      ·  ·  Y  Y  Y  Y  ·  Y  Y  ·  ·
    PERM-27 Smart_Guides                        ·  ·  Y  Y  Y  Y  ·  ·  Y  ·  ·
    PERM-28 Smart_Guides_Admin                  ·  ·  ·  Y  ·  Y  ·  ·  Y  ·  ·
    PERM-29 Smart_Guides_Employee               ·  ·  Y  ·  ·  ·  ·  ·  ·  ·  ·
    PERM-30 Smart_Guides_Supervisor             ·  ·  ·  ·  Y  ·  ·  ·  ·  ·  ·
    PERM-31 Templates                           ·  ·  Y  Y  Y  Y  ·  ·  Y  Y  ·
    PERM-32 Suppliers_Vote                      ·  ·  Y  Y  Y  Y  Y  Y  Y  Y  ·
    PERM-33 Ticketing_Create                    ·  ·  ·  Y  Y  Y  ·  ·  Y  ·  ·
    PERM-34 Portal_Access                       ·  Y  Y  Y  Y  Y  Y  Y  Y  Y  ·
    PERM-35 Space_Needs                         ·  ·  ·  Y  Y  ·  ·  ·  ·  ·  ·
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .map(([id, permission, ...cells]) => ({ id, permission: permission as Permission, cells }));

const holders = (permission: Permission) => columns.filter((role) => hasPermission(role, permission));

describe('permission matrix', () => {
  it('has 35 permissions in 11 columns, 143 cells granted', () => {
    expect(matrix.map((row) => row.permission)).toEqual([...permissions]);
    expect(matrix.every((row) => row.cells.length === 11)).toBe(true);
    expect(matrix.flatMap((row) => row.cells).filter((cell) => cell === 'Y')).toHaveLength(143);
  });

  const cells = matrix.flatMap((row) =>
    columns.map((role, column) => ({
      cell: `${row.id}/${role ?? 'none'}`,
      permission: row.permission,
      role,
      granted: row.cells[column] === 'Y',
    })),
  );
  it.each(cells)('$cell $permission: $granted', ({ permission, role, granted }) => {
    expect(hasPermission(role, permission)).toBe(granted);
    expect(permissionsOf(role).includes(permission)).toBe(granted);
  });

  it.each([
    [4617, 2],
    [4618, 6],
    [4619, 13],
    [4620, 21],
    [4621, 22],
    [4622, 32],
    [4851, 8],
    [4808, 10],
    [5456, 16],
    [5464, 11],
    [null, 2],
  ])('role %p holds %i permissions', (role, count) => {
    expect(permissionsOf(role)).toHaveLength(count);
  });

  it('PERM-P1: no role, the empty role and Anonymous are alike', () => {
    for (const role of [null, undefined, ''] as const)
      expect(permissionsOf(role)).toEqual(permissionsOf(Role.Anonymous));
  });

  it('PERM-P2: Anonymous reads companies and jobs, nothing else', () => {
    expect(permissionsOf(Role.Anonymous)).toEqual(['CompanyList_Read', 'Jobs_Read']);
    // Typed as a record, so that the compiler checks the type's members as well.
    const visitorPermissions: Record<VisitorPermission, true> = { CompanyList_Read: true, Jobs_Read: true };
    expect(permissions.filter(isOpenToVisitors)).toEqual(Object.keys(visitorPermissions));
  });

  it.each(['App_Use', 'Emailing_SelectSubscription', 'Suppliers_Read', 'Portal_Access'] as const)(
    'PERM-P3: %s is for the nine roles other than Anonymous',
    (permission) => {
      expect(holders(permission)).toEqual([4618, 4619, 4620, 4621, 4622, 4851, 4808, 5456, 5464]);
    },
  );

  it('PERM-P4: SuperAdministrator lacks three permissions', () => {
    const lacking = permissions.filter((permission) => !hasPermission(4622, permission));
    expect(lacking).toEqual(['Smart_Guides_Employee', 'Smart_Guides_Supervisor', 'Space_Needs']);
  });

  it('PERM-P5: guides are granted exactly with one of the three kinds', () => {
    for (const role of columns) {
      const kinds = (['Smart_Guides_Admin', 'Smart_Guides_Employee', 'Smart_Guides_Supervisor'] as const).filter(
        (kind) => hasPermission(role, kind),
      );
      expect(kinds.length).toBe(hasPermission(role, 'Smart_Guides') ? 1 : 0);
    }
  });

  it('PERM-P6: eleven permissions belong to SuperAdministrator alone', () => {
    const alone = permissions.filter((permission) => String(holders(permission)) === '4622');
    expect(alone).toEqual([
      'BookARoom_Manage',
      'BookARoom_GenerateStats',
      'Collaborator_CreateCompany',
      'Collaborator_ManageCompanyList',
      'Collaborator_EnableCompany',
      'CompanyList_Create',
      'Jobs_GenerateStats',
      'Parkshare_SuperManage',
      'Parkshare_GenerateStats',
      'Suppliers_Manage',
      'Suppliers_GenerateStats',
    ]);
  });

  const difference = (one: number, other: number) =>
    permissions.filter((permission) => hasPermission(one, permission) && !hasPermission(other, permission));

  it('PERM-P7: administrator and supervisor of a company differ in three', () => {
    expect(difference(4620, 4621)).toEqual(['Smart_Guides_Admin']);
    expect(difference(4621, 4620)).toEqual(['Emailing_EnableChoosingPreferences', 'Smart_Guides_Supervisor']);
  });

  it('PERM-P8: Facilities and Employee differ in five', () => {
    expect(difference(5456, 4619)).toEqual(['BookARoom_Book', 'Camipro', 'Smart_Guides_Admin', 'Ticketing_Create']);
    expect(difference(4619, 5456)).toEqual(['Smart_Guides_Employee']);
  });

  it('PERM-P9: who reads suppliers votes, except External', () => {
    expect(holders('Suppliers_Vote')).toEqual(holders('Suppliers_Read').filter((role) => role !== 4618));
  });

  it('PERM-P10: who reads parking uses Fairmove, except ExternalFIT', () => {
    expect(holders('Fairmove')).toEqual(holders('Parkshare_Read').filter((role) => role !== 4808));
  });

  it('AMB-17: an unknown id is treated as Anonymous', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (id) => {
        fc.pre(!roleIds.some((role) => role === id));
        expect(permissionsOf(id)).toEqual(permissionsOf(Role.Anonymous));
      }),
    );
    expect(permissionsOf('4622' as unknown as number)).toEqual(permissionsOf(Role.Anonymous));
  });

  it('grants nothing for a permission that does not exist', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('constructor', 'toString', '__proto__')), (name) => {
        fc.pre(!permissions.some((permission) => permission === name));
        expect(isPermission(name)).toBe(false);
        for (const role of columns) expect(hasPermission(role, name as Permission)).toBe(false);
      }),
    );
  });

  it('cannot be changed from outside', () => {
    expect(() => (permissionsOf(4617) as Permission[]).push('Space_Needs')).toThrow(TypeError);
  });

  it('names the roles that hold a permission', () => {
    expect(rolesWith('Space_Needs')).toEqual([4620, 4621]);
  });
});
