/** Visitors share the answers of public lists for a moment; nobody else does, and no change waits for it here. */
import { eq } from 'drizzle-orm';
import { companies } from '../../core/database/schema/companies';
import { describeOnEachDatabase, testCompanies, type Caller } from '../../testing';

describeOnEachDatabase('a list that visitors share', (test) => {
  const api = test.api({ configuration: { sharedAnswerMs: 600_000 } });
  const nameOf = async (caller: Caller, headers = {}) => {
    const { body } = await caller.get('/api/companies/query?fetchAll=true', headers);
    return body.items.find(({ id }: { id: string }) => id === testCompanies.tenant.id)?.name;
  };
  const rename = (name: string) =>
    api.database.update(companies).set({ name }).where(eq(companies.id, testCompanies.tenant.id));

  it('is computed once for visitors of a language, and for each person', async () => {
    await rename('First');
    expect(await nameOf(api.asVisitor())).toBe('First');
    await rename('Second');
    expect(await nameOf(api.asVisitor())).toBe('First');
    expect(await nameOf(api.asVisitor(), { 'accept-language': 'fr' })).toBe('Second');
    expect(await nameOf(api.as('employee'))).toBe('Second');
  });

  it('is computed again once somebody has changed something', async () => {
    await rename('Third');
    expect(await nameOf(api.asVisitor())).not.toBe('Third');
    const { status } = await api.as('employee').patch('/api/users/user', { language: 'fr' });
    expect(status).toBe(200);
    expect(await nameOf(api.asVisitor())).toBe('Third');
  });

  it('looks the same as a computed one', async () => {
    const { status, body, headers } = await api.asVisitor().get('/api/jobs/query');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual((await api.asVisitor().get('/api/jobs/query')).body);
    expect((await api.asVisitor().get('/api/jobs/query?pageSize=0')).status).toBe(400);
  });
});
