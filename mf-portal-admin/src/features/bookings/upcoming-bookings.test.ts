import { occurrence, parkingBooking, roomBooking } from '../../testing/bookings';
import { upcomingBookings } from './upcoming-bookings';

const now = new Date('2026-11-20T08:30:00Z');
const told = (...given: Parameters<typeof upcomingBookings>) =>
  upcomingBookings(...given).map((booking) =>
    booking.kind === 'room' ? booking.title : `${booking.spot} ${booking.half}`,
  );

describe('what comes next', () => {
  it('puts rooms and parking spots into one order of time', () => {
    const rooms = [
      roomBooking('later', [occurrence('2026-11-21T13:00:00Z', '2026-11-21T14:00:00Z')]),
      roomBooking('soon', [occurrence('2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z')]),
    ];
    const spots = [parkingBooking('2026-11-21', ['am', 'pm'], '7')];
    expect(told(rooms, spots, now)).toEqual(['soon', '7 day', 'later']);
  });

  it('keeps what runs now and leaves out what has just ended', () => {
    const rooms = [
      roomBooking('runs', [occurrence('2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z')]),
      roomBooking('ended', [occurrence('2026-11-20T07:30:00Z', '2026-11-20T08:30:00Z')]),
    ];
    expect(told(rooms, [], now)).toEqual(['runs']);
  });

  it('lists each occurrence of a series by itself, and only those that hold a room or wait for one', () => {
    const day = (number: number, state?: Parameters<typeof occurrence>[2]) =>
      occurrence(`2026-11-${number}T10:00:00Z`, `2026-11-${number}T11:00:00Z`, state);
    const series = roomBooking('series', [
      day(21),
      day(22, 'cancelled'),
      day(23, 'pending'),
      day(24, 'skipped'),
      day(25, 'rejected'),
      day(26, 'released'),
    ]);
    expect(upcomingBookings([series], [], now)).toMatchObject([
      { start: '2026-11-21T10:00:00Z', isPending: false },
      { start: '2026-11-23T10:00:00Z', isPending: true },
    ]);
  });

  it('shows the half of a spot that is left', () => {
    const whole = parkingBooking('2026-11-20', ['am', 'pm']);
    expect(told([], [whole], now)).toEqual(['42 day']);
    expect(told([], [whole], new Date('2026-11-20T11:00:00Z'))).toEqual(['42 pm']);
    const [am, pm] = whole.halves;
    if (!am || !pm) throw new Error('a whole day has two halves');
    expect(told([], [{ ...whole, halves: [{ ...am, state: 'recalled' }, pm] }], now)).toEqual(['42 pm']);
    expect(
      told(
        [],
        [
          {
            ...whole,
            halves: [
              { ...am, state: 'recalled' },
              { ...pm, state: 'cancelled' },
            ],
          },
        ],
        now,
      ),
    ).toEqual([]);
  });
});
