/** The next 14 days above the lots. */
import { parkingHolidays, parkingVehicles } from '../../core/database/schema/parking-holding';
import { users } from '../../core/database/schema/users';
import { describeOnDatabase } from '../../testing';
import { prepareLots, spots } from '../../testing/parking-lots';

describeOnDatabase('the strip of 14 days', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeAll(async () => {
    // A Tuesday, 08:00 in the park.
    api.setNow('2026-03-03T07:00:00Z');
    await api.database.update(users).set({ parkshareCredits: 5 });
    await api.database.insert(parkingHolidays).values({ day: '2026-03-10', nameEn: 'Fair', nameFr: 'Foire' });
  });
  interface Day {
    date: string;
    free: { am: number; pm: number; day: number };
    own: { am: boolean; pm: boolean };
    isFreeOfCharge: boolean;
  }
  const days = async (who: Parameters<typeof api.as>[0] = 'employee'): Promise<Day[]> =>
    (await api.as(who).get('/api/parking/days')).body.days;

  it('has the counts of the lots, by half, and what costs nothing', async () => {
    const strip = await days();
    expect([strip.length, strip[0]?.date, strip.at(-1)?.date]).toEqual([14, '2026-03-03', '2026-03-16']);
    expect(strip.filter(({ isFreeOfCharge }) => isFreeOfCharge).map(({ date }) => date)).toEqual([
      '2026-03-07',
      '2026-03-08',
      '2026-03-10',
      '2026-03-14',
      '2026-03-15',
    ]);
    for (const { date, free } of strip) {
      const { lots } = (await api.as('employee').get(`/api/parking/parking-lots?date=${date}`)).body;
      const sum = (choice: 'am' | 'pm' | 'day') =>
        lots.reduce((total: number, lot: { free: Record<string, number> }) => total + (lot.free[choice] ?? 0), 0);
      expect([date, free]).toEqual([date, { am: sum('am'), pm: sum('pm'), day: sum('day') }]);
    }
  });

  it('marks what the person has booked or holds', async () => {
    await api
      .as('employee')
      .post('/api/parking/spots/book', { spotId: spots.park, date: '2026-03-05', halves: ['pm'] });
    const own = (await days()).filter((day) => day.own.am || day.own.pm);
    expect(own.map(({ date, own: { am, pm } }) => [date, am, pm])).toEqual([['2026-03-05', false, true]]);
    expect((await days('companyAdministrator')).every(({ own: { am, pm } }) => am && pm)).toBe(true);
  });

  it('counts electric spots for everybody from 09:00 of the day on', async () => {
    await api.database.delete(parkingVehicles);
    const [before] = await days('colleague');
    api.setNow('2026-03-03T08:00:00Z');
    const [after, tomorrow] = await days('colleague');
    expect((after?.free.pm ?? 0) - (before?.free.pm ?? 0)).toBe(1);
    expect(tomorrow?.free.pm).toBe(before?.free.pm);
  });
});
