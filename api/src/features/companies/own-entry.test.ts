import { eq } from 'drizzle-orm';
import { auditPersonalValues, auditTrail } from '../../core/database/schema/audit';
import { companies } from '../../core/database/schema/companies';
import { describeOnDatabase, emailOf, people, testCompanies } from '../../testing';
import { users } from '../../core/database/schema/users';

const call = '/api/users/user/directory-entry';

describeOnDatabase('what a company’s page shows of a person', (test) => {
  const api = test.api({
    prepare: async (database) => void (await database.update(companies).set({ isPublished: true })),
  });
  const entry = { isListed: true, title: 'Optics engineer', showsPicture: true, showsEmail: false, showsPhone: false };
  const shown = async () => (await api.asVisitor().get(`/api/companies/${testCompanies.tenant.id}`)).body.people;
  const decide = (change: object) => api.as('employee').put(call, { ...entry, ...change });
  beforeAll(
    async () =>
      void (await api.database
        .update(users)
        .set({ phone: '+41 21 555 00 00' })
        .where(eq(users.id, people.employee.id))),
  );
  beforeEach(() => decide({ isListed: false }));

  it('is nothing until the person agrees', async () => {
    expect((await api.as('colleague').get(call)).body).toEqual({
      isListed: false,
      title: null,
      showsPicture: true,
      showsEmail: false,
      showsPhone: false,
      phone: null,
    });
    expect(await shown()).toEqual([]);
  });

  it('is what the person agreed to, and nothing more', async () => {
    expect((await decide({})).body).toEqual(entry);
    expect((await api.as('employee').get(call)).body).toEqual({ ...entry, phone: '+41 21 555 00 00' });
    expect(await shown()).toEqual([
      { name: 'Emil Employee', title: 'Optics engineer', picture: null, email: null, phone: null },
    ]);
    await decide({ showsEmail: true, showsPhone: true, title: '' });
    expect(await shown()).toEqual([
      { name: 'Emil Employee', title: null, picture: null, email: emailOf('employee'), phone: '+41 21 555 00 00' },
    ]);
  });

  it('keeps the picture back from who did not agree to it', async () => {
    const pictureFileId = await api.app.context.files.save({
      content: Buffer.from('a face'),
      mediaType: 'image/png',
      audience: 'readers',
    });
    await api.database.update(users).set({ pictureFileId }).where(eq(users.id, people.employee.id));
    await decide({ showsPicture: false });
    expect(await shown()).toMatchObject([{ picture: null }]);
    await decide({ showsPicture: true });
    expect(await shown()).toMatchObject([{ picture: `/api/files/${pictureFileId}` }]);
  });

  it('ends when the person withdraws the agreement', async () => {
    await decide({});
    await decide({ isListed: false });
    expect(await shown()).toEqual([]);
  });

  it('is decided by nobody else, even when they name the person', async () => {
    await api
      .as('superAdministrator')
      .put(call, { ...entry, id: people.employee.id, hashedId: people.employee.hashedId });
    expect((await api.as('employee').get(call)).body.isListed).toBe(false);
    expect((await api.asVisitor().get(call)).status).toBe(401);
    expect((await api.asVisitor().put(call, entry)).status).toBe(401);
  });

  it('is written down with the moment', async () => {
    await decide({ title: 'Written down' });
    const lines = await api.database
      .select()
      .from(auditTrail)
      .leftJoin(auditPersonalValues, eq(auditPersonalValues.entryId, auditTrail.id))
      .where(eq(auditTrail.subjectId, people.employee.hashedId));
    expect(lines.at(-1)).toMatchObject({
      audit_trail: { subjectKind: 'directory-entry', actorId: people.employee.id, actorName: null, after: null },
      audit_personal_values: {
        personId: people.employee.id,
        before: { isListed: false },
        after: { isListed: true, title: 'Written down' },
      },
    });
  });

  it.each([
    [{ isListed: 'perhaps' }, 'isListed'],
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ showsEmail: undefined }, 'showsEmail'],
  ])('refuses %j and names the field', async (change, field) => {
    const { status, body } = await decide(change);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});
