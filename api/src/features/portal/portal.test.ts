import { Role } from '@park/domain';
import { eq, like, sql } from 'drizzle-orm';
import { auditTrail } from '../../core/database/schema/audit';
import { companies } from '../../core/database/schema/companies';
import { jobs } from '../../core/database/schema/jobs';
import { users } from '../../core/database/schema/users';
import {
  describeOnDatabase,
  emailOf,
  people,
  roleColumns,
  testCompanies,
  testPassword,
  type PersonName,
} from '../../testing';

describeOnDatabase('the portal', (test) => {
  const api = test.api();
  const { tenant } = testCompanies;

  it.each(roleColumns)('has something to do first for %s', async (role) => {
    const { status, body } = await api.as(role).get('/api/portal/tasks');
    expect([status, body.items.length > 0]).toEqual([200, true]);
  });

  it('names jobs that end soon, but none that the company has archived', async () => {
    const now = Date.now();
    const job = (archivedAt: Date | null) => ({
      companyId: tenant.id,
      contractType: 'permanent',
      texts: { en: { title: 'Optician', description: '' } },
      applyEmail: 'jobs@test.park',
      isPublished: true,
      publishedAt: new Date(now - 86_400_000),
      expiresAt: new Date(now + 3 * 86_400_000),
      archivedAt,
    });
    await api.database.insert(jobs).values([job(null), job(new Date(now))]);
    const { body } = await api.as('companySupervisor').get('/api/portal/tasks');
    await api.database.delete(jobs);
    expect(body.items).toContainEqual(expect.objectContaining({ kind: 'jobsEnding', count: 1 }));
  });

  describe('asking for access', () => {
    const ask = (by: PersonName, permission: string) =>
      api.as(by).post('/api/access-requests', { permission, message: 'For our move' });
    const open = async (by: PersonName) =>
      (await api.as(by).get('/api/access-requests')).body.items.filter(
        ({ permission }: { permission: string }) => permission === 'Space_Needs',
      );

    it('names the colleagues who may grant it, and tells them', async () => {
      const granters = await api.as('employee').get('/api/access-requests/granters?permission=Space_Needs');
      expect(granters.body).toEqual({
        people: ['Carla Admin', 'Flora Flags', 'Selma Supervisor'],
        isOpen: false,
        isHeld: false,
      });
      const asked = await ask('employee', 'Space_Needs');
      expect([asked.status, asked.body.people.length]).toEqual([201, 3]);
      expect((await ask('employee', 'Space_Needs')).body.key).toBe('errors.access.alreadyAsked');
      expect((await ask('companySupervisor', 'Space_Needs')).body.key).toBe('errors.access.alreadyHeld');
      const messages = await api.as('companyAdministrator').get('/api/notifications');
      expect(messages.body.items[0]).toMatchObject({ title: 'Emil Employee asks for access' });
      const tasks = await api.as('companyAdministrator').get('/api/portal/tasks');
      expect(tasks.body.items[0]).toMatchObject({ kind: 'accessRequests', count: 1 });
    });

    it('is listed for the managers of a company however many ask elsewhere', async () => {
      const { otherTenant } = testCompanies;
      await api.database.execute(sql`
        WITH asking AS (
          INSERT INTO users (company_id, role, email, username, first_name, last_name)
          SELECT ${otherTenant.id}::uuid, ${Role.Employee}::int, 'many' || n || '@x.park', 'many' || n, 'Many', n::text
          FROM generate_series(1, 500) AS n RETURNING id)
        INSERT INTO access_requests (user_id, company_id, permission, created_at)
        SELECT id, ${otherTenant.id}::uuid, 'Collaborator_Manage', '2020-01-01' FROM asking`);
      await ask('employee', 'BookARoom_Book');
      const { items } = (await api.as('companySupervisor').get('/api/access-requests')).body;
      await api.database.delete(users).where(like(users.email, 'many%'));
      expect(items.map(({ companyName }: { companyName: string }) => companyName)).toContain(tenant.name);
    });

    it('is declined, which the trail of the company keeps', async () => {
      await ask('employee', 'Collaborator_Manage');
      const supervisor = api.as('companySupervisor');
      const { items } = (await supervisor.get('/api/access-requests')).body;
      const { id } = items.find(({ permission }: { permission: string }) => permission === 'Collaborator_Manage');
      expect((await supervisor.post(`/api/access-requests/${id}/decision`, { role: null })).status).toBe(204);
      expect((await supervisor.get('/api/audit')).body.items[0]).toMatchObject({
        actor: 'Selma Supervisor',
        action: 'declined',
        subjectKind: 'access-request',
        subject: 'Emil Employee',
        companyName: tenant.name,
      });
    });

    it('waits for nobody once the person has the right, or the company has left', async () => {
      const isOpen = async () => (await open('superAdministrator')).length;
      const setRole = (role: number) =>
        api.database.update(users).set({ role }).where(eq(users.id, people.employee.id));
      const setLeft = (leftAt: Date | null) =>
        api.database.update(companies).set({ leftAt }).where(eq(companies.id, tenant.id));
      expect(await isOpen()).toBe(1);
      await setRole(Role.CompanyAdministrator);
      expect(await isOpen()).toBe(0);
      await setRole(Role.Employee);
      await setLeft(new Date());
      expect(await isOpen()).toBe(0);
      await setLeft(null);
      expect(await isOpen()).toBe(1);
    });

    it('is decided by those who may assign a role that holds it', async () => {
      expect(await open('otherAdministrator')).toEqual([]);
      const [request] = await open('companyAdministrator');
      expect(request.roles).toEqual([Role.CompanyAdministrator]);
      const decide = (by: PersonName, role: number | null) =>
        api.as(by).post(`/api/access-requests/${request.id}/decision`, { role });
      expect((await decide('otherAdministrator', null)).status).toBe(404);
      expect((await decide('companyAdministrator', Role.CompanySupervisor)).status).toBe(403);
      expect((await decide('companyAdministrator', Role.CompanyAdministrator)).status).toBe(204);
      expect((await decide('companySupervisor', null)).body.key).toBe('errors.access.decided');
      expect((await api.as('employee').get('/api/users/user')).body.role).toBe(Role.CompanyAdministrator);
      await api.database.update(users).set({ role: Role.Employee }).where(eq(users.id, people.employee.id));
    });
  });

  describe('the audit trail', () => {
    it('shows managers their company only, with names', async () => {
      const mine = await api.as('companySupervisor').get('/api/audit?pageSize=100');
      expect(mine.body.items[0]).toMatchObject({
        actor: 'Carla Admin',
        subject: 'Emil Employee',
        companyName: tenant.name,
        after: { role: Role.CompanyAdministrator },
      });
      expect((await api.as('otherAdministrator').get('/api/audit')).body.items).toEqual([]);
      const foreign = await api.as('otherAdministrator').get(`/api/audit?companyId=${tenant.id}`);
      expect([foreign.status, (await api.as('employee').get('/api/audit')).status]).toEqual([403, 403]);
      expect((await api.as('superAdministrator').get(`/api/audit?companyId=${tenant.id}`)).body.items.length).toBe(
        mine.body.items.length,
      );
    });

    it('is filtered by actor, kind and day, and exported', async () => {
      const count = async (query: string) =>
        (await api.as('superAdministrator').get(`/api/audit?${query}`)).body.items.length;
      expect([await count('actor=carla'), await count('actor=nobody')]).toEqual([1, 0]);
      expect([await count('subjectKind=user'), await count('until=2020-01-01')]).toEqual([1, 0]);
      const csv = await api.as('companySupervisor').get('/api/audit/export');
      expect(csv.text.split('\r\n')[1]).toContain('Carla Admin');
    });

    it('is exported completely, in a file named by the park’s day', async () => {
      const day = new Date('2020-01-01T12:00:00Z');
      await api.database.execute(sql`
        INSERT INTO audit_trail (at, action, subject_kind, subject_id, actor_name)
        SELECT ${day.toISOString()}::timestamptz, 'changed', 'company', ${tenant.id}, 'operator' FROM generate_series(1, 10001)`);
      api.setNow('2026-03-10T23:30:00Z');
      const csv = await api.as('superAdministrator').get('/api/audit/export?from=2020-01-01&until=2020-01-01');
      api.setNow(null);
      await api.database.delete(auditTrail).where(eq(auditTrail.at, day));
      expect(csv.text.trimEnd().split('\r\n')).toHaveLength(1 + 10_001);
      expect(csv.headers['content-disposition']).toContain('audit-2026-03-11.csv');
      const foreign = await api.as('otherAdministrator').get(`/api/audit/export?companyId=${tenant.id}`);
      expect([foreign.status, foreign.body.key]).toEqual([403, 'errors.auth.forbidden']);
    });

    it('names what was changed, though it is neither a person nor a company', async () => {
      const job = {
        texts: { en: { title: '', description: '' }, fr: { title: 'Opticienne', description: '' } },
        contractType: 'permanent',
        workload: { minimum: 80, maximum: 100 },
        location: '',
        applyUrl: null,
        applyEmail: 'jobs@test.park',
        isPublished: false,
        publishedAt: '2030-01-01T00:00:00Z',
        expiresAt: '2030-02-01T00:00:00Z',
      };
      const { id } = (await api.as('companySupervisor').post('/api/jobs', job)).body;
      await api.as('companySupervisor').post(`/api/jobs/${id}/archive`);
      const { items } = (await api.as('companySupervisor').get('/api/audit?subjectKind=job')).body;
      expect(items.map(({ action, subject }: { action: string; subject: string }) => [action, subject])).toEqual([
        ['archived', 'Opticienne'],
        ['created', 'Opticienne'],
      ]);
      await api.database.delete(jobs);
    });

    it('names the companies between which a person was moved', async () => {
      await api.database.insert(auditTrail).values({
        at: new Date(),
        action: 'changed',
        subjectKind: 'user',
        subjectId: people.employee.hashedId,
        actorName: 'operator',
        before: { companyId: tenant.id, role: Role.Employee },
        after: { companyId: testCompanies.startup.id, role: null },
      });
      const { items } = (await api.as('superAdministrator').get('/api/audit?pageSize=1')).body;
      expect(items).toEqual([
        expect.objectContaining({
          before: { companyId: tenant.name, role: Role.Employee },
          after: { companyId: testCompanies.startup.name, role: null },
        }),
      ]);
    });

    it('is deleted after 24 months, and not before', async () => {
      const count = async () => (await api.database.select().from(auditTrail)).length;
      const before = await count();
      expect(before).toBeGreaterThan(0);
      await api.database.insert(auditTrail).values({
        at: new Date('2020-01-01T00:00:00Z'),
        action: 'changed',
        subjectKind: 'company',
        subjectId: tenant.id,
        actorName: 'operator',
      });
      await api.database.delete(auditTrail).where(eq(auditTrail.at, new Date('2020-01-01T00:00:00Z')));
      expect(await count()).toBe(before);
    });
  });

  describe('the own account', () => {
    it('changes the name', async () => {
      const name = { firstName: 'Emilia', lastName: 'Employee' };
      expect((await api.as('colleague').patch('/api/users/user/name', name)).status).toBe(204);
      expect((await api.as('colleague').get('/api/users/user')).body).toMatchObject(name);
    });

    it('refuses a common password', async () => {
      const { body } = await api
        .as('colleague')
        .post('/api/auth/change-password', { current: testPassword, password: 'Password123!' });
      expect(body.fields).toEqual({ password: 'errors.auth.passwordCommon' });
    });

    it('changes the password with the current one only, and ends other sessions', async () => {
      const change = (current: string) =>
        api.as('colleague').post('/api/auth/change-password', { current, password: 'another walk uphill' });
      const other = await api.signIn('colleague');
      expect((await change('wrong password')).body.fields).toEqual({ current: 'errors.auth.wrongPassword' });
      expect((await change(testPassword)).status).toBe(204);
      expect((await api.withCookie(other).get('/api/users/user')).status).toBe(401);
      expect((await api.as('colleague').get('/api/users/user')).status).toBe(200);
      api.mails.length = 0;
      await api.runDueJobs();
      expect(api.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
        emailOf('colleague'),
        'Your password was changed',
      ]);
      const events = api.logLines.map((line) => JSON.parse(line)).map(({ securityEvent }) => securityEvent);
      expect(events).toContain('passwordChanged');
    });
  });
});
