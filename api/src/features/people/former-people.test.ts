import { eq } from 'drizzle-orm';
import { auditTrail } from '../../core/database/schema/audit';
import { users } from '../../core/database/schema/users';
import { describeOnDatabase, describeOnPostgres, people } from '../../testing';
import { whileChanging } from '../../testing/while-changing';

describeOnDatabase('former people', (test) => {
  const api = test.api();
  const { hashedId, id } = people.colleague;
  afterAll(() => api.setNow(null));

  it('stay as they are when somebody ends their account again, so that erasure does not move', async () => {
    const leave = (version: number) =>
      api.as('companyAdministrator').post(`/api/users/${hashedId}/leave`, { version, handOverTo: null });
    api.setNow('2026-03-01T08:00:00Z');
    const first = await leave(1);
    expect(first.body).toMatchObject({ state: 'left', leftAt: '2026-03-01T08:00:00.000Z', version: 2 });

    api.setNow('2026-04-01T08:00:00Z');
    expect(await leave(1)).toMatchObject({ status: 409, body: { key: 'errors.conflict' } });
    expect(await leave(2)).toMatchObject({ status: 200, body: first.body });
    const lines = await api.database.select().from(auditTrail).where(eq(auditTrail.subjectId, hashedId));
    expect(lines.map(({ action }) => action)).toEqual(['left']);

    await api.runDueJobs('2026-06-02T08:00:00Z');
    expect(await api.database.select().from(users).where(eq(users.id, id))).toEqual([]);
  });
});

describeOnPostgres('people who leave at the same time', (test) => {
  const api = test.api();

  it('inherit nothing from each other', async () => {
    const { employee, colleague } = people;
    const { status, body } = await whileChanging(
      api.database,
      (transaction) =>
        transaction.update(users).set({ state: 'left', leftAt: new Date() }).where(eq(users.id, employee.id)),
      () =>
        api
          .as('companyAdministrator')
          .post(`/api/users/${colleague.hashedId}/leave`, { version: 1, handOverTo: employee.hashedId }),
    );
    expect([status, body.fields]).toEqual([400, { handOverTo: 'errors.field.choice' }]);
  });
});
