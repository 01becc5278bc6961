import { Role, roleIds, rolesWith, type MaybeRole, type Permission } from '@park/domain';
import type { RouteAccess } from '@park/platform';
import { accessDecisions } from './access-decisions';
import { guardRoute, type GuardSession } from './guard-route';

const here = { pathname: '/portal', search: '?tab=2' };
const loggedIn: GuardSession = { isLoggedIn: true, isLoggingIn: false };
const visitor: GuardSession = { isLoggedIn: false, isLoggingIn: false };

const guardFor = (role: MaybeRole, access: RouteAccess, session: GuardSession = loggedIn) =>
  guardRoute(access, session, accessDecisions({ role, hashedId: 'x' }, null), here);
const guardVisitor = (access: RouteAccess, session: GuardSession = visitor) =>
  guardRoute(access, session, accessDecisions(null, null), here);

/** The permissions that guard routes, with the roles that pass, from the requirements (ROUTE, PERM). */
const guardedBy: readonly (readonly [Permission, readonly number[]])[] = [
  ['CompanyList_Read', roleIds],
  ['Jobs_Read', roleIds],
  ['Suppliers_Read', [4618, 4619, 4620, 4621, 4622, 4851, 4808, 5456, 5464]],
  ['Templates', [4619, 4620, 4621, 4622, 5456, 5464]],
  ['BookARoom_Book', [4620, 4621, 4622, 4808, 5456]],
  ['Parkshare_Read', [4619, 4620, 4621, 4622, 4808, 5456]],
  ['Parkshare_Book', [4619, 4620, 4621, 4622, 4808, 5456]],
  ['Parkshare_Manage', [4620, 4621, 4622]],
  ['Smart_Guides_Admin', [4620, 4622, 5456]],
  ['Smart_Guides_Employee', [4619]],
  ['Smart_Guides_Supervisor', [4621]],
  ['Portal_Access', [4618, 4619, 4620, 4621, 4622, 4851, 4808, 5456, 5464]],
  ['Collaborator_Manage', [4620, 4621, 4622]],
  ['Jobs_Create', [4620, 4621, 4622, 4851, 5464]],
  ['CompanyList_Edit', [4620, 4621, 4622, 5464]],
];

describe.each(guardedBy)('a route behind %s', (permission, allowed) => {
  test.each(roleIds.map((role) => [role]))('for role %i', (role) => {
    expect(guardFor(role, { permission })).toEqual(
      allowed.includes(role) ? { verdict: 'show' } : { verdict: 'noAccess', missing: { anyOf: [permission] } },
    );
  });

  test('a logged-in person without a role has the access of a visitor, but is never sent to log in again', () => {
    expect(guardFor(null, { permission }).verdict).toBe(allowed.includes(Role.Anonymous) ? 'show' : 'noAccess');
  });

  test('sends a visitor to the login page unless everybody may read', () => {
    expect(guardVisitor({ permission })).toEqual(
      allowed.includes(Role.Anonymous)
        ? { verdict: 'show' }
        : { verdict: 'login', to: '/login?redirect=%2Fportal%3Ftab%3D2' },
    );
  });

  test('names the roles to ask as in the matrix', () => {
    expect([...rolesWith(permission)].sort()).toEqual([...allowed].sort());
  });
});

test('public routes are open for everybody, also during a login', () => {
  expect(guardVisitor('public')).toEqual({ verdict: 'show' });
  expect(guardVisitor('public', { ...visitor, isLoggingIn: true })).toEqual({ verdict: 'show' });
  expect(guardVisitor('public', { ...visitor, isTokenLoginPending: true })).toEqual({ verdict: 'show' });
});

test.each(roleIds.map((role) => [role]))('a route for any session is open for role %i', (role) => {
  expect(guardFor(role, 'session')).toEqual({ verdict: 'show' });
});

test('a route for any session sends a visitor to log in', () => {
  expect(guardVisitor('session').verdict).toBe('login');
});

test('waits instead of redirecting while a login or a token login is under way (AMB-24)', () => {
  expect(guardVisitor({ permission: 'Portal_Access' }, { ...visitor, isLoggingIn: true })).toEqual({ verdict: 'wait' });
  expect(guardVisitor('session', { ...visitor, isTokenLoginPending: true })).toEqual({ verdict: 'wait' });
  expect(guardVisitor({ flag: 'CAN_EDIT_NEWS_EVENTS' }, { ...visitor, isTokenLoginPending: true })).toEqual({
    verdict: 'wait',
  });
});

test('a route that visitors may read does not wait for the login', () => {
  expect(guardVisitor({ permission: 'CompanyList_Read' }, { ...visitor, isLoggingIn: true })).toEqual({
    verdict: 'show',
  });
});

test('one of several permissions is sufficient', () => {
  const access: RouteAccess = { anyOf: ['Smart_Guides_Employee', 'Smart_Guides_Supervisor'] };
  expect(guardFor(Role.CompanySupervisor, access)).toEqual({ verdict: 'show' });
  expect(guardFor(Role.SuperAdministrator, access)).toEqual({
    verdict: 'noAccess',
    missing: { anyOf: ['Smart_Guides_Employee', 'Smart_Guides_Supervisor'] },
  });
});

test('flags: the SuperAdministrator has all unless they are listed, others only what is listed (MISS-11)', () => {
  const access: RouteAccess = { flag: 'CAN_EDIT_COMPANIES_LOGO' };
  const guard = (user: object) => guardRoute(access, loggedIn, accessDecisions(user, null), here);
  expect(guard({ role: Role.SuperAdministrator })).toEqual({ verdict: 'show' });
  expect(guard({ role: Role.SuperAdministrator, adminPermissions: [] })).toEqual({
    verdict: 'noAccess',
    missing: access,
  });
  expect(guard({ role: Role.CompanySupervisor, adminPermissions: ['CAN_EDIT_COMPANIES_LOGO'] })).toEqual({
    verdict: 'show',
  });
  expect(guard({ role: Role.CompanySupervisor }).verdict).toBe('noAccess');
  expect(guardVisitor(access).verdict).toBe('login');
});
