/** References to what is not there, and names that are used twice: rules of docs/park-folder.md. */
import { checkParkFolder } from './import-park';
import { problemText } from '../shared/park-problem';
import { replaced, TestParks, textOf, withLine, type ParkFiles } from '../../testing/park-folder';

const parks = new TestParks();
afterAll(() => parks.clear());

const check = async (changes: ParkFiles): Promise<string[]> =>
  (await checkParkFolder(parks.write(changes), new Date('2026-03-15T12:00:00Z'))).map(problemText);

describe('references', () => {
  it.each([
    [
      'companies.csv',
      ',main,',
      ',mian,',
      'companies.csv:2 building: "mian" is not in buildings.csv; did you mean "main"?',
    ],
    ['people.csv', 'Baker,acme', 'Baker,nobody', 'people.csv:3 company: "nobody" is not in companies.csv'],
    [
      'people.csv',
      'bob@acme.example',
      'ANN@acme.example',
      'people.csv:3 email: "ANN@acme.example" is already on line 2',
    ],
    [
      'rooms.csv',
      'screen|whiteboard',
      'screen|jacuzzi',
      'rooms.csv:2 equipment: "jacuzzi" is not in the catalog room-equipment',
    ],
    [
      'room-bookings.csv',
      'rb1,blue',
      'rb1,bleu',
      'room-bookings.csv:2 room: "bleu" is not in rooms.csv; did you mean "blue"?',
    ],
    [
      'room-bookings.csv',
      ',4852,',
      ',5452,',
      'room-bookings.csv:2 contract: 5452 is not a contract of both the person and the room',
    ],
    ['room-bookings.csv', '09:00,10:00', '10:00,09:00', 'room-bookings.csv:2 until: 09:00 is not after 10:00'],
    [
      'room-bookings.csv',
      '09:00,10:00',
      '07:30,08:30',
      'room-bookings.csv:2 from: Blue Room is not open from 07:30 to 08:30 on 2026-03-31',
    ],
    ['spots.csv', 's2,p1,2', 's2,p1,1', 'spots.csv:3 number: "1" is already on line 2 for this lot'],
    ['spots.csv', 's2,p1,2,,', 's2,p1,2,,bob', 'spots.csv:3 assignee: is set, but no company owns the spot'],
    ['releases.csv', 'r1,s1', 'r1,s2', 'releases.csv:2 spot: belongs to the park and needs no release'],
    ['releases.csv', '2026-04-03', '2026-03-29', 'releases.csv:2 last_day: 2026-03-29 is before 2026-03-30'],
    [
      'parking-bookings.csv',
      '2026-03-31',
      '2026-04-30',
      'parking-bookings.csv:2 spot: is not open to the person on 2026-04-30 (am): neither released, nor in the pool of the own company, nor the park’s',
    ],
    ['jobs.csv', 'permanent', 'forever', 'jobs.csv:2 contract_type: "forever" is not in the catalog job-types'],
    [
      'jobs.csv',
      'jobs@acme.example',
      '',
      'jobs.csv:2 apply_email: is empty, and so is apply_url; one of them is needed',
    ],
    ['jobs.csv', '2026-04-30', '2026-02-01', 'jobs.csv:2 expires_at: 2026-02-01 is before the job is published'],
    ['jobs.csv', 'acme,Engineer', 'acme,', 'jobs.csv:2 title_en: is empty, but description_en is not'],
    [
      'suppliers.csv',
      'catering',
      'magic',
      'suppliers.csv:2 category: "magic" is not in the catalog supplier-categories',
    ],
    [
      'suppliers.csv',
      'On mange bien.',
      '',
      'suppliers.csv:2 description_en: is empty, and so is description_fr; one language is needed',
    ],
    [
      'supplier-votes.csv',
      'food,bob',
      'food,rob',
      'supplier-votes.csv:2 person: "rob" is not in people.csv; did you mean "bob"?',
    ],
  ])('%s: %s → %s', async (file, from, to, problem) => {
    expect(await check(replaced(file, from, to))).toContain(problem);
  });

  it('refuses bookings of a room that overlap, the time between included', async () => {
    expect(await check(withLine('room-bookings.csv', 'rb2,blue,bob,4852,2026-03-31,10:10,11:00,Too early'))).toEqual([
      'room-bookings.csv:3 from: overlaps the booking on line 2, time between bookings included',
    ]);
    expect(await check(withLine('room-bookings.csv', 'rb2,blue,bob,4852,2026-03-31,10:15,11:00,In time'))).toEqual([]);
  });

  it('refuses a series and a combined room that overlap another booking, and a closure over a booking', async () => {
    const bookings = textOf('room-bookings.csv').replace('title\n', 'title,repeats_until\n').trimEnd();
    const series = (day: string) => ({
      'room-bookings.csv': `${bookings},\nrb2,blue,bob,4852,${day},09:30,10:30,Weekly,2026-04-30\n`,
    });
    expect(await check(series('2026-03-24'))).toEqual([
      'room-bookings.csv:3 from: overlaps the booking on line 2, time between bookings included',
    ]);
    expect(await check(series('2026-03-25'))).toEqual([]);
    const combined = (parts: string) => ({
      'rooms.csv': `${textOf('rooms.csv').replace('buffer_minutes\n', 'buffer_minutes,parts\n').trimEnd()},\nboth,Both,main,12,,4852,Mo-Fr 08:00-18:00,0,${parts}\n`,
      'room-bookings.csv': `${textOf('room-bookings.csv')}rb2,both,bob,4852,2026-03-31,10:00,11:00,All of us\n`,
    });
    expect(await check(combined('blue'))).toEqual([
      'room-bookings.csv:3 from: overlaps the booking on line 2, time between bookings included',
    ]);
    expect(await check(combined('both'))).toEqual(['rooms.csv:3 parts: "both" is combined itself, or is this room']);
    const closed = (from: string) => ({
      'room-closures.csv': `key,rooms,first_day,from,last_day,reason_en\nc1,blue,2026-03-31,${from},2026-03-31,Paint\n`,
    });
    expect(await check(closed('09:30'))).toEqual([
      'room-closures.csv:2 rooms: has a booking on 2026-03-31, line 2 of room-bookings.csv',
    ]);
    expect(await check(closed('10:00'))).toEqual([]);
  });

  it('refuses two bookings of one spot and of one person', async () => {
    expect(await check(withLine('parking-bookings.csv', 'pb2,s2,bob,2026-03-31,pm'))).toEqual([
      'parking-bookings.csv:3 person: has a booking on 2026-03-31 (pm) on line 2 already',
    ]);
    expect(await check(withLine('parking-bookings.csv', 'pb2,s1,ann,2026-03-31,am'))).toEqual([
      'parking-bookings.csv:3 spot: has a booking on 2026-03-31 (am) on line 2 already',
    ]);
  });

  it('refuses somebody younger than 18', async () => {
    const people = textOf('people.csv')
      .replace('parking_credits', 'parking_credits,birth_date')
      .replace('yes,3', 'yes,3,2008-03-16')
      .replace('no,0', 'no,0,2008-03-15');
    expect(await check({ 'people.csv': people })).toEqual([
      'people.csv:2 birth_date: 2008-03-16 makes the person younger than 18',
    ]);
  });

  it('accepts words that the park adds to a catalog', async () => {
    expect(
      await check({
        ...replaced('suppliers.csv', 'catering', 'magic'),
        'catalogs.csv': 'catalog,id,label_en,label_fr\nsupplier-categories,magic,Magic,Magie\n',
      }),
    ).toEqual([]);
  });
});

describe('sectors', () => {
  it('have names that lead to one of them', async () => {
    const catalogs = `catalog,id,label_en,label_fr,synonyms_en,synonyms_fr
sectors,energy,Energy,Énergie,Solar energy|PV,
sectors,solar,Sun,Soleil,,énergie
`;
    expect(await check({ 'catalogs.csv': catalogs })).toEqual([
      'catalogs.csv:3: "énergie" is a name of the sector energy already',
    ]);
  });
});
