import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { eventRegistrations, events } from '../../../core/database/schema/events';
import { users } from '../../../core/database/schema/users';
import { describeOnEachDatabase, emailOf, roleColumns, type PersonName } from '../../../testing';

const start = '2026-03-11T12:00:00.000Z';
const body = (change: object = {}) => ({
  type: 'workshop',
  texts: { en: { title: 'Reading a balance sheet', content: '<p>x</p>' }, fr: { title: 'Lire un bilan' } },
  publishedAt: '2026-03-01T08:00:00Z',
  isPublished: true,
  startDate: start,
  endDate: '2026-03-11T14:00:00.000Z',
  location: 'Forum',
  registration: { capacity: 2, opensAt: null, closesAt: null },
  ...change,
});

describeOnEachDatabase('registration for events', (test) => {
  const api = test.api();
  const editor = () => api.as('superAdministrator');
  const add = async (change: object = {}) => {
    const { status, body: made } = await editor().post('/api/events', body(change));
    expect(status).toBe(201);
    return made as { id: string; version: number };
  };
  const register = (by: PersonName, id: string) => api.as(by).post(`/api/events/${id}/registration`, {});
  const cancel = (by: PersonName, id: string) => api.as(by).delete(`/api/events/${id}/registration`);
  const read = async (by: PersonName, id: string) => (await api.as(by).get(`/api/events/${id}`)).body.registration;
  const save = (id: string, version: number, change: object) =>
    editor().put(`/api/events/${id}`, { ...body(change), version });
  const sent = async (kind: string, at = '2026-03-10T11:00:00Z') => {
    await api.runDueJobs(at);
    return api.mails.filter((mail) => mail.kind === `events.${kind}`);
  };
  beforeEach(async () => {
    api.setNow('2026-03-10T10:00:00Z');
    await api.runDueJobs('2026-03-10T10:00:00Z');
    api.mails.length = 0;
    await api.database.delete(events);
  });

  it('assigns the last place to one of many who ask at once; the others wait in a row', async () => {
    const { id } = await add();
    const answers = await Promise.all(roleColumns.map((person) => register(person, id)));
    expect(answers.map(({ status }) => status)).toEqual(roleColumns.map(() => 201));
    const rows = await api.database.select().from(eventRegistrations).where(eq(eventRegistrations.eventId, id));
    expect(
      rows
        .filter(({ state }) => state === 'registered')
        .map(({ place }) => place)
        .sort(),
    ).toEqual([1, 2]);
    const positions = await Promise.all(roleColumns.map(async (person) => (await read(person, id)).own.position));
    expect(positions.filter((position) => position !== null).sort((one, other) => one - other)).toEqual(
      roleColumns.slice(2).map((_, index) => index + 1),
    );
  });

  it('has the database refuse a place that is taken or does not exist', async () => {
    const { id } = await add();
    const people = await api.database.select({ id: users.id }).from(users).limit(3);
    const insert = (index: number, place: number) =>
      api.database.insert(eventRegistrations).values({
        eventId: id,
        userId: people[index]?.id ?? '',
        state: 'registered',
        place,
        askedAt: new Date(),
        updatedAt: new Date(),
      });
    await insert(0, 2);
    await expect(insert(1, 2)).rejects.toThrow();
    await expect(insert(1, 3)).rejects.toThrow();
    await expect(insert(0, 1)).rejects.toThrow();
  });

  it('moves the first of the waitlist up when somebody cancels, with the entry for the calendar', async () => {
    const { id } = await add();
    for (const person of ['employee', 'companyAdministrator', 'facilities', 'garage'] as const) {
      await register(person, id);
      api.setNow(new Date(Date.parse('2026-03-10T10:00:00Z') + 1000 * roleColumns.indexOf(person)));
    }
    api.setNow('2026-03-10T11:00:00Z');
    expect(await read('garage', id)).toMatchObject({ taken: 2, waiting: 2, capacity: 2, own: { state: 'waiting' } });
    const answer = await cancel('employee', id);
    expect(answer.body).toMatchObject({ taken: 2, waiting: 1, own: null, may: { register: true } });
    expect(await read('facilities', id)).toMatchObject({ own: { state: 'registered', position: null } });
    expect(await read('garage', id)).toMatchObject({ own: { state: 'waiting', position: 1 } });
    const [mail] = await sent('movedUp');
    expect(mail?.to).toBe(emailOf('facilities'));
    const calendar = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? ''));
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    const entry = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
    expect([entry.uid, entry.summary, entry.location]).toEqual([
      `event-${id}@localhost`,
      'Reading a balance sheet',
      'Forum',
    ]);
    expect((await sent('left')).map(({ to, calendar: left }) => [to, left?.method])).toEqual([
      [emailOf('employee'), 'CANCEL'],
    ]);
    expect(await sent('registered')).toHaveLength(2);
  });

  it('lets an editor take somebody off the list, who receives the reason; the waitlist moves up', async () => {
    const { id } = await add({ registration: { capacity: 1, opensAt: null, closesAt: null } });
    await register('employee', id);
    api.setNow('2026-03-10T10:05:00Z');
    await register('garage', id);
    const list = async () => (await editor().get(`/api/events/${id}/registrations`)).body.items;
    const [attendee] = await list();
    const remove = (by: PersonName, one: string = attendee.id) =>
      api.as(by).post(`/api/events/${id}/registrations/${one}/remove`, { reason: 'The group is full.' });
    expect((await remove('employee')).status).toBe(403);
    expect((await remove('superAdministrator')).status).toBe(204);
    expect((await remove('superAdministrator')).status).toBe(404);
    expect(await list()).toMatchObject([{ email: emailOf('garage'), state: 'registered' }]);
    const [mail] = await sent('removed');
    expect(mail).toMatchObject({ to: emailOf('employee'), calendar: { method: 'CANCEL' } });
    expect(mail?.text).toContain('The group is full.');
    expect(await sent('movedUp')).toMatchObject([{ to: emailOf('garage') }]);
  });

  it('answers a repeated command the same way and sends nothing twice', async () => {
    const { id } = await add();
    for (const attempt of [1, 2]) {
      const answer = await register('employee', id);
      expect([attempt, answer.status, answer.body.taken]).toEqual([attempt, 201, 1]);
    }
    expect(await sent('registered')).toHaveLength(1);
    expect((await cancel('employee', id)).status).toBe(200);
    expect((await cancel('employee', id)).body).toMatchObject({ taken: 0, own: null });
    expect((await register('employee', id)).body).toMatchObject({ own: { state: 'registered' } });
  });

  it('opens and closes', async () => {
    const { id } = await add({
      registration: { capacity: null, opensAt: '2026-03-10T11:00:00Z', closesAt: '2026-03-11T08:00:00Z' },
    });
    const early = await register('employee', id);
    expect([early.status, early.body.key, early.body.values]).toEqual([
      409,
      'errors.events.notOpenYet',
      { freeFrom: '2026-03-10T11:00:00.000Z' },
    ]);
    api.setNow('2026-03-10T11:00:00Z');
    expect((await register('employee', id)).body).toMatchObject({ state: 'open', capacity: null, taken: 1 });
    api.setNow('2026-03-11T08:00:00Z');
    const late = await register('garage', id);
    expect([late.status, late.body.key]).toEqual([409, 'errors.events.registrationClosed']);
    expect((await cancel('employee', id)).status).toBe(200);
    api.setNow(start);
    expect((await read('employee', id)).may).toEqual({ register: false, cancel: false });
  });

  it('is for readers of the event only, and not for visitors', async () => {
    const { id } = await add({ isKnova: true });
    expect((await register('employee', id)).status).toBe(404);
    expect((await register('companySupervisor', id)).status).toBe(201);
    const draft = await add({ isPublished: false });
    expect((await register('employee', draft.id)).status).toBe(404);
    const open = await add();
    expect((await api.asVisitor().post(`/api/events/${open.id}/registration`, {})).status).toBe(401);
    expect((await api.asVisitor().get(`/api/events/${open.id}`)).body.registration).toMatchObject({
      own: null,
      may: { register: false, cancel: false },
    });
    const without = await add({ registration: null });
    expect((await register('employee', without.id)).status).toBe(404);
    expect(await read('employee', without.id)).toBeUndefined();
  });

  it('keeps its settings through a change that does not name them', async () => {
    const { id, version } = await add();
    const { registration: _left, ...rest } = body({ location: 'Atrium' });
    const answer = await editor().put(`/api/events/${id}`, { ...rest, version });
    expect([answer.status, answer.body.registration]).toEqual([200, { capacity: 2, opensAt: null, closesAt: null }]);
  });

  it('fills places when the capacity grows, and keeps those given when it shrinks', async () => {
    const { id, version } = await add({ registration: { capacity: 1, opensAt: null, closesAt: null } });
    for (const person of ['employee', 'garage', 'facilities'] as const) await register(person, id);
    const grown = await save(id, version, { registration: { capacity: 3, opensAt: null, closesAt: null } });
    expect(await read('employee', id)).toMatchObject({ taken: 3, waiting: 0 });
    await save(id, grown.body.version, { registration: { capacity: 1, opensAt: null, closesAt: null } });
    expect(await read('employee', id)).toMatchObject({ taken: 3, capacity: 1 });
    expect((await register('external', id)).body.own).toMatchObject({ state: 'waiting', position: 1 });
  });

  it('tells those who registered of another time and of the cancellation', async () => {
    const { id, version } = await add();
    await register('employee', id);
    const moved = await save(id, version, { location: 'Atrium' });
    expect((await sent('changed')).map(({ to, calendar }) => [to, calendar?.method])).toEqual([
      [emailOf('employee'), 'REQUEST'],
    ]);
    await save(id, moved.body.version, { location: 'Atrium', status: 'cancelled' });
    expect((await sent('cancelled')).map(({ to, calendar }) => [to, calendar?.method])).toEqual([
      [emailOf('employee'), 'CANCEL'],
    ]);
    expect((await register('garage', id)).body.key).toBe('errors.events.registrationClosed');
  });

  it('reminds once, the day before', async () => {
    const { id } = await add();
    await register('employee', id);
    expect(await sent('reminder', '2026-03-10T11:45:00Z')).toHaveLength(0);
    expect(await sent('reminder', '2026-03-10T12:00:00Z')).toHaveLength(1);
    expect(await sent('reminder', '2026-03-10T14:00:00Z')).toHaveLength(1);
  });

  it('shows editors who comes, also as a file', async () => {
    const { id } = await add({ registration: { capacity: 1, opensAt: null, closesAt: null } });
    await register('employee', id);
    await register('garage', id);
    const { body: list } = await editor().get(`/api/events/${id}/registrations`);
    expect(list.items.map(({ email, state, position }: Record<string, unknown>) => [email, state, position])).toEqual([
      [emailOf('employee'), 'registered', null],
      [emailOf('garage'), 'waiting', 1],
    ]);
    const file = await editor().get(`/api/events/${id}/registrations/export`);
    expect(file.text).toContain(emailOf('garage'));
    expect((await api.as('employee').get(`/api/events/${id}/registrations`)).status).toBe(403);
  });
});
