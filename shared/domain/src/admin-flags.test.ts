import { adminFlags, adminPermissionsOf, hasAdminFlag, isAdminFlag } from './admin-flags';
import { roleIds } from './roles';

describe('admin flags', () => {
  it('are three', () => {
    expect(adminFlags).toEqual(['CAN_EDIT_NEWS_EVENTS', 'CAN_EDIT_COMPANIES_LOGO', 'CAN_REDEPLOY_WEBSITE']);
    expect(isAdminFlag('CAN_FLY')).toBe(false);
  });

  it('MISS-11: without the field SuperAdministrator has all, others none', () => {
    for (const role of [...roleIds, null, undefined, ''] as const) {
      expect(adminPermissionsOf({ role })).toEqual(role === 4622 ? adminFlags : []);
      expect(adminPermissionsOf({ role, adminPermissions: null })).toEqual(role === 4622 ? adminFlags : []);
    }
    expect(adminPermissionsOf(null)).toEqual([]);
  });

  it('MISS-11: with the field exactly the list, whatever the role', () => {
    expect(adminPermissionsOf({ role: 4622, adminPermissions: [] })).toEqual([]);
    expect(adminPermissionsOf({ role: 4621, adminPermissions: ['CAN_REDEPLOY_WEBSITE'] })).toEqual([
      'CAN_REDEPLOY_WEBSITE',
    ]);
    expect(hasAdminFlag({ role: 4621, adminPermissions: ['CAN_REDEPLOY_WEBSITE'] }, 'CAN_EDIT_NEWS_EVENTS')).toBe(
      false,
    );
  });

  it('leaves unknown flags out', () => {
    expect(adminPermissionsOf({ adminPermissions: ['CAN_FLY', 'CAN_EDIT_NEWS_EVENTS'] })).toEqual([
      'CAN_EDIT_NEWS_EVENTS',
    ]);
  });
});
