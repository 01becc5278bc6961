import { Contract, Role } from '@park/domain';
import { and, eq, sql } from 'drizzle-orm';
import { violatedConstraint } from '../../core/database/database-errors';
import { companies, companyContracts } from '../../core/database/schema/companies';
import { userContracts, users } from '../../core/database/schema/users';
import { describeOnEachDatabase, people, testCompanies } from '../../testing';

describeOnEachDatabase('what the database keeps true of people', (test) => {
  const api = test.api();
  const { tenant, otherTenant } = testCompanies;
  const constraintOf = (attempt: PromiseLike<unknown>) =>
    Promise.resolve(attempt).then(
      () => null,
      (error: unknown) => violatedConstraint(error),
    );
  const contractsOf = async (id: string) =>
    (await api.database.select().from(userContracts).where(eq(userContracts.userId, id))).map((row) => row.contractId);
  const contractsSeen = async () => (await api.as('colleague').get('/api/users/user')).body.bookARoomContractIds;
  const sqie = and(eq(companyContracts.companyId, tenant.id), eq(companyContracts.contractId, Contract.SQIE));

  it('assigns nobody a contract that the company does not have', async () => {
    const attempt = api.database
      .insert(userContracts)
      .values({ userId: people.colleague.id, contractId: Contract.GARAGE });
    expect(await constraintOf(attempt)).toBe('user_contracts_of_company');
  });

  it('opens nothing before the first and after the last day of a contract', async () => {
    api.setNow('2026-06-15T10:00:00Z');
    const seen = async (days: { firstDay: string | null; lastDay: string | null }) => {
      await api.database.update(companyContracts).set(days).where(sqie);
      return contractsSeen();
    };
    expect(await seen({ firstDay: '2026-06-15', lastDay: '2026-06-15' })).toEqual([Contract.SQIE]);
    expect(await seen({ firstDay: '2026-06-16', lastDay: null })).toEqual([]);
    expect(await seen({ firstDay: null, lastDay: '2026-06-14' })).toEqual([]);
    await seen({ firstDay: null, lastDay: null });
    api.setNow(null);
  });

  it('keeps of the contracts only those that the new company has, too', async () => {
    await api.database
      .insert(companyContracts)
      .values({ companyId: otherTenant.id, contractId: Contract.SQIE })
      .onConflictDoNothing();
    const { id } = people.companyAdministrator;
    await api.database.update(users).set({ companyId: otherTenant.id }).where(eq(users.id, id));
    expect(await contractsOf(id)).toEqual([Contract.SQIE]);
    await api.database.update(users).set({ companyId: tenant.id }).where(eq(users.id, id));
  });

  it('ends the contracts of people with the one of the company', async () => {
    await api.database.delete(companyContracts).where(sqie);
    expect(await contractsOf(people.colleague.id)).toEqual([]);
  });

  it('keeps one active SuperAdministrator, however two are removed at once', async () => {
    const { superAdministrator: one, superAdministratorWithoutFlags: other } = people;
    const attempts = await Promise.all([
      constraintOf(api.database.update(users).set({ role: Role.Employee }).where(eq(users.id, one.id))),
      constraintOf(api.database.update(users).set({ state: 'left', leftAt: new Date() }).where(eq(users.id, other.id))),
    ]);
    expect(attempts.filter((constraint) => constraint === 'users_last_super_administrator')).toHaveLength(1);
    const [last] = await api.database
      .select()
      .from(users)
      .where(and(eq(users.role, Role.SuperAdministrator), eq(users.state, 'active')));
    expect(await constraintOf(api.database.delete(users).where(eq(users.id, last?.id ?? '')))).toBe(
      'users_last_super_administrator',
    );
    const disabling = api.database.update(companies).set({ enabled: false }).where(eq(companies.id, otherTenant.id));
    expect(await constraintOf(disabling)).toBe('users_last_super_administrator');
  });

  it('shuts the door on people who left', async () => {
    expect((await api.as('externalFit').get('/api/users/user')).status).toBe(200);
    await api.database
      .update(users)
      .set({ state: 'left', leftAt: new Date() })
      .where(eq(users.id, people.externalFit.id));
    expect((await api.as('externalFit').get('/api/users/user')).status).toBe(401);
    await expect(
      Promise.resolve(api.database.execute(sql`UPDATE users SET left_at = NULL WHERE state = 'left'`)),
    ).rejects.toThrow();
  });
});
