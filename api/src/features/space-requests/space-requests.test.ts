import { settleDeparture } from '../../core/departures/departure';
import { spaceRequests } from '../../core/database/schema/space-requests';
import { users } from '../../core/database/schema/users';
import { companies } from '../../core/database/schema/companies';
import { eq } from 'drizzle-orm';
import { describeOnDatabase, emailOf, people, testCompanies, type PersonName } from '../../testing';

const url = '/api/space-requests';
const request = { surface: 120, from: '2027-01-01', phone: '+41 21 555 00 00', message: 'Near the lab.' };

describeOnDatabase('a request for space', (test) => {
  const api = test.api({
    prepare: async (database) => {
      // The lead of a company with such an agreement.
      await database
        .update(companies)
        .set({ agreementType: 'FEIP-Lausanne' })
        .where(eq(companies.id, testCompanies.tenant.id));
      await database.update(users).set({ language: 'fr' }).where(eq(users.id, people.companySupervisor.id));
    },
  });
  beforeEach(async () => {
    api.setNow('2026-11-20T09:00:00Z');
    await api.database.delete(spaceRequests);
    await api.runDueJobs();
    api.mails.length = 0;
  });
  afterAll(() => api.setNow(null));

  const ask = (change: object = {}, who: PersonName = 'companyAdministrator') =>
    api.as(who).post(url, { ...request, ...change });
  const answer = (id: string, body: object) => api.as('superAdministrator').post(`${url}/${id}/answer`, body);
  const decide = (id: string, body: object, who: PersonName = 'companyAdministrator') =>
    api.as(who).post(`${url}/${id}/decision`, body);

  it('goes from the company to the park and back, with a message at each step (FUNC-12)', async () => {
    const { status, body: asked } = await ask();
    expect(status).toBe(201);
    expect(asked).toMatchObject({ state: 'new', version: 1, may: { answer: [], decide: ['withdrawn'] } });
    await api.runDueJobs();
    expect(api.mails).toContainEqual(
      expect.objectContaining({ to: emailOf('superAdministrator'), subject: 'Alpine Sensors asks for space' }),
    );

    const [waiting] = (await api.as('superAdministrator').get(`${url}?state=open`)).body.items;
    expect(waiting).toMatchObject({ id: asked.id, requestedBy: { email: emailOf('companyAdministrator') } });
    expect((await answer(asked.id, { answer: 'seen', version: 1 })).body.state).toBe('seen');
    const offered = await answer(asked.id, { answer: 'offered', note: '110 m² in building C', version: 2 });
    expect(offered.body).toMatchObject({ state: 'offered', version: 3 });
    api.mails.length = 0;
    await api.runDueJobs();
    // Both messages are due now, in any order.
    expect(api.mails.find(({ subject }) => subject === 'The park has an offer of space for you')).toMatchObject({
      to: emailOf('companyAdministrator'),
      text: expect.stringContaining('110 m² in building C'),
    });

    const own = (await api.as('companySupervisor').get(`${url}/own`)).body;
    expect(own).toMatchObject({ mayAsk: false, items: [{ may: { decide: ['accepted', 'declined', 'withdrawn'] } }] });
    // The park's staff are not named to companies.
    expect(own.items[0].steps.map(({ state, name }: { state: string; name: string }) => [state, name])).toEqual([
      ['new', 'Carla Admin'],
      ['seen', null],
      ['offered', null],
    ]);
    expect((await decide(asked.id, { decision: 'accepted', version: 3 }, 'companySupervisor')).body.state).toBe(
      'accepted',
    );
    await api.runDueJobs();
    expect(api.mails.at(-1)?.subject).toBe('Alpine Sensors accepts the offer of space');
    expect((await api.as('companySupervisor').get(`${url}/own`)).body.mayAsk).toBe(true);
  });

  it('is one at a time for a company, however many ask at once', async () => {
    const answers = await Promise.all([ask(), ask({}, 'companySupervisor'), ask({ surface: 80 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.key).toBe('errors.space.alreadyOpen');
    const id = answers.find(({ status }) => status === 201)?.body.id;
    expect((await decide(id, { decision: 'withdrawn', version: 1 })).status).toBe(200);
    expect((await ask()).status).toBe(201);
  });

  it('is for leads of companies with one of three agreements only (SPC-01, SPC-02)', async () => {
    for (const name of ['employee', 'garage', 'superAdministrator', 'exited', 'facilities'] as const)
      expect((await ask({}, name)).status).toBe(403);
    await api.database.update(companies).set({ agreementType: 'feip-lausanne-2' });
    expect((await ask()).body.key).toBe('errors.space.notForCompany');
    await api.database.update(companies).set({ agreementType: 'feip-unlimitrust' });
    expect((await ask()).status).toBe(201);
  });

  it.each([
    [{ surface: undefined }, 'surface'],
    [{ surface: 0 }, 'surface'],
    [{ surface: 5001 }, 'surface'],
    [{ surface: undefined, workplaces: 0 }, 'workplaces'],
    [{ from: '2026-11-19' }, 'from'],
    [{ from: '2026-02-30' }, 'from'],
    [{ message: 'x'.repeat(2001) }, 'message'],
  ])('is refused with %o', async (change, field) => {
    const { status, body } = await ask(change);
    expect([400, 422]).toContain(status);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('accepts the edges: today, one workplace, 5,000 m²', async () => {
    expect((await ask({ surface: 5000, workplaces: 1, from: '2026-11-20', message: 'x'.repeat(2000) })).status).toBe(
      201,
    );
  });

  it('is withdrawn when the company leaves the park, which the preview of the exit counts', async () => {
    const { id } = (await ask()).body;
    const exit = `/api/companies/${testCompanies.tenant.id}/departure`;
    const preview = await api.as('superAdministrator').get(`${exit}?leavesOn=2026-11-30`);
    expect(preview.body.effects).toContainEqual({ kind: 'spaceRequests', count: 1 });
    const departure = {
      people: [],
      leavingCompanyId: testCompanies.tenant.id,
      from: new Date('2026-11-30T23:00:00Z'),
      handOverTo: null,
      isErasure: false,
      key: 'exit',
      decidedBy: null,
      now: new Date('2026-11-30T23:05:00Z'),
      zone: 'Europe/Zurich',
    };
    await api.database.transaction((tx) => settleDeparture(tx, api.app.context.departureSteps, departure));
    const { items } = (await api.as('superAdministrator').get(url)).body;
    expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({
      state: 'withdrawn',
      steps: [{ state: 'new' }, { state: 'withdrawn', byCompany: false, name: null }],
      may: { answer: [] },
    });
  });

  it('is decided by its own company only, and answered by the park only', async () => {
    const { id } = (await ask()).body;
    expect(
      (await api.as('companyAdministrator').post(`${url}/${id}/answer`, { answer: 'seen', version: 1 })).status,
    ).toBe(403);
    expect((await decide(id, { decision: 'accepted', version: 1 })).body.key).toBe('errors.space.closed');
    await api.database
      .update(users)
      .set({ companyId: testCompanies.startup.id })
      .where(eq(users.id, people.companySupervisor.id));
    expect((await decide(id, { decision: 'withdrawn', version: 1 }, 'companySupervisor')).status).toBe(404);
    await api.database
      .update(users)
      .set({ companyId: testCompanies.tenant.id })
      .where(eq(users.id, people.companySupervisor.id));
  });

  it('is not overwritten by somebody who read an earlier version, and needs an offer in words', async () => {
    const { id } = (await ask()).body;
    expect((await answer(id, { answer: 'offered', version: 1 })).status).toBe(400);
    const { status, body: current } = await answer(id, { answer: 'seen', version: 1 });
    expect(status).toBe(200);
    const late = await answer(id, { answer: 'declined', note: 'Full', version: 1 });
    expect([late.status, late.body.key, late.body.details]).toEqual([
      409,
      'errors.space.changedMeanwhile',
      { current },
    ]);
  });
});
