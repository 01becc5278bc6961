import { eq, sql } from 'drizzle-orm';
import { companies } from './schema/companies';
import { auditTrail } from './schema/audit';
import { recordAudit } from '../audit/trail';
import { describeOnEachDatabase } from '../../testing';
import { databaseErrorCode, isDatabaseAbsent, violatedConstraint } from './database-errors';

describeOnEachDatabase('the database', (test) => {
  const connection = test.connection();

  it('can be migrated again without harm', async () => {
    await connection.migrate();
    await connection.migrate();
  });

  it('can be migrated by several instances at once', async () => {
    await Promise.all([connection.migrate(), connection.migrate(), connection.migrate()]);
  });

  it('compares texts without accents and case', async () => {
    const { rows } = await connection.database.execute<{ form: string }>(
      sql`select search_form('Éclat d’Œuvre') as form`,
    );
    expect(rows[0]?.form).toMatch(/^eclat d.oeuvre$/);
  });

  it('names the constraint that a write violates', async () => {
    const insert = () =>
      connection.database.insert(companies).values({ name: 'One', category: 'Tenant', sourceKey: 'twice' });
    await insert();
    const error = await insert().catch((failure: unknown) => failure);
    expect(violatedConstraint(error)).toBe('companies_source_key_key');
    expect(databaseErrorCode(error)).toBe('23505');
    expect(isDatabaseAbsent(error)).toBe(false);
  });

  it('leaves nothing of a transaction that fails', async () => {
    const failing = connection.database.transaction(async (transaction) => {
      await transaction.insert(companies).values({ name: 'Half', category: 'Tenant' });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await connection.database.select().from(companies).where(eq(companies.name, 'Half'))).toEqual([]);
  });

  it('keeps the audit trail as it was written', async () => {
    const { database } = connection;
    await recordAudit(database, {
      at: new Date(),
      actor: null,
      action: 'created',
      subjectKind: 'company',
      subjectId: 'x',
      after: { name: 'One' },
    });
    for (const attempt of [
      database.update(auditTrail).set({ action: 'nothing' }),
      database.delete(auditTrail),
      database.execute(sql`truncate audit_trail`),
    ]) {
      await expect(Promise.resolve(attempt)).rejects.toThrow();
    }
    expect(await database.select().from(auditTrail)).toEqual([
      expect.objectContaining({ action: 'created', actorName: 'operator', after: { name: 'One' } }),
    ]);
  });
});
