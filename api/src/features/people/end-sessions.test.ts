import { describeOnDatabase, emailOf, people, type PersonName } from '../../testing';

describeOnDatabase('ending the sessions of a person', (test) => {
  const api = test.api();
  const address = (name: PersonName) => `/api/users/${people[name].hashedId}/end-sessions`;

  it('signs the person out everywhere, tells so, and is in the audit trail', async () => {
    const [one, two] = [api.withCookie(await api.signIn('employee')), api.withCookie(await api.signIn('employee'))];
    const answer = await api.as('companyAdministrator').post(address('employee'), {});
    expect([answer.status, answer.body]).toEqual([200, { sessions: 2, passkeys: 0 }]);
    for (const ended of [one, two]) expect((await ended.get('/api/users/user')).status).toBe(401);
    await api.runDueJobs();
    expect(api.mails).toMatchObject([{ to: emailOf('employee'), subject: 'You were signed out everywhere' }]);
    const { body } = await api.as('companyAdministrator').get('/api/audit');
    expect(body.items[0]).toMatchObject({ action: 'sessions ended', subjectKind: 'user' });
  });

  it('is allowed within the own company, and everywhere to the park', async () => {
    const tried = async (who: PersonName, whom: PersonName) => (await api.as(who).post(address(whom), {})).status;
    expect(await tried('employee', 'colleague')).toBe(403);
    expect(await tried('companyAdministrator', 'garage')).toBe(404);
    expect(await tried('companyAdministrator', 'companyAdministrator')).toBe(403);
    expect(await tried('superAdministrator', 'garage')).toBe(200);
    expect((await api.asVisitor().post(address('garage'), {})).status).toBe(401);
    const listed = await api.as('companyAdministrator').get('/api/users/query?fetchAll=true');
    const may = Object.fromEntries(
      listed.body.items.map(({ hashedId, may }: { hashedId: string; may: { endSessions: boolean } }) => [
        hashedId,
        may.endSessions,
      ]),
    );
    expect([may[people.employee.hashedId], may[people.companyAdministrator.hashedId]]).toEqual([true, false]);
    expect(await tried('superAdministrator', 'companyAdministrator')).toBe(200);
  });
});
