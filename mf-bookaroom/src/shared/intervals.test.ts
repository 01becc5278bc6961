import type { RoomDay } from '@park/contract/rooms';
import { at, busy, own, room, roomDay } from '../testing/rooms';
import { freeSpans, intervalsOf } from './intervals';

const day = { start: Date.parse(at('00:00')), end: Date.parse(at('00:00', '21')) };
const clock = (moment: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' }).format(moment);
const early = new Date(at('06:00'));

/** "free 08:00-08:30" for each interval while the room is open. */
function drawn(change: Partial<RoomDay>, now = early) {
  return intervalsOf(roomDay(change), day, now)
    .filter(({ kind }) => kind !== 'closed')
    .map(({ kind, start, end }) => `${kind} ${clock(start)}-${clock(end)}`);
}
const runs = (change: Partial<RoomDay>, now = early) =>
  freeSpans(intervalsOf(roomDay(change), day, now)).map(({ start, end }) => `${clock(start)}-${clock(end)}`);
const morning = [{ start: at('08:00'), end: at('10:00') }];

describe('the intervals of a room’s day', () => {
  it('cover the day without holes', () => {
    const intervals = intervalsOf(
      roomDay({ busy: [busy('10:10', '11:00'), own('14:00', '15:00', 'Review')] }),
      day,
      early,
    );
    expect(intervals[0]?.start).toBe(day.start);
    expect(intervals.at(-1)?.end).toBe(day.end);
    intervals.slice(1).forEach(({ start }, place) => expect(start).toBe(intervals[place]?.end));
  });

  it('offer free time by half hours and know how far it reaches', () => {
    expect(drawn({ opening: morning })).toEqual([
      'free 08:00-08:30',
      'free 08:30-09:00',
      'free 09:00-09:30',
      'free 09:30-10:00',
    ]);
    const free = intervalsOf(roomDay({ busy: [busy('10:00', '11:00')] }), day, early).filter(
      ({ kind }) => kind === 'free',
    );
    expect(free.map(({ freeUntil }) => clock(freeUntil ?? 0)).slice(0, 5)).toEqual([
      '10:00',
      '10:00',
      '10:00',
      '10:00',
      '18:00',
    ]);
  });

  it('tell own bookings, own requests, those of others and closures apart', () => {
    expect(
      drawn({
        opening: [{ start: at('08:00'), end: at('12:00') }],
        busy: [
          own('08:00', '09:00', 'A'),
          own('09:00', '10:00', 'B', { state: 'pending' }),
          busy('10:00', '11:00'),
          busy('11:00', '12:00', { state: 'blocked' }),
        ],
      }),
    ).toEqual(['own 08:00-09:00', 'asked 09:00-10:00', 'booked 10:00-11:00', 'blocked 11:00-12:00']);
  });

  it('keep two bookings of others that follow each other apart', () => {
    expect(drawn({ opening: morning, busy: [busy('08:00', '09:00'), busy('09:00', '10:00')] })).toEqual([
      'booked 08:00-09:00',
      'booked 09:00-10:00',
    ]);
  });

  it('keep the buffer free on both sides of a booking', () => {
    expect(runs({ room: room({ bufferMinutes: 15 }), busy: [busy('10:00', '11:00')] })).toEqual([
      '08:00-09:45',
      '11:15-18:00',
    ]);
  });

  it('leave a request of somebody else free, and say so', () => {
    const intervals = intervalsOf(
      roomDay({ opening: morning, busy: [busy('08:30', '09:00', { state: 'pending' })] }),
      day,
      early,
    ).filter(({ kind }) => kind === 'free');
    expect(intervals.map(({ isContested, freeUntil }) => [isContested, clock(freeUntil ?? 0)])).toEqual([
      [false, '10:00'],
      [true, '10:00'],
      [false, '10:00'],
      [false, '10:00'],
    ]);
    expect(runs({ opening: morning, busy: [busy('08:30', '09:00', { state: 'pending' })] })).toEqual(['08:00-10:00']);
  });

  it('begin at the next quarter of an hour, and after the room’s notice', () => {
    expect(runs({}, new Date(at('09:40')))).toEqual(['09:45-18:00']);
    expect(runs({ room: room({ minNoticeMinutes: 60 }) }, new Date(at('09:40')))).toEqual(['10:45-18:00']);
    expect(drawn({ opening: morning }, new Date(at('23:00')))).toEqual(['late 08:00-10:00']);
  });

  it('end at the room’s horizon', () => {
    const now = new Date(at('12:00', '18'));
    expect(
      drawn({ room: room({ maxAdvanceDays: 2 }), opening: [{ start: at('11:30'), end: at('13:00') }] }, now),
    ).toEqual(['free 11:30-12:00', 'far 12:00-13:00']);
  });

  it('offer nothing that is shorter than a quarter of an hour', () => {
    expect(runs({ opening: morning, busy: [busy('08:10', '10:00')] })).toEqual([]);
  });

  it('have none free where the room stays closed', () => {
    expect(drawn({ opening: [] })).toEqual([]);
  });
});
