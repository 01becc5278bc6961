import { suppliers, supplierVotes } from '../../core/database/schema/suppliers';
import { describeOnDatabase, people } from '../../testing';
import { scoreAt } from './supplier-score';

const now = new Date('2026-03-10T12:00:00Z');
const monthsAgo = (count: number) => new Date(now.getTime() - count * 30.44 * 86_400_000);
const voters = Object.values(people);

describeOnDatabase('the score of a supplier', (test) => {
  const api = test.api();
  afterEach(() => api.database.delete(suppliers));

  /** The scores of suppliers that have votes and months on the list, in millionths. */
  async function scores(averageVotesPerMonth: number, ...facts: { votes: number; months: number }[]) {
    for (const [index, { votes, months }] of facts.entries()) {
      const [added] = await api.database
        .insert(suppliers)
        .values({
          name: String(index),
          category: 'catering',
          texts: { en: { description: 'Good' } },
          listedAt: monthsAgo(months),
        })
        .returning({ id: suppliers.id });
      const supplierId = added?.id ?? '';
      if (votes > 0)
        await api.database
          .insert(supplierVotes)
          .values(voters.slice(0, votes).map(({ id }) => ({ supplierId, userId: id, createdAt: now })));
    }
    const rows = await api.database
      .select({ score: scoreAt(now, averageVotesPerMonth) })
      .from(suppliers)
      .orderBy(suppliers.name);
    return rows.map(({ score }) => score);
  }

  it('is that of the formula', async () => {
    const millionths = (votes: number, months: number) => Math.round(((votes + 0.4 * 6) / (months + 6)) * 1_000_000);
    expect(await scores(0.4, { votes: 1, months: 0 }, { votes: 9, months: 18 }, { votes: 3, months: 30 })).toEqual([
      millionths(1, 0),
      millionths(9, 18),
      millionths(3, 24),
    ]);
  });

  it('begins at the average and not at the end', async () => {
    expect(await scores(0.5, { votes: 0, months: 0 })).toEqual([500_000]);
  });

  it('is higher for a promising newcomer than for an old one that few chose', async () => {
    const [newcomer = 0, old = 0] = await scores(0.4, { votes: 2, months: 1 }, { votes: 5, months: 24 });
    expect(newcomer).toBeGreaterThan(old);
  });

  it('does not put a single early vote before a record of many', async () => {
    const [single = 0, many = 0] = await scores(0.4, { votes: 1, months: 0.1 }, { votes: 10, months: 10 });
    expect(single).toBeLessThan(many);
  });

  it('does not sink because years go by', async () => {
    const [later, before] = await scores(0.4, { votes: 10, months: 120 }, { votes: 10, months: 24 });
    expect(later).toBe(before);
  });
});
