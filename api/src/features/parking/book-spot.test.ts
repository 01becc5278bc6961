import { eq, sql } from 'drizzle-orm';
import { describeOnEachDatabase, people, type PersonName } from '../../testing';
import { clearParking } from '../../testing/clear-parking';
import { users } from '../../core/database/schema/users';
import { getParkingBalance } from './credits';
import { postLines } from './credits/ledger';
import { parkingBookingHalves, parkingBookings } from '../../core/database/schema/parking';
import { parkingCreditLines } from '../../core/database/schema/parking-credits';
import { lots, prepareLots, spots } from '../../testing/parking-lots';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';

describeOnEachDatabase('booking a spot', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeEach(async () => {
    api.setNow(now);
    // The ledger refuses to be emptied; only a role that may switch triggers off gets past it.
    await clearParking(api.database);
    await api.database.update(users).set({ parkshareCredits: 5 });
    for (const [name, credits] of [
      ['companySupervisor', 1],
      ['colleague', 0],
    ] as const) {
      await api.database.update(users).set({ parkshareCredits: credits }).where(eq(users.id, people[name].id));
    }
  });

  const book = (who: PersonName, body: object) =>
    api.as(who).post('/api/parking/spots/book', { date: '2026-03-04', halves: ['am'], ...body });
  const balance = (who: PersonName) => getParkingBalance(api.database, people[who].id);
  const stored = async () => (await api.database.select().from(parkingBookingHalves)).length;

  it('answers 201 with the booking and the new balance', async () => {
    const { status, body } = await book('employee', { spotId: spots.pool, halves: ['pm', 'am'] });
    expect(status).toBe(201);
    expect(body).toEqual({
      parkshareCredits: 3,
      booking: {
        id: expect.any(String),
        date: '2026-03-04',
        halves: [
          {
            half: 'am',
            start: '2026-03-04T05:00:00.000Z',
            end: '2026-03-04T12:00:00.000Z',
            state: 'booked',
            outcome: null,
          },
          {
            half: 'pm',
            start: '2026-03-04T12:00:00.000Z',
            end: '2026-03-04T19:00:00.000Z',
            state: 'booked',
            outcome: null,
          },
        ],
        lot: { id: lots.north, name: 'North', address: 'Route du Lac 1', position: { latitude: 46.5, longitude: 6.6 } },
        plate: 'VD 1',
        spot: { id: spots.pool, number: '2', kind: 'standard' },
        createdAt: '2026-03-03T07:00:00.000Z',
        canCancel: true,
        creditsBack: 2,
        canGiveBack: [
          { half: 'am', credits: 1 },
          { half: 'pm', credits: 1 },
        ],
      },
    });
    expect((await api.as('employee').get('/api/users/user')).body.parkshareCredits).toBe(3);
  });

  it('reduces the last credit to 0, and refuses without one', async () => {
    const last = await book('companySupervisor', { spotId: spots.pool });
    expect([last.status, last.body.parkshareCredits]).toEqual([201, 0]);
    const none = await book('companySupervisor', { spotId: spots.pool, halves: ['pm'] });
    expect([none.status, none.body.key, none.body.values]).toEqual([
      422,
      'errors.parking.noCredits',
      { requested: 1, left: 0, unit: 'credits', decidedBy: 'companyManagers' },
    ]);
    // The morning of today has begun and costs nothing.
    const today = await book('companySupervisor', { spotId: spots.pool, date: '2026-03-03', halves: ['am', 'pm'] });
    expect(today.body.values.requested).toBe(1);
    expect([await balance('companySupervisor'), await stored()]).toEqual([0, 1]);
  });

  it('books both halves or none when the credits are enough for one', async () => {
    const refused = await book('companySupervisor', { spotId: spots.pool, halves: ['am', 'pm'] });
    expect(refused.body.key).toBe('errors.parking.noCredits');
    expect([
      await balance('companySupervisor'),
      await stored(),
      await api.database.select().from(parkingBookings),
    ]).toEqual([1, 0, []]);
  });

  it.each([
    ['inThePast', 422, { spotId: spots.pool, date: '2026-03-02' }],
    ['tooFarAhead', 422, { spotId: spots.pool, date: '2026-04-03' }],
    ['notReleased', 422, { spotId: spots.others }],
    ['notReleased', 422, { spotId: spots.assigned }],
    ['notReleased', 422, { spotId: spots.assigned, date: '2026-03-09' }],
    ['spotNotFound', 404, { spotId: spots.retired }],
    ['spotNotFound', 404, { spotId: '00000000-0000-4000-8000-000000000000' }],
    ['lotNotFound', 404, { lotId: '00000000-0000-4000-8000-000000000000' }],
  ])('refuses with errors.parking.%s and charges no credit', async (key, status, body) => {
    const answer = await book('employee', body);
    expect([answer.status, answer.body.key]).toEqual([status, `errors.parking.${key}`]);
    expect([await stored(), await balance('employee')]).toEqual([0, 5]);
  });

  it('goes up to the thirtieth day and by the park’s calendar', async () => {
    expect((await book('employee', { spotId: spots.pool, date: '2026-04-02' })).status).toBe(201);
    // 23:30 UTC is already tomorrow in the park.
    api.setNow('2026-03-03T23:30:00Z');
    expect((await book('employee', { spotId: spots.pool, date: '2026-04-03' })).status).toBe(201);
    expect((await book('employee', { spotId: spots.pool, date: '2026-03-03' })).body.key).toBe(
      'errors.parking.inThePast',
    );
  });

  it('goes on until a half is over, also on the days when the clock changes', async () => {
    const today = (date: string, halves: string[]) => book('employee', { spotId: spots.pool, date, halves });
    api.setNow('2026-03-28T11:59:00Z');
    expect((await today('2026-03-28', ['am'])).status).toBe(201);
    api.setNow('2026-03-28T12:00:00Z');
    expect((await today('2026-03-28', ['am'])).body.key).toBe('errors.parking.inThePast');
    // In summer time noon and one o’clock come an hour earlier in UTC.
    api.setNow('2026-03-29T11:00:00Z');
    expect((await today('2026-03-29', ['am', 'pm'])).body.key).toBe('errors.parking.inThePast');
    expect((await today('2026-03-29', ['pm'])).status).toBe(201);
    api.setNow('2026-10-25T11:59:00Z');
    expect((await today('2026-10-25', ['am'])).status).toBe(201);
  });

  it.each([
    ['neither spot nor lot', {}, 'spotId'],
    ['both spot and lot', { spotId: spots.pool, lotId: lots.north }, 'spotId'],
    ['no half', { spotId: spots.pool, halves: [] }, 'halves'],
    ['a half twice', { spotId: spots.pool, halves: ['am', 'am'] }, 'halves'],
    ['an unknown half', { spotId: spots.pool, halves: ['evening'] }, 'halves.0'],
    ['a day that does not exist', { spotId: spots.pool, date: '2026-02-30' }, 'date'],
  ])('answers 400 with the field for %s', async (_name, body, field) => {
    const answer = await book('employee', body);
    expect([answer.status, answer.body.key]).toEqual([400, 'errors.validation']);
    expect(Object.keys(answer.body.fields)).toContain(field);
  });

  it('opens the own company’s pool to its people only', async () => {
    expect((await book('otherEmployee', { spotId: spots.pool })).body.key).toBe('errors.parking.notReleased');
    expect((await book('otherEmployee', { spotId: spots.others })).status).toBe(201);
  });

  it('opens a spot released to the company to colleagues, one released to the park to everybody, for exactly those halves', async () => {
    const released = (who: PersonName, date: string, half: string) =>
      book(who, { spotId: spots.released, date, halves: [half] });
    expect((await released('employee', '2026-03-05', 'am')).body.key).toBe('errors.parking.notReleased');
    expect((await released('otherEmployee', '2026-03-05', 'pm')).body.key).toBe('errors.parking.notReleased');
    expect((await released('otherEmployee', '2026-03-05', 'am')).status).toBe(201);
    expect((await released('employee', '2026-03-06', 'am')).status).toBe(201);
    expect((await released('otherEmployee', '2026-03-06', 'pm')).status).toBe(201);
    const rows = await api.database.select().from(parkingBookingHalves);
    expect(rows.every(({ releaseId }) => releaseId !== null)).toBe(true);
  });

  it('never books a spot twice: taken is 409, and so is a second spot for one half', async () => {
    await book('employee', { spotId: spots.pool });
    const second = await book('supervisorWithFlags', { spotId: spots.pool });
    expect([second.status, second.body.key]).toEqual([409, 'errors.parking.taken']);
    const own = await book('employee', { spotId: spots.park });
    expect([own.status, own.body.key]).toEqual([409, 'errors.parking.alreadyBooked']);
    expect((await book('employee', { spotId: spots.park, halves: ['pm'] })).status).toBe(201);
    expect((await book('supervisorWithFlags', { spotId: spots.pool, halves: ['am', 'pm'] })).body.key).toBe(
      'errors.parking.taken',
    );
  });

  it('finds the best of a lot: the pool before the park, standard before electric, special ones only when asked for', async () => {
    const numbers: string[] = [];
    for (const who of ['employee', 'supervisorWithFlags', 'companySupervisor'] as const) {
      numbers.push((await book(who, { lotId: lots.north })).body.booking.spot.number);
    }
    expect(numbers).toEqual(['2', '1', '10']);
    expect((await book('facilities', { lotId: lots.north })).body.booking.spot.number).toBe('4');
    expect((await book('externalFit', { lotId: lots.north })).body.key).toBe('errors.parking.taken');
    expect((await book('externalFit', { lotId: lots.north, kind: 'accessible' })).body.booking.spot.kind).toBe(
      'accessible',
    );
    expect((await book('employee', { lotId: lots.north })).body.key).toBe('errors.parking.alreadyBooked');
  });

  it.each(['external', 'garage', 'exited', 'noRole'] as const)('is not for %s', async (who) => {
    expect((await book(who, { spotId: spots.park })).status).toBe(403);
  });

  it('books the spot for one of many who want it, and answers 409 to all others', async () => {
    const names = [
      'employee',
      'supervisorWithFlags',
      'otherEmployee',
      'superAdministrator',
      'externalFit',
      'facilities',
    ] as const;
    await Promise.all(names.map((name) => api.as(name).get('/api/parking/bookings')));
    const wanting = test.share(200);
    const answers = await Promise.all(
      Array.from({ length: wanting }, (_, index) => book(names[index % names.length]!, { spotId: spots.park })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(wanting - 1);
    expect(await stored()).toBe(1);
    expect((await Promise.all(names.map(balance))).reduce((sum, credits) => sum + credits)).toBe(names.length * 5 - 1);
  }, 180_000);

  it('never lets a person spend more than there is, however many bookings run at once', async () => {
    const days = Array.from({ length: 18 }, (_, index) => `2026-03-${String(10 + index)}`).filter(
      (day) => new Date(day).getUTCDay() % 6 !== 0,
    );
    const answers = await Promise.all(days.map((date) => book('employee', { spotId: spots.park, date })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.key === 'errors.parking.noCredits')).toHaveLength(days.length - 5);
    expect([await balance('employee'), await stored()]).toEqual([0, 5]);
  });

  it('books different spots for people who want any spot of a lot while there are some', async () => {
    const names = [
      'employee',
      'supervisorWithFlags',
      'otherEmployee',
      'superAdministrator',
      'externalFit',
      'facilities',
    ] as const;
    const answers = await Promise.all(names.map((name) => book(name, { lotId: lots.north })));
    const got = answers.flatMap(({ body }) => (body.booking ? [body.booking.spot.number as string] : []));
    expect(got).toHaveLength(new Set(got).size);
    // Two for the tenant’s people, then the park’s and the other company’s: which of them depends on who was first.
    expect(got.length).toBeGreaterThanOrEqual(3);
    expect(
      answers.filter(({ status }) => status !== 201).every(({ body }) => body.key === 'errors.parking.taken'),
    ).toBe(true);
  });

  it('leaves nothing behind when it breaks in the middle, not even a credit', async () => {
    await api.database.execute(
      sql`CREATE FUNCTION break_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$`,
    );
    // After the balance was changed: triggers of one event run in the order of their names.
    await api.database.execute(
      sql`CREATE TRIGGER z_break_it AFTER INSERT ON parking_credit_lines FOR EACH ROW EXECUTE FUNCTION break_it()`,
    );
    const broken = await book('employee', { spotId: spots.pool });
    await api.database.execute(sql`DROP TRIGGER z_break_it ON parking_credit_lines`);
    await api.database.execute(sql`DROP FUNCTION break_it()`);
    expect([broken.status, broken.body.key]).toEqual([500, 'errors.recoverable']);
    expect([await api.database.select().from(parkingBookings), await stored(), await balance('employee')]).toEqual([
      [],
      0,
      5,
    ]);
    expect((await book('employee', { spotId: spots.pool })).status).toBe(201);
  });

  it('keeps a ledger that nobody can change and that counts an event once', async () => {
    await book('employee', { spotId: spots.pool });
    await expect(api.database.update(parkingCreditLines).set({ amount: 5 })).rejects.toThrow();
    await expect(api.database.delete(parkingCreditLines)).rejects.toThrow();
    await expect(api.database.execute(sql`TRUNCATE parking_credit_lines`)).rejects.toThrow();
    const colleague = { person: people.colleague.id };
    const at = new Date(now);
    const grant = { from: 'issued', to: colleague, amount: 2, reason: 'grant', key: 'grant:march', at } as const;
    expect([...(await postLines(api.database, [grant]))]).toEqual(['grant:march']);
    expect([...(await postLines(api.database, [grant]))]).toEqual([]);
    expect(await balance('colleague')).toBe(2);
    await expect(
      postLines(api.database, [
        { ...grant, from: colleague, to: 'expired', amount: 3, reason: 'correction', key: 'correction' },
      ]),
    ).rejects.toThrow();
    expect([await balance('colleague'), await balance('employee')]).toEqual([2, 4]);
  });
});
