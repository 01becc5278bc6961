import { upcomingRooms, upcomingSpots } from './upcoming';
import { parkingBooking, roomBooking } from './home-fixture';

const now = new Date('2026-11-20T09:30:00Z');

describe('rooms', () => {
  test('sorts by start, with one line per occurrence of a series', () => {
    const series = roomBooking({
      title: 'Weekly',
      occurrences: [
        ['2026-11-27T09:00:00Z', '2026-11-27T10:00:00Z'],
        ['2026-11-20T13:00:00Z', '2026-11-20T14:00:00Z'],
      ],
    });
    const single = roomBooking({ title: 'Interview', occurrences: [['2026-11-20T15:00:00Z', '2026-11-20T16:00:00Z']] });
    expect(upcomingRooms([series, single], now, 3).map(({ title, start }) => [title, start])).toEqual([
      ['Weekly', '2026-11-20T13:00:00Z'],
      ['Interview', '2026-11-20T15:00:00Z'],
      ['Weekly', '2026-11-27T09:00:00Z'],
    ]);
    expect(upcomingRooms([series, single], now, 2)).toHaveLength(2);
  });

  test('includes current bookings, and leaves out past, cancelled, rejected and skipped ones', () => {
    const booking = roomBooking({
      occurrences: [
        ['2026-11-20T08:00:00Z', '2026-11-20T09:30:00Z'],
        ['2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z'],
        ['2026-11-21T09:00:00Z', '2026-11-21T10:00:00Z', 'cancelled'],
        ['2026-11-22T09:00:00Z', '2026-11-22T10:00:00Z', 'pending'],
        ['2026-11-23T09:00:00Z', '2026-11-23T10:00:00Z', 'skipped'],
      ],
    });
    expect(upcomingRooms([booking], now, 9).map(({ start, isPending }) => [start.slice(0, 10), isPending])).toEqual([
      ['2026-11-20', false],
      ['2026-11-22', true],
    ]);
  });
});

describe('parking', () => {
  test('two halves are a day; if one is over, the other is left', () => {
    const today = parkingBooking('2026-11-20', ['am', 'pm']);
    const tomorrow = parkingBooking('2026-11-21', ['pm']);
    expect(upcomingSpots([tomorrow, today], now, 3).map(({ date, half }) => [date, half])).toEqual([
      ['2026-11-20', 'day'],
      ['2026-11-21', 'pm'],
    ]);
    const afternoon = new Date('2026-11-20T12:00:00Z');
    expect(upcomingSpots([today], afternoon, 3)[0]?.half).toBe('pm');
  });

  test('leaves out cancelled and recalled halves', () => {
    expect(
      upcomingSpots(
        [parkingBooking('2026-11-21', ['am'], 'cancelled'), parkingBooking('2026-11-22', ['am'], 'recalled')],
        now,
        3,
      ),
    ).toEqual([]);
  });
});
