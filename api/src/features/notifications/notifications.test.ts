import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { companies } from '../../core/database/schema/companies';
import { users } from '../../core/database/schema/users';
import { ApiError } from '../../core/errors/api-error';
import { defineMailAction } from '../../core/notifications/mail-action';
import { defineNotification, type AnyNotificationKind } from '../../core/notifications/notification-kind';
import { notify } from '../../core/notifications/notify';
import { describeOnDatabase, emailOf, people, testCompanies, type PersonName } from '../../testing';

const keepIt = defineMailAction({
  purpose: 'test.keep',
  payload: z.object({ spot: z.string() }),
  texts: { en: { button: 'Keep it', done: 'It is yours.' }, fr: { button: 'Garder', done: 'Elle est à vous.' } },
});
const assigned = defineNotification({
  kind: 'test.assigned',
  topic: 'parking',
  values: z.object({ spot: z.string(), day: z.string() }),
  label: { en: 'A spot was assigned', fr: 'Une place attribuée' },
  texts: {
    en: ({ spot, day }, format) => ({ title: `Spot ${spot} <b>`, text: `For ${format.day(day)}.` }),
    fr: ({ spot, day }, format) => ({ title: `Place ${spot}`, text: `Pour le ${format.day(day)}.` }),
  },
  action: keepIt,
});
const recalled = defineNotification({
  kind: 'test.recalled',
  topic: 'parking',
  values: z.object({}),
  label: { en: 'Taken back', fr: 'Reprise' },
  texts: { en: () => ({ title: 'Taken back', text: 'Now.' }), fr: () => ({ title: 'Reprise', text: 'Déjà.' }) },
  isMailRequired: true,
});

