import { sql } from 'drizzle-orm';
import { describeOnDatabase, emailOf, people, testCompanies, type PersonName, type TestAnswer } from '../../testing';

describeOnDatabase('people', (test) => {
  const api = test.api();
  const idsOf = (answer: TestAnswer) => answer.body.items.map(({ hashedId }: { hashedId: string }) => hashedId);
  const hashedIds = (...names: PersonName[]) => names.map((name) => people[name].hashedId);

  describe('the person of the session', () => {
    it('has the flags listed, or no list when the role decides (MISS-11)', async () => {
      const flags = async (name: PersonName) => (await api.as(name).get('/api/users/user')).body.adminPermissions;
      expect(await flags('supervisorWithFlags')).toEqual(['CAN_EDIT_NEWS_EVENTS']);
      expect(await flags('superAdministratorWithoutFlags')).toEqual([]);
      expect(await flags('superAdministrator')).toBeUndefined();
    });

    it('has no role rather than an empty one (AMB-01)', async () => {
      expect((await api.as('noRole').get('/api/users/user')).body.role).toBeNull();
    });

    it('has its company, whatever no-cache parameter is sent (AMB-26)', async () => {
      for (const query of ['', '?noCache=true', '?no_cache=1', '?nocache', '?_=1772000000000']) {
        const answer = await api.as('superAdministrator').get(`/api/companies/company${query}`);
        expect([answer.status, answer.body.id]).toEqual([200, testCompanies.otherTenant.id]);
      }
    });

    it('chooses the language of its mails', async () => {
      expect((await api.as('garage').patch('/api/users/user', { language: 'fr' })).body.language).toBe('fr');
      expect((await api.as('garage').get('/api/users/user')).body.language).toBe('fr');
      expect((await api.as('garage').patch('/api/users/user', { language: 'de' })).body.fields).toEqual({
        language: 'errors.field.choice',
      });
    });

    it('changes nothing else that way', async () => {
      await api
        .as('garage')
        .patch('/api/users/user', { language: 'en', role: 4622, parkshareCredits: 99, email: 'x@y.z' });
      expect((await api.as('garage').get('/api/users/user')).body).toMatchObject({
        role: people.garage.role,
        parkshareCredits: people.garage.credits,
        email: emailOf('garage'),
      });
    });
  });

  describe('of a company', () => {
    it('are listed by name for those who manage it (PATH-04)', async () => {
      const answer = await api.as('companyAdministrator').get('/api/companies/employees?pageSize=100');
      expect(idsOf(answer)).toEqual(
        hashedIds(
          'companyAdministrator',
          'colleague',
          'employee',
          'supervisorWithFlags',
          'noRole',
          'companySupervisor',
        ),
      );
      expect(answer.body.paginationId).toBeNull();
      expect(answer.body.items[0]).toEqual({
        hashedId: people.companyAdministrator.hashedId,
        role: people.companyAdministrator.role,
        email: emailOf('companyAdministrator'),
        username: 'carla',
        firstName: 'Carla',
        lastName: 'Admin',
        picture: null,
        phone: null,
        companyId: testCompanies.tenant.id,
        companyName: 'Alpine Sensors',
        may: { edit: true, endSessions: false, delete: false, roles: [] },
        version: 1,
      });
    });

    it('come in pages that hold everybody once', async () => {
      const seen: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const answer: TestAnswer = await api
          .as('companySupervisor')
          .get(`/api/companies/employees?pageSize=4${next ? `&paginationId=${next}` : ''}`);
        seen.push(...idsOf(answer));
        next = answer.body.paginationId;
      }
      expect(seen).toHaveLength(6);
      expect(new Set(seen).size).toBe(6);
    });

    it('are no business of another company’s managers (AMB-20)', async () => {
      const other = `companyId=${testCompanies.otherTenant.id}`;
      expect((await api.as('companyAdministrator').get(`/api/companies/employees?${other}`)).status).toBe(403);
      expect(
        (await api.as('companySupervisor').get(`/api/users/query?queryFilters=company:${testCompanies.otherTenant.id}`))
          .status,
      ).toBe(403);
      expect(
        idsOf(await api.as('superAdministrator').get(`/api/companies/employees?companyId=${testCompanies.garage.id}`)),
      ).toEqual(hashedIds('garage'));
    });

    it('can be asked for by those who manage only', async () => {
      for (const name of ['employee', 'facilities', 'garage', 'exited', 'external', 'externalFit', 'noRole'] as const) {
        expect([name, (await api.as(name).get('/api/companies/employees')).status]).toEqual([name, 403]);
      }
    });
  });

  describe('search', () => {
    it('finds parts of names and e-mails without accents and case (PATH-05)', async () => {
      await api.database.execute(
        sql`update users set first_name = 'Zoé' where hashed_id = ${people.otherEmployee.hashedId}`,
      );
      expect(idsOf(await api.as('superAdministrator').get('/api/users/query?queryText=ZOE'))).toEqual(
        hashedIds('otherEmployee'),
      );
      expect(idsOf(await api.as('superAdministrator').get('/api/users/query?queryText=colin.coll'))).toEqual(
        hashedIds('colleague'),
      );
    });

    it('stays inside the own company', async () => {
      expect(
        idsOf(await api.as('companyAdministrator').get('/api/users/query?queryText=test.park&pageSize=100')),
      ).toHaveLength(6);
      expect(
        idsOf(await api.as('superAdministrator').get('/api/users/query?queryText=test.park&fetchAll=true')),
      ).toHaveLength(Object.keys(people).length);
    });

    it('narrows by role, also to those who have none', async () => {
      const query = (filters: string) =>
        api.as('superAdministrator').get(`/api/users/query?pageSize=100&queryFilters=${filters}`);
      expect(idsOf(await query('role:5464'))).toEqual(hashedIds('garage'));
      expect(idsOf(await query('role:none'))).toEqual(hashedIds('noRole'));
      expect(idsOf(await query('role:none,role:5464'))).toEqual(hashedIds('garage', 'noRole'));
      expect(idsOf(await query(`role:4620,company:${testCompanies.tenant.id}`))).toEqual(
        hashedIds('companyAdministrator'),
      );
      expect(idsOf(await query('role:1'))).toEqual([]);
      expect(idsOf(await query('company:nowhere'))).toEqual([]);
    });

    it.each(["'; drop table users; --", '%', '_', '\\', '100%', '"', 'a'.repeat(200)])(
      'reads %s as text',
      async (text) => {
        const answer = await api.as('superAdministrator').get(`/api/users/query?queryText=${encodeURIComponent(text)}`);
        expect(answer.status).toBe(200);
      },
    );

    it('says when the cap of a whole list was reached', async () => {
      api.app.context.configuration.fetchAllCap = 3;
      const answer = await api.as('superAdministrator').get('/api/users/query?fetchAll=true');
      api.app.context.configuration.fetchAllCap = 10_000;
      expect([answer.body.items.length, answer.body.isCapped, answer.body.paginationId]).toEqual([3, true, null]);
    });
  });
});
