import { Role } from '@park/domain';
import { eq, sql } from 'drizzle-orm';
import { invitations } from '../../core/database/schema/invitations';
import { users } from '../../core/database/schema/users';
import { describeOnDatabase, emailOf, people, testCompanies, type PersonName } from '../../testing';

describeOnDatabase('invitations', (test) => {
  const api = test.api();
  let number = 0;
  const newcomer = (change: object = {}) => {
    number += 1;
    return { email: `new${number}@x.park`, firstName: 'Nina', lastName: 'New', role: Role.Employee, ...change };
  };
  const invite = (body: object, by: PersonName = 'companyAdministrator') => api.as(by).post('/api/invitations', body);
  /** Sends what is due and returns the secret of the last mail to an address. */
  const secretFor = async (email: string): Promise<string> => {
    await api.app.context.jobs.runDue();
    const mail = api.mails.filter(({ to, kind }) => to === email && kind === 'invitation').at(-1);
    return /invitation#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const acceptance = (secret: string, change: object = {}) => ({
    secret,
    password: 'a boat on the water',
    language: 'fr',
    birthDate: '1990-01-01',
    ...change,
  });
  const accept = (secret: string, change: object = {}) =>
    api.asVisitor().post('/api/invitations/accept', acceptance(secret, change));

  it('make an account with the invited role in the company', async () => {
    const body = newcomer({ contractIds: people.employee.contracts });
    const invited = await invite(body);
    expect([invited.status, invited.body.state, invited.body.may]).toEqual([
      201,
      'open',
      { resend: true, revoke: true },
    ]);
    const secret = await secretFor(body.email);
    const view = await api.asVisitor().post('/api/invitations/view', { secret });
    expect(view.body).toMatchObject({ email: body.email, companyName: testCompanies.tenant.name });
    expect((await accept(secret, { password: 'short' })).body.fields.password).toBe('errors.auth.passwordTooShort');
    expect((await accept(secret)).body).toEqual({ email: body.email });
    const [made] = await api.database.select().from(users).where(eq(users.email, body.email));
    expect(made).toMatchObject({ role: Role.Employee, companyId: testCompanies.tenant.id, language: 'fr' });
    const login = await api
      .asVisitor()
      .post('/api/auth/login', { email: body.email, password: 'a boat on the water', source: 'portal' });
    expect(login.body.user.bookARoomContractIds).toEqual(people.employee.contracts);
  });

  it('are accepted once, however often at the same moment', async () => {
    const body = newcomer();
    await invite(body);
    const secret = await secretFor(body.email);
    const answers = await Promise.all([accept(secret), accept(secret), accept(secret)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('are not for somebody who is signed in', async () => {
    const body = newcomer();
    await invite(body);
    const secret = await secretFor(body.email);
    const answer = await api.as('employee').post('/api/invitations/accept', acceptance(secret));
    expect([answer.status, answer.body.key]).toEqual([409, 'errors.invitations.signedIn']);
  });

  it('count the 18th birthday as old enough', async () => {
    api.setNow('2026-06-15T09:00:00Z');
    const body = newcomer();
    await invite(body);
    const secret = await secretFor(body.email);
    api.setNow('2026-06-15T10:00:00Z');
    expect((await accept(secret, { birthDate: '2008-06-16' })).body.fields).toEqual({
      birthDate: 'errors.people.tooYoung',
    });
    expect((await accept(secret, { birthDate: '2008-06-15' })).status).toBe(200);
    api.setNow(null);
  });

  it('end when the inviter loses the right', async () => {
    const body = newcomer({ role: Role.CompanyAdministrator });
    await invite(body);
    const secret = await secretFor(body.email);
    const set = (role: number) =>
      api.database.update(users).set({ role }).where(eq(users.id, people.companyAdministrator.id));
    await set(Role.Employee);
    expect((await accept(secret)).body.key).toBe('errors.invitations.noLongerAllowed');
    await set(Role.CompanyAdministrator);
    expect((await accept(secret)).status).toBe(200);
  });

  it('expire after 72 hours and open again with a new link', async () => {
    const body = newcomer();
    const { id } = (await invite(body)).body;
    const first = await secretFor(body.email);
    api.setNow(new Date(Date.now() + 72 * 3_600_000 + 1_000));
    expect((await accept(first)).body.key).toBe('errors.invitations.notValid');
    const expired = await api.as('companyAdministrator').get('/api/invitations?state=expired&pageSize=100');
    expect(expired.body.items.map((item: { id: string }) => item.id)).toContain(id);
    expect((await api.as('companyAdministrator').post(`/api/invitations/${id}/resend`)).body.state).toBe('open');
    const second = await secretFor(body.email);
    expect([second === first, (await accept(first)).status, (await accept(second)).status]).toEqual([false, 404, 200]);
    api.setNow(null);
  });

  it('are not sent again to an address that has an account meanwhile', async () => {
    const body = newcomer();
    const { id } = (await invite(body)).body;
    const { id: companyId } = testCompanies.tenant;
    await api.database
      .insert(users)
      .values({ companyId, email: body.email, username: 'n', firstName: 'N', lastName: 'N' });
    const again = await api.as('companyAdministrator').post(`/api/invitations/${id}/resend`);
    expect([again.status, again.body.key]).toEqual([409, 'errors.invitations.alreadyInCompany']);
  });

  it('are mailed at most five times a day', async () => {
    api.setNow('2026-06-15T10:00:00Z');
    const { id } = (await invite(newcomer())).body;
    const resend = () => api.as('companyAdministrator').post(`/api/invitations/${id}/resend`);
    const answers = [await resend(), await resend(), await resend(), await resend(), await resend()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect(answers.at(-1)?.body.values).toMatchObject({ limit: 5, freeFrom: expect.any(String) });
    api.setNow(null);
  });

  it('are one per address at a time', async () => {
    const body = newcomer();
    const answers = await Promise.all([invite(body), invite({ ...body, email: body.email.toUpperCase() })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [open] = await api.database
      .select()
      .from(invitations)
      .where(sql`lower(${invitations.email}) = ${body.email}`);
    expect((await api.as('companyAdministrator').delete(`/api/invitations/${open?.id}`)).status).toBe(204);
    expect((await invite(body)).status).toBe(201);
  });

  it('say who has the address already, and whom to ask', async () => {
    const keyFor = async (name: PersonName, by?: PersonName) =>
      (await invite(newcomer({ email: emailOf(name) }), by)).body.key;
    expect(await keyFor('employee')).toBe('errors.invitations.alreadyInCompany');
    expect(await keyFor('otherEmployee')).toBe('errors.invitations.otherCompany');
    expect(await keyFor('employee', 'superAdministrator')).toBe('errors.invitations.accountElsewhere');
  });

  it('never exceed the rights of the inviter', async () => {
    const cases: [PersonName, object, number][] = [
      ['companyAdministrator', { role: Role.CompanySupervisor }, 403],
      ['companySupervisor', { role: Role.CompanySupervisor }, 201],
      ['companySupervisor', { role: Role.SuperAdministrator }, 403],
      ['superAdministrator', { role: Role.Garage, companyId: testCompanies.garage.id }, 201],
      ['companyAdministrator', { companyId: testCompanies.garage.id }, 403],
      ['employee', {}, 403],
    ];
    for (const [by, change, status] of cases) {
      expect([by, change, (await invite(newcomer(change), by)).status]).toEqual([by, change, status]);
    }
    const ofOthers = (await invite(newcomer(), 'otherAdministrator')).body.id;
    expect((await api.as('companyAdministrator').delete(`/api/invitations/${ofOthers}`)).status).toBe(404);
  });
});
