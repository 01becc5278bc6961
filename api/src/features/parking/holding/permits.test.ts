import { eq, inArray } from 'drizzle-orm';
import { auditTrail } from '../../../core/database/schema/audit';
import { parkingPermits } from '../../../core/database/schema/parking-holding';
import { describeOnDatabase, emailOf } from '../../../testing';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';

describeOnDatabase('permits for accessible spots', (test) => {
  const api = test.api();
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(parkingPermits);
  });

  const staff = () => api.as('superAdministrator');
  const grant = async (firstDay: string, lastDay?: string): Promise<string> => {
    const granted = await staff().post('/api/parking/permits', { email: emailOf('employee'), firstDay, lastDay });
    expect(granted.status).toBe(201);
    return granted.body.id;
  };
  const end = (id: string) => staff().delete(`/api/parking/permits/${id}`);
  const lastDayOf = async (id: string) =>
    (await api.database.select().from(parkingPermits).where(eq(parkingPermits.id, id))).map(({ lastDay }) => lastDay);
  const endings = async (...ids: string[]) =>
    (await api.database.select().from(auditTrail).where(inArray(auditTrail.subjectId, ids))).filter(
      ({ action }) => action === 'ended',
    ).length;

  it('end yesterday, or are removed before they begin', async () => {
    const current = await grant('2026-02-01', '2026-03-31');
    const coming = await grant('2026-04-01');
    expect([(await end(current)).status, (await end(coming)).status]).toEqual([204, 204]);
    expect([await lastDayOf(current), await lastDayOf(coming)]).toEqual([['2026-03-02'], []]);
    expect(await endings(current, coming)).toBe(2);
  });

  it.each([
    ['alone', undefined],
    ['before one that follows', '2026-02-01'],
  ])('keep their last day when they ended long ago: %s', async (_name, following) => {
    const past = await grant('2026-01-01', '2026-01-15');
    if (following !== undefined) await grant(following);
    expect((await end(past)).status).toBe(204);
    expect(await lastDayOf(past)).toEqual(['2026-01-15']);
    expect(await endings(past)).toBe(0);
  });
});
