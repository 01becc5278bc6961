import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describeOnEachDatabase, people, type PersonName } from '../testing';
import { files } from '../core/database/schema/files';
import { idempotencyKeys } from '../core/database/schema/idempotency';
import { parkingBookings } from '../core/database/schema/parking';
import { suppliers } from '../core/database/schema/suppliers';
import { prepareLots, spots } from '../testing/parking-lots';

const url = '/api/approved-suppliers';
const body = {
  name: 'Bread & Butter',
  category: 'catering',
  texts: { en: { description: 'Fresh bread' } },
  website: null,
  email: null,
  phone: null,
};
const now = new Date('2026-03-10T12:00:00Z');

describeOnEachDatabase('a repeated command', (test) => {
  const api = test.api({ prepare: prepareLots });
  let count = 0;
  let key = '';
  beforeEach(async () => {
    api.setNow(now);
    key = `key-${(count += 1)}`;
    await api.database.delete(suppliers);
  });
  afterAll(() => api.setNow(null));
  const add = (change: object = {}, given = key, who: PersonName = 'superAdministrator') =>
    api.as(who).post(url, { ...body, ...change }, { 'idempotency-key': given });
  const stored = () => api.database.$count(suppliers);

  it('gets the answer of the first one', async () => {
    const first = await add();
    const second = await add();
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await stored()).toBe(1);
  });

  it('is the same whatever the order of the keys in its body', async () => {
    await add();
    const { name, ...others } = body;
    const again = await api.as('superAdministrator').post(url, { ...others, name }, { 'idempotency-key': key });
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it('runs once when several arrive together; the others wait', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await stored()).toBe(1);
  });

  it('is refused with another body', async () => {
    await add();
    const other = await add({ name: 'Bread only' });
    expect([other.status, other.body.key]).toEqual([422, 'errors.idempotencyKeyReused']);
    expect(await stored()).toBe(1);
  });

  it('is a new one for another key, for another person, and after a day', async () => {
    await add();
    await add({}, `${key}-other`);
    expect(await stored()).toBe(2);
    api.setNow(new Date(now.getTime() + 86_400_001));
    await add();
    expect(await stored()).toBe(3);
    await api.runDueJobs('2026-03-14T12:00:00Z');
    expect(await api.database.$count(idempotencyKeys)).toBe(0);
  });

  it('runs again after a refusal', async () => {
    expect((await add({ category: 'weapons' })).status).toBe(400);
    expect((await add()).status).toBe(201);
  });

  it('needs a key of printable characters', async () => {
    for (const wrong of ['', 'a b', 'x'.repeat(201)]) expect((await add({}, wrong)).status).toBe(400);
    expect(await stored()).toBe(0);
  });

  it('books once, and gets its booking instead of a conflict with itself', async () => {
    api.setNow('2026-03-03T07:00:00Z');
    const book = () =>
      api
        .as('employee')
        .post(
          '/api/parking/spots/book',
          { date: '2026-03-04', halves: ['am'], spotId: spots.pool },
          { 'idempotency-key': key },
        );
    const answers = await Promise.all(Array.from({ length: 5 }, book));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map((answer) => answer.body.booking.id)).size).toBe(1);
    expect(await api.database.$count(parkingBookings, eq(parkingBookings.userId, people.employee.id))).toBe(1);
  });

  it('stores an uploaded picture once, and refuses another picture with the same key', async () => {
    const picture = (red: number) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 0, b: 0 } } })
        .png()
        .toBuffer();
    const upload = async (png: Buffer) => {
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'room.png');
      return api.as('superAdministrator').request({
        method: 'POST',
        url: '/api/rooms/images',
        payload: form,
        headers: { 'idempotency-key': key },
      });
    };
    const before = await api.database.$count(files);
    const [red, black] = await Promise.all([picture(255), picture(0)]);
    const first = await upload(red);
    const again = await upload(red);
    expect([first.status, again.status, again.body.imageId]).toEqual([201, 201, first.body.imageId]);
    expect(await api.database.$count(files)).toBe(before + 1);
    const other = await upload(black);
    expect([other.status, other.body.key]).toEqual([422, 'errors.idempotencyKeyReused']);
  });

  it('is not said to be running when its own statement took too long', async () => {
    await api.database.execute(sql`
      create function take_too_long() returns trigger language plpgsql as $$
      begin raise exception 'too slow' using errcode = '57014'; end $$`);
    await api.database.execute(
      sql`create trigger take_too_long before insert on suppliers for each row execute function take_too_long()`,
    );
    const answer = await add();
    await api.database.execute(sql`drop function take_too_long cascade`);
    expect([answer.status, answer.body.key]).toEqual([500, 'errors.recoverable']);
    expect((await add()).status).toBe(201);
  });

  it('leaves neither change nor answer when the transaction does not end', async () => {
    await api.database.execute(sql`
      create function refuse_answers() returns trigger language plpgsql as $$ begin raise exception 'no answer'; end $$`);
    await api.database.execute(
      sql`create trigger refuse_answers before update on idempotency_keys for each row execute function refuse_answers()`,
    );
    expect((await add()).status).toBe(500);
    await api.database.execute(sql`drop function refuse_answers cascade`);
    expect(await stored()).toBe(0);
    expect((await add()).status).toBe(201);
    expect(await stored()).toBe(1);
  });
});
