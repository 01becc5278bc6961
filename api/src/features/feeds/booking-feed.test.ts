import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { parkingLots } from '../../core/database/schema/parking';
import { lots, prepareLots, spots } from '../../testing/parking-lots';
import { prepareRooms, testRooms } from '../../testing/rooms';
import { describeOnDatabase } from '../../testing';

interface Entry {
  start: string;
  end: string;
  status: string;
  sequence: number;
  location: string;
  uid: string;
}

describeOnDatabase('bookings in the personal calendar', (test) => {
  const api = test.api({
    configuration: { parkOrigin: 'http://park.example' },
    prepare: async (database) => {
      await prepareRooms(database);
      await prepareLots(database);
    },
  });
  const booker = 'companySupervisor';
  const parker = 'employee';
  const addresses: Record<string, string> = {};
  beforeAll(async () => {
    api.setNow('2026-03-03T07:00:00Z');
    for (const name of [booker, parker] as const)
      addresses[name] = new URL((await api.as(name).post('/api/feeds/personal')).body.url).pathname;
  });

  /** By title. */
  async function entries(name: typeof booker | typeof parker, language = 'en'): Promise<Record<string, Entry>> {
    const { status, text } = await api.asVisitor().get(`${addresses[name]}?language=${language}`);
    expect(status).toBe(200);
    const calendar = new ICAL.Component(ICAL.parse(text));
    ICAL.TimezoneService.reset();
    for (const component of calendar.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(new ICAL.Timezone(component));
    return Object.fromEntries(
      calendar.getAllSubcomponents('vevent').map((component) => {
        const event = new ICAL.Event(component);
        return [
          event.summary,
          {
            start: event.startDate.toJSDate().toISOString(),
            end: event.endDate.toJSDate().toISOString(),
            status: String(component.getFirstPropertyValue('status')),
            sequence: event.sequence,
            location: event.location,
            uid: event.uid,
          },
        ];
      }),
    );
  }

  it('has own rooms, sure and asked for, and tells when they are given up; others’ bookings are not in it', async () => {
    const book = async (who: typeof booker | 'facilities', roomId: string, title: string, hour: string) =>
      (
        await api.as(who).post('/api/rooms/bookings', {
          roomId,
          title,
          start: `2026-03-05T${hour}:00:00Z`,
          end: `2026-03-05T${hour}:45:00Z`,
        })
      ).body.booking.id as string;
    const id = await book(booker, testRooms.night, 'Review', '09');
    await book(booker, testRooms.approval, 'Party', '11');
    await book('facilities', testRooms.night, 'Not mine', '13');
    const before = await entries(booker);
    expect(Object.keys(before).sort()).toEqual(['Party', 'Review']);
    expect(before.Review).toMatchObject({
      start: '2026-03-05T09:00:00.000Z',
      end: '2026-03-05T09:45:00.000Z',
      status: 'CONFIRMED',
      location: 'Cervin, Building B',
    });
    expect(before.Party?.status).toBe('TENTATIVE');

    await api.as(booker).delete(`/api/rooms/bookings/${id}`);
    const after = await entries(booker);
    expect(after.Review).toMatchObject({ status: 'CANCELLED', uid: before.Review?.uid });
    expect(after.Review?.sequence).toBeGreaterThan(before.Review?.sequence ?? 0);
    api.setNow('2026-06-05T07:00:00Z');
    expect(Object.keys(await entries(booker))).toEqual([]);
    api.setNow('2026-03-03T07:00:00Z');
  });

  it('has own parking by halves on the park’s clock, in the person’s words', async () => {
    const { body } = await api
      .as(parker)
      .post('/api/parking/spots/book', { spotId: spots.park, date: '2026-03-29', halves: ['am', 'pm'] });
    const english = await entries(parker);
    // The clocks went forward in the night: 06:00 to 20:00 of summer time.
    expect(english['Parking: North, spot 1']).toMatchObject({
      start: '2026-03-29T04:00:00.000Z',
      end: '2026-03-29T18:00:00.000Z',
      status: 'CONFIRMED',
      location: 'Route du Lac 1',
    });
    expect(Object.keys(await entries(parker, 'fr'))).toContain('Parking\u00a0: North, place 1');
    await api.as(parker).delete(`/api/parking/bookings/${body.booking.id}`);
    expect((await entries(parker))['Parking: North, spot 1']).toMatchObject({
      status: 'CANCELLED',
      uid: english['Parking: North, spot 1']?.uid,
      sequence: (english['Parking: North, spot 1']?.sequence ?? 0) + 1,
    });
  });

  it('keeps parking that is used, as the calendar file does', async () => {
    const code = 'entrance-north';
    await api.database
      .update(parkingLots)
      .set({ hasCheckIn: true, checkInCode: code })
      .where(eq(parkingLots.id, lots.north));
    const { body } = await api
      .as(parker)
      .post('/api/parking/spots/book', { spotId: spots.pool, date: '2026-03-03', halves: ['am', 'pm'] });
    const before = (await entries(parker))['Parking: North, spot 2'];
    expect(before).toMatchObject({ start: '2026-03-03T05:00:00.000Z', end: '2026-03-03T19:00:00.000Z' });
    expect((await api.as(parker).post('/api/parking/check-in', { code })).status).toBeLessThan(300);
    expect((await entries(parker))['Parking: North, spot 2']).toEqual(before);
    await api.as(parker).delete(`/api/parking/bookings/${body.booking.id}?halves=pm`);
    const { start, end } = { start: '2026-03-03T05:00:00.000Z', end: '2026-03-03T12:00:00.000Z' };
    expect((await entries(parker))['Parking: North, spot 2']).toMatchObject({ start, end, status: 'CONFIRMED' });
    const file = (await api.as(parker).get(`/api/parking/bookings/${body.booking.id}/calendar`)).text;
    expect(file).toContain('STATUS:CONFIRMED');
    expect(file).toContain('DTEND;TZID=Europe/Zurich:20260303T130000');
  });

  it('changes its tag with a booking', async () => {
    const { headers } = await api.asVisitor().get(addresses[booker] ?? '');
    await api.as(booker).post('/api/rooms/bookings', {
      roomId: testRooms.night,
      title: 'One more',
      start: '2026-03-06T09:00:00Z',
      end: '2026-03-06T10:00:00Z',
    });
    expect((await api.asVisitor().get(addresses[booker] ?? '', { 'if-none-match': String(headers.etag) })).status).toBe(
      200,
    );
  });
});
