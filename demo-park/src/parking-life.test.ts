import { addDays } from '@park/domain';
import { makeCompanies } from './companies';
import { makeSpots, parkingBookingRows } from './parking';
import { waitlistRows, withOutcomes } from './parking-life';
import { makePeople } from './people';

// Each weekday, over the holidays at the turn of a year and in a quiet week.
const referenceDates = ['2026-12-28', '2026-06-01'].flatMap((monday) =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days)),
);
const companies = makeCompanies();
const people = makePeople(companies, '2026-12-28');
const spots = makeSpots(companies, people);

describe.each(referenceDates)('three months of parking before %s', (referenceDate) => {
  const bookings = parkingBookingRows(spots, [], people, referenceDate, []);

  it.each(['missed', 'cancelled'])('have people whose booking is %s, each once, on days that are over', (outcome) => {
    const rows = withOutcomes(bookings, referenceDate);
    const found = rows.filter(({ arrival }) => arrival === outcome);
    expect(found.length).toBeGreaterThan(10);
    expect(found.every(({ day = '' }) => day < referenceDate)).toBe(true);
    expect(new Set(found.map(({ person }) => person)).size).toBe(found.length);
    expect(withOutcomes(bookings, referenceDate)).toEqual(rows);
  });

  it('have days on which people waited in vain', () => {
    const rows = waitlistRows({ spots, people, bookings, referenceDate });
    const inVain = rows.filter(({ day = '' }) => day < referenceDate);
    expect(rows.length - inVain.length).toBe(6);
    expect(inVain.length).toBeGreaterThan(20);
    expect(new Set(inVain.map(({ day }) => day)).size).toBeGreaterThan(6);
    expect(new Set(inVain.map(({ lots }) => lots)).size).toBe(2);
    const hasBooked = new Set(bookings.map(({ person, day }) => `${person} ${day}`));
    expect(inVain.some(({ person, day }) => hasBooked.has(`${person} ${day}`))).toBe(false);
  });
});
