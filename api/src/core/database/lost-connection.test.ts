import { sql } from 'drizzle-orm';
import { describeOnPostgres } from '../../testing';
import { suppliers } from './schema/suppliers';
import { isDatabaseAbsent, isTransactionClash } from './database-errors';

const id = '00000000-0000-4000-8000-000000000001';

describeOnPostgres('a connection that breaks during a transaction', (test) => {
  const api = test.api({
    prepare: async (database) =>
      void (await database.insert(suppliers).values({
        id,
        name: 'Lake Kitchen',
        category: 'catering',
        texts: { en: { description: 'Soup' } },
        listedAt: new Date(),
      })),
  });

  it('is a 503 for the one request, and the next one works', async () => {
    await api.as('employee').get('/api/auth/sessions');
    const vote = () => api.as('employee').post(`/api/approved-suppliers/${id}/vote`, {});
    const refused = await api.database.transaction(async (holding) => {
      await holding.execute(sql`SELECT 1 FROM suppliers FOR UPDATE`);
      const voting = vote();
      // Ends the connection that waits for the row as soon as there is one; a transaction would see the same moment again and again.
      const giveUpAt = Date.now() + 10_000;
      while (Date.now() < giveUpAt) {
        const { rows } = await api.database.execute(
          sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        if (rows.length > 0) break;
      }
      return voting;
    });
    expect([refused.status, refused.body.key, refused.headers['retry-after']]).toEqual([
      503,
      'errors.unavailable',
      '5',
    ]);
    expect((await vote()).body).toEqual({ votes: 1, hasVoted: true });
  });

  it('fails the transaction also when it breaks between two queries', async () => {
    const failing = api.database.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      const ended = api.database.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid}, 5000)`);
      await ended;
      await new Promise((resolve) => setImmediate(resolve));
      await transaction.execute(sql`SELECT 1`);
    });
    expect(isDatabaseAbsent(await failing.catch((error: unknown) => error))).toBe(true);
    expect((await api.asVisitor().get('/api/catalogs/news-types')).status).toBe(200);
  });
});

describe('database errors', () => {
  it.each([
    [{ code: 'ECONNREFUSED' }, true],
    [{ cause: { code: '57P01' } }, true],
    [{ cause: { message: 'Connection terminated unexpectedly' } }, true],
    [{ cause: { message: 'timeout exceeded when trying to connect' } }, true],
    [{ code: '23505' }, false],
    [new Error('anything'), false],
    [undefined, false],
  ])('tells absence from refusal: %p', (error, isAbsent) => {
    expect(isDatabaseAbsent(error)).toBe(isAbsent);
  });

  it('knows when two transactions got in each other’s way', () => {
    expect(isTransactionClash({ cause: { code: '40P01' } })).toBe(true);
    expect(isTransactionClash({ code: '40001' })).toBe(true);
    expect(isTransactionClash({ code: '23505' })).toBe(false);
  });
});
