/** Tasks follow the rules of the pages that they lead to. */
import { eq } from 'drizzle-orm';
import { buildings, companies } from '../../core/database/schema/companies';
import { files } from '../../core/database/schema/files';
import { users } from '../../core/database/schema/users';
import { describeOnDatabase, people, testCompanies, type PersonName } from '../../testing';

describeOnDatabase('tasks of the portal', (test) => {
  const api = test.api({ configuration: { requirePasskey: 'managers' } });
  const kindsOf = async (who: PersonName): Promise<string[]> =>
    (await api.as(who).get('/api/portal/tasks')).body.items.map(({ kind }: { kind: string }) => kind);

  it('name the company’s profile as long as its page finds a part missing', async () => {
    const { id } = testCompanies.tenant;
    const [file] = await api.database
      .insert(files)
      .values({ sha256: 'a', mediaType: 'image/png', bytes: 1, audience: 'readers' })
      .returning();
    const [building] = await api.database.insert(buildings).values({ code: 'a', name: 'A' }).returning();
    const fill = async (change: Partial<typeof companies.$inferInsert>) => {
      await api.database.update(companies).set(change).where(eq(companies.id, id));
      const { missing } = (await api.as('companySupervisor').get(`/api/companies/${id}/editing`)).body;
      return [missing, (await kindsOf('companySupervisor')).includes('profileIncomplete')];
    };
    const texts = { en: { description: 'Sensors' }, fr: { description: 'Capteurs' } };
    expect(await fill({ logoFileId: file?.id, website: 'https://alpine.example', texts })).toEqual([
      ['contact', 'location', 'tags'],
      true,
    ]);
    expect(await fill({ phone: '+41 21 555 00 00', buildingId: building?.id })).toEqual([['tags'], true]);
    expect(await fill({ tags: ['optics'] })).toEqual([[], false]);
  });

  it('ask for a passkey exactly where rights wait for one', async () => {
    const give = (adminPermissions: string[]) =>
      api.database.update(users).set({ adminPermissions }).where(eq(users.id, people.employee.id));
    const waiting = async (who: PersonName) => {
      const { hasWaitingRights } = (await api.as(who).get('/api/auth/passkeys')).body;
      return [hasWaitingRights, (await kindsOf(who)).includes('passkeyNeeded')];
    };
    expect(await waiting('superAdministrator')).toEqual([true, true]);
    expect(await waiting('superAdministratorWithoutFlags')).toEqual([true, true]);
    expect(await waiting('companySupervisor')).toEqual([false, false]);
    await give(['CAN_EDIT_NEWS_EVENTS']);
    expect(await waiting('employee')).toEqual([false, false]);
    await give(['CAN_REDEPLOY_WEBSITE']);
    expect(await waiting('employee')).toEqual([true, true]);
  });
});