describeOnDatabase('messages to people', (test) => {
  const api = test.api();
  const kept: string[] = [];
  let refusal: ApiError | null = null;
  const now = new Date('2026-11-20T09:00:00Z');

  beforeAll(() => {
    const kinds = api.app.context.notificationKinds as Map<string, AnyNotificationKind>;
    for (const kind of [assigned, recalled]) kinds.set(kind.kind, kind);
    api.app.context.mailActions.handle(keepIt, async ({ payload }) => {
      if (refusal) throw refusal;
      kept.push(payload.spot);
    });
  });
  let seconds = 0;
  beforeEach(async () => {
    // Messages of the same moment have no order.
    api.setNow(new Date(now.getTime() + 1000 * ++seconds));
    await api.runDueJobs();
    api.mails.length = 0;
    kept.length = 0;
    refusal = null;
  });
  afterAll(() => api.setNow(null));

  const tell = (
    name: PersonName,
    more: { key?: string; action?: { payload: { spot: string }; expiresAt: Date } } = {},
  ) =>
    api.database.transaction((tx) =>
      notify(tx, {
        personId: people[name].id,
        kind: assigned,
        values: { spot: '12', day: '2026-11-21' },
        link: '/parkshare',
        now: api.app.context.clock(),
        ...more,
      }),
    );
  const expiresAt = new Date('2026-11-20T12:00:00Z');
  const ask = (name: PersonName) => tell(name, { action: { payload: { spot: '12' }, expiresAt } });
  const codes = () => [...(api.mails[0]?.text ?? '').matchAll(/mail-action#code=([\w-]{43})/g)].map(([, code]) => code);
  const visitor = () => api.asVisitor();
  const items = async (name: PersonName) => (await api.as(name).get('/api/notifications')).body.items;

  it('arrive in the portal and by mail, each once', async () => {
    await tell('employee', { key: 'one' });
    expect(await tell('employee', { key: 'one' })).toBeNull();
    await api.runDueJobs();
    await api.runDueJobs();
    expect(api.mails).toHaveLength(1);
    expect(api.mails[0]).toMatchObject({
      to: emailOf('employee'),
      language: 'en',
      subject: 'Spot 12 <b>',
      text: expect.stringContaining('For Saturday 21 November.'),
      html: expect.stringContaining('href="http://localhost:4600/parkshare"'),
      unsubscribeAddress: expect.stringContaining('/api/mail-actions/unsubscribe?code='),
    });
    expect((await api.as('employee').get('/api/notifications/unread')).body).toEqual({ unread: 1 });
    const [first] = await items('employee');
    expect(first).toMatchObject({ title: 'Spot 12 <b>', link: '/parkshare', readAt: null, action: null });
    const french = await api.as('employee').get('/api/notifications', { 'accept-language': 'fr' });
    expect(french.body.items[0]).toMatchObject({ title: 'Place 12', text: 'Pour le samedi 21 novembre.' });
    expect((await api.as('employee').post('/api/notifications/read', { ids: [first.id] })).body).toEqual({ unread: 0 });
  });

  it('are nobody else’s', async () => {
    await tell('companySupervisor');
    const [own] = await items('companySupervisor');
    expect((await items('garage')).map(({ id }: { id: string }) => id)).not.toContain(own.id);
    await api.as('garage').post('/api/notifications/read', { ids: [own.id] });
    expect((await items('companySupervisor'))[0].readAt).toBeNull();
    expect((await visitor().get('/api/notifications')).status).toBe(401);
  });

  it('go to nobody who may no longer use the portal', async () => {
    await tell('exited');
    await api.database.update(users).set({ enabled: false }).where(eq(users.id, people.exited.id));
    await api.runDueJobs();
    expect(api.mails).toEqual([]);
    await api.database.update(users).set({ enabled: true }).where(eq(users.id, people.exited.id));
  });

  it('ask a question that a button answers once, without signing in, and never by opening the link', async () => {
    await ask('employee');
    await api.runDueJobs();
    const [code] = codes();
    for (let time = 0; time < 2; time += 1)
      expect((await visitor().post('/api/mail-actions/view', { token: code })).body).toMatchObject({
        title: 'Spot 12 <b>',
        button: 'Keep it',
        state: 'open',
      });
    expect(kept).toEqual([]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor().post('/api/mail-actions/run', { token: code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(kept).toEqual(['12']);
    expect((await visitor().post('/api/mail-actions/view', { token: code })).body).toMatchObject({ state: 'used' });
    expect((await items('employee'))[0].action).toBeNull();
  });

  it('can be answered in the portal, and then no longer from the mail', async () => {
    await ask('employee');
    await api.runDueJobs();
    const [message] = await items('employee');
    expect(message.action).toEqual({ button: 'Keep it', expiresAt: expiresAt.toISOString() });
    expect((await api.as('garage').post(`/api/notifications/${message.id}/action`)).status).toBe(404);
    expect((await api.as('employee').post(`/api/notifications/${message.id}/action`)).body).toEqual({
      message: 'It is yours.',
    });
    expect((await visitor().post('/api/mail-actions/run', { token: codes()[0] })).status).toBe(409);
    expect(kept).toEqual(['12']);
  });

  it('keep their question open when the answer is refused', async () => {
    await ask('employee');
    await api.runDueJobs();
    refusal = new ApiError(409, 'errors.conflict');
    expect((await visitor().post('/api/mail-actions/run', { token: codes()[0] })).body.key).toBe('errors.conflict');
    refusal = null;
    expect((await visitor().post('/api/mail-actions/run', { token: codes()[0] })).status).toBe(200);
  });

  it('cannot be answered too late, or with a code of something else', async () => {
    await ask('employee');
    await api.runDueJobs();
    const [code] = codes();
    expect((await visitor().post('/api/mail-actions/run', { token: 'x'.repeat(43) })).status).toBe(404);
    api.setNow(expiresAt);
    expect((await visitor().post('/api/mail-actions/run', { token: code })).status).toBe(410);
    expect(kept).toEqual([]);
  });

  it('stop by the link of the mail, without signing in and also where the company decides', async () => {
    await tell('companyAdministrator');
    await api.runDueJobs();
    const [code] = codes();
    expect((await visitor().post('/api/mail-actions/run', { token: code })).status).toBe(200);
    api.mails.length = 0;
    await tell('companyAdministrator');
    await api.runDueJobs();
    expect(api.mails).toEqual([]);
    expect(await items('companyAdministrator')).toHaveLength(2);
  });

  it('stop when a mail program posts to the address in the header', async () => {
    await tell('facilities');
    await api.runDueJobs();
    const address = new URL(api.mails[0]?.unsubscribeAddress ?? '');
    const answer = await visitor().request({
      method: 'POST',
      url: `${address.pathname}${address.search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    api.mails.length = 0;
    await tell('facilities');
    await api.runDueJobs();
    expect(api.mails).toEqual([]);
  });

  it('follow the person’s choice where the company lets its people choose', async () => {
    const choose = (isOn: boolean, channel = 'mail', kind = assigned.kind) =>
      api.as('employee').put('/api/notifications/preferences', { kind, channel, isOn });
    await api.database.update(companies).set({ emailPreferencesEnabled: false });
    const refused = await choose(false);
    expect(refused.status).toBe(403);
    expect(refused.body.key).toBe('errors.notifications.mayNotChoose');
    expect((await choose(false, 'portal')).status).toBe(204);
    expect((await choose(true, 'portal')).status).toBe(204);
    const before = (await api.as('employee').get('/api/notifications/preferences')).body;
    expect(before).toMatchObject({ mayChooseMails: false, companyLetsChoose: null });
    expect(before.askPeople.length).toBeGreaterThan(0);
    expect((await api.as('employee').put('/api/emailing/company', { isChoosingEnabled: true })).status).toBe(403);

    await api.database
      .update(companies)
      .set({ emailPreferencesEnabled: true })
      .where(eq(companies.id, testCompanies[people.employee.company].id));
    expect((await choose(false)).status).toBe(204);
    expect((await choose(false, 'mail', recalled.kind)).status).toBe(400);
    await tell('employee');
    await api.runDueJobs();
    expect(api.mails).toEqual([]);
    expect((await api.as('employee').get('/api/notifications/preferences')).body.items).toContainEqual(
      expect.objectContaining({ kind: assigned.kind, portal: true, mail: false }),
    );
  });

  it('keep the park’s own mails to those who asked for them (MISS-23)', async () => {
    const supervisor = api.as('companySupervisor');
    expect((await supervisor.get('/api/emailing/subscriptions')).body).toEqual({
      newsletter: false,
      events: false,
      jobs: false,
    });
    const wanted = { newsletter: true, events: false, jobs: true };
    expect((await supervisor.put('/api/emailing/subscriptions', wanted)).body).toEqual(wanted);
    expect((await supervisor.get('/api/emailing/subscriptions')).body).toEqual(wanted);
  });

  // The last one: it moves the clock of jobs by hours.
  it('are mailed once the mail server accepts them again', async () => {
    await api.asVisitor().post('/api/auth/forgot-password', { email: emailOf('garage'), source: 'portal' });
    api.refuseMails(2);
    await api.runDueJobs();
    expect(api.mails).toEqual([]);
    for (const moment of ['10:00', '12:00', '18:00']) await api.runDueJobs(`2026-11-20T${moment}:00Z`);
    const links = api.mails.filter(({ kind }) => kind === 'passwordReset');
    expect(links.map(({ to }) => to)).toEqual([emailOf('garage')]);
  });
});
