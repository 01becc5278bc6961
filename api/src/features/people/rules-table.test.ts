/** Every call about a person, for each role of editor and target, in the own and in another company, against the rules. */
import {
  assignableRoles,
  canAssignRole,
  canDeleteEmployee,
  canEditEmployee,
  hasPermission,
  Role,
  roleIds,
  type RoleId,
} from '@park/domain';
import { eq } from 'drizzle-orm';
import { users } from '../../core/database/schema/users';
import { describeOnDatabase, people, roleColumns, testCompanies, type PersonName } from '../../testing';

const targetRoles: readonly (RoleId | null)[] = [...roleIds, null];
const companies = Object.values(testCompanies);

describeOnDatabase('people by role and company', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await database
        .insert(users)
        .values(companies.flatMap(({ id: companyId }) => targetRoles.map((role) => targetRow(companyId, role))));
    },
  });

  const keyOf = (companyId: string, role: RoleId | null) => `target-${companyId.slice(-2)}-${role ?? 'none'}`;
  function targetRow(companyId: string, role: RoleId | null) {
    const hashedId = keyOf(companyId, role);
    return {
      companyId,
      role,
      hashedId,
      email: `${hashedId}@x.park`,
      username: hashedId,
      firstName: 'T',
      lastName: 'T',
    };
  }

  const combinationsOf = (editorName: PersonName) => {
    const editor = people[editorName];
    const own = testCompanies[editor.company].id;
    const other = companies.find(({ id }) => id !== own)?.id ?? '';
    return [own, other].flatMap((companyId) =>
      targetRoles.map((role) => {
        const target = { hashedId: keyOf(companyId, role), role };
        const isManager = hasPermission(editor.role, 'Collaborator_Manage');
        const isWithin = companyId === own || hasPermission(editor.role, 'Collaborator_ManageCompanyList');
        return {
          companyId,
          role,
          target,
          isVisible: isManager && isWithin,
          mayEdit: isWithin && canEditEmployee(editor, target),
          mayDelete: isWithin && canDeleteEmployee(editor, target),
          label: `${editorName} → ${role ?? 'none'} ${companyId === own ? 'same' : 'other'} company`,
        };
      }),
    );
  };
  const bodyOf = (hashedId: string, role: RoleId | null, version: number) => ({
    version,
    role,
    firstName: 'T',
    lastName: 'T',
    email: `${hashedId}@x.park`,
    phone: null,
    birthDate: null,
  });
  const versionOf = async (hashedId: string) =>
    (await api.database.select({ version: users.version }).from(users).where(eq(users.hashedId, hashedId)))[0]
      ?.version ?? 0;

  it.each(roleColumns)('are seen, edited and deleted by %s exactly as the rules say (PATH-06)', async (editor) => {
    const { role: editorRole } = people[editor];
    const isManager = hasPermission(editorRole, 'Collaborator_Manage');
    for (const { target, role, companyId, isVisible, mayEdit, mayDelete, label } of combinationsOf(editor)) {
      const url = `/api/users/${target.hashedId}`;
      const seen = await api.as(editor).get(url);
      expect([label, seen.status]).toEqual([label, isVisible ? 200 : 404]);
      if (isVisible)
        expect([label, seen.body.may]).toEqual([
          label,
          {
            edit: mayEdit,
            endSessions: mayEdit,
            delete: mayDelete,
            roles: mayEdit ? assignableRoles(editorRole) : [],
          },
        ]);
      const version = await versionOf(target.hashedId);
      const edited = await api.as(editor).put(url, bodyOf(target.hashedId, role, version));
      expect([label, 'edit', edited.status]).toEqual([label, 'edit', isVisible ? (mayEdit ? 200 : 403) : 404]);
      const refusal = isManager ? (isVisible ? 403 : 404) : 403;
      const ended = await api.as(editor).post(`${url}/end-sessions`, {});
      expect([label, 'end sessions', ended.status]).toEqual([label, 'end sessions', mayEdit ? 200 : refusal]);
      const preview = await api.as(editor).get(`${url}/departure`);
      expect([label, 'preview', preview.status]).toEqual([label, 'preview', mayDelete ? 200 : refusal]);
      const leaving = { version: await versionOf(target.hashedId), handOverTo: null };
      const left = await api.as(editor).post(`${url}/leave`, leaving);
      expect([label, 'leave', left.status]).toEqual([label, 'leave', mayDelete ? 200 : refusal]);
      const back = await api.as(editor).post(`${url}/return`);
      expect([label, 'return', back.status]).toEqual([label, 'return', mayDelete ? 200 : refusal]);
      const deleted = await api.as(editor).delete(url);
      expect([label, 'delete', deleted.status]).toEqual([label, 'delete', mayDelete ? 204 : refusal]);
      if (mayDelete) await api.database.insert(users).values(targetRow(companyId, role));
    }
  });

  it.each(roleColumns)('receive from %s exactly the roles that may be assigned', async (editor) => {
    for (const { target, role, mayEdit, label } of combinationsOf(editor)) {
      if (!mayEdit) continue;
      for (const next of roleIds) {
        const version = await versionOf(target.hashedId);
        const { status } = await api
          .as(editor)
          .put(`/api/users/${target.hashedId}`, bodyOf(target.hashedId, next, version));
        const isAllowed = canAssignRole(people[editor].role, role, next);
        expect([label, next, status]).toEqual([label, next, isAllowed ? 200 : 403]);
        if (isAllowed) await api.database.update(users).set({ role }).where(eq(users.hashedId, target.hashedId));
      }
    }
  });

  it.each(roleColumns)('edit oneself as %s, and never the own role', async (editor) => {
    const url = `/api/users/${people[editor].hashedId}`;
    const { body: self } = await api.as(editor).get(url);
    expect([self.may, self.isSelf]).toEqual([{ edit: true, endSessions: false, delete: false, roles: [] }, true]);
    const { firstName, lastName, email, birthDate, version, role } = self;
    const change = { firstName, lastName, email, birthDate, version, role, phone: '+41 21 000 00 00' };
    const other = role === Role.Employee ? Role.Facilities : Role.Employee;
    expect((await api.as(editor).put(url, { ...change, role: other })).body.key).toBe('errors.people.ownRole');
    expect((await api.as(editor).put(url, { ...change, email: 'x@y.z' })).body.key).toBe('errors.people.ownEmail');
    expect((await api.as(editor).put(url, change)).body).toMatchObject({ phone: change.phone, version: version + 1 });
    expect((await api.as(editor).delete(url)).status).toBe(403);
  });
});
