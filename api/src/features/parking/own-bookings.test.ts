import { describeOnDatabase, people } from '../../testing';
import { getParkingBalance } from './credits';
import { prepareLots, spots } from '../../testing/parking-lots';

describeOnDatabase('own parking bookings', (test) => {
  const api = test.api({ prepare: prepareLots });
  const created: string[] = [];
  beforeEach(() => api.setNow('2026-03-03T07:00:00Z'));
  afterEach(async () => {
    api.setNow('2026-03-03T07:00:00Z');
    for (const id of created.splice(0)) await api.as('employee').delete(`/api/parking/bookings/${id}`);
  });

  async function book(date: string, halves = ['am', 'pm'], spotId: string = spots.park) {
    const { body } = await api.as('employee').post('/api/parking/spots/book', { spotId, date, halves });
    created.push(body.booking.id);
    return body.booking.id as string;
  }
  const cancel = (id: string) => api.as('employee').delete(`/api/parking/bookings/${id}`);
  const balance = () => getParkingBalance(api.database, people.employee.id);
  const days = async (query: string) => {
    const { body } = await api.as('employee').get(`/api/parking/bookings?${query}`);
    return {
      days: body.items.map(({ date }: { date: string }) => date),
      next: body.paginationId as string | null,
      credits: body.parkshareCredits as number,
    };
  };

  it('give their credits back at once when they are cancelled in time; again is the same and returns no credits', async () => {
    const id = await book('2026-03-04');
    expect(await balance()).toBe(3);
    for (const attempt of ['first', 'second']) {
      const { status, body } = await cancel(id);
      expect([attempt, status, body.parkshareCredits, body.booking.canCancel]).toEqual([attempt, 200, 5, false]);
      expect(body.booking.halves.map(({ state }: { state: string }) => state)).toEqual(['cancelled', 'cancelled']);
    }
    expect(
      (
        await api
          .as('otherEmployee')
          .post('/api/parking/spots/book', { spotId: spots.park, date: '2026-03-04', halves: ['pm'] })
      ).status,
    ).toBe(201);
  });

  it('give back only the halves that have not begun, by the park’s clock', async () => {
    const id = await book('2026-03-04', ['am', 'pm'], spots.pool);
    api.setNow('2026-03-04T05:00:00Z');
    expect((await api.as('employee').get(`/api/parking/bookings/${id}`)).body.booking).toMatchObject({
      canCancel: true,
      creditsBack: 1,
    });
    const { body } = await cancel(id);
    expect([body.parkshareCredits, body.booking.halves.map(({ state }: { state: string }) => state)]).toEqual([
      4,
      ['cancelled', 'cancelled'],
    ]);
  });

  it('keep a half that is over, and cannot be cancelled when all of it is', async () => {
    const id = await book('2026-03-05');
    api.setNow('2026-03-05T12:00:00Z');
    const { body } = await cancel(id);
    expect(body.booking.halves.map(({ state }: { state: string }) => state)).toEqual(['booked', 'cancelled']);
    api.setNow('2026-03-03T07:00:00Z');
    const morning = await book('2026-03-06', ['am'], spots.pool);
    api.setNow('2026-03-06T12:00:00Z');
    const late = await cancel(morning);
    expect([late.status, late.body.key]).toEqual([409, 'errors.parking.alreadyEnded']);
  });

  it('say that a half is over although the other one was cancelled earlier', async () => {
    const id = await book('2026-03-10');
    const give = (half: string) => api.as('employee').delete(`/api/parking/bookings/${id}?halves=${half}`);
    expect((await give('am')).status).toBe(200);
    api.setNow('2026-03-10T19:00:00Z');
    expect((await give('am')).status).toBe(200);
    const late = await give('pm');
    expect([late.status, late.body.key]).toEqual([409, 'errors.parking.alreadyEnded']);
  });

  it('cost and give back once, however often cancelling runs at the same time', async () => {
    const before = await balance();
    const id = await book('2026-03-09');
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await balance()).toBe(before);
  });

  it('come as upcoming, next first, and past, latest first, in pages', async () => {
    const pastBefore = (await days('when=past&pageSize=100')).days;
    for (const date of ['2026-03-11', '2026-03-10']) await book(date, ['pm'], spots.pool);
    const first = await days('pageSize=1');
    const second = await days(`pageSize=1&paginationId=${first.next}`);
    expect([first.days, second.days, second.next]).toEqual([['2026-03-10'], ['2026-03-11'], null]);
    api.setNow('2026-03-11T22:00:00Z');
    expect((await days('when=upcoming')).days).toEqual(['2026-03-11']);
    api.setNow('2026-03-11T23:00:00Z');
    expect((await days('when=upcoming')).days).toEqual([]);
    expect((await days('when=past&pageSize=100')).days).toEqual(['2026-03-11', '2026-03-10', ...pastBefore]);
    expect((await days('')).credits).toBe(await balance());
  });

  it('tell the way there and every step of their credits', async () => {
    const before = await balance();
    const id = await book('2026-03-16', ['am']);
    await cancel(id);
    const { body } = await api.as('employee').get(`/api/parking/bookings/${id}`, { 'accept-language': 'fr-CH' });
    expect(body.directions).toBe('Première à gauche');
    expect(
      body.credits.map(({ delta, reason, balance: then }: Record<string, unknown>) => [delta, reason, then]),
    ).toEqual([
      [-1, 'booking', before - 1],
      [1, 'cancellation', before],
    ]);
    expect(body.parkshareCredits).toBe(before);
  });

  it('do not exist for others', async () => {
    const id = await book('2026-03-17', ['am']);
    for (const [who, wanted] of [
      ['superAdministrator', id],
      ['colleague', id],
      ['employee', 'nothing'],
    ] as const) {
      const answers = [
        await api.as(who).get(`/api/parking/bookings/${wanted}`),
        await api.as(who).delete(`/api/parking/bookings/${wanted}`),
      ];
      expect(answers.map(({ status, body }) => [status, body.key])).toEqual(
        Array(2).fill([404, 'errors.parking.bookingNotFound']),
      );
    }
  });
});
