import { parkingBooking } from '../../testing/parking';
import { cancellableHalves, halfChoiceOf, stateOf } from './booking-state';

const whole = parkingBooking({ date: '2026-11-20' });
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const [am, pm] = whole.halves as [(typeof whole.halves)[number], (typeof whole.halves)[number]];

describe('state of a booking', () => {
  it.each([
    ['04:59', 'upcoming'],
    ['05:00', 'now'],
    ['12:00', 'now'],
    ['18:59', 'now'],
    ['19:00', 'over'],
  ])('of a whole day at %s UTC is %s', (time, state) => expect(stateOf(whole, at(time))).toBe(state));

  it('counts only the halves that are kept', () => {
    const afternoon = { halves: [{ ...am, state: 'cancelled' as const }, pm] };
    expect([stateOf(afternoon, at('08:00')), halfChoiceOf(afternoon)]).toEqual(['upcoming', 'pm']);
    expect(stateOf({ halves: [{ ...am, state: 'cancelled' }] }, at('08:00'))).toBe('cancelled');
    expect(
      stateOf(
        {
          halves: [
            { ...am, state: 'cancelled' },
            { ...pm, state: 'recalled' },
          ],
        },
        at('08:00'),
      ),
    ).toBe('recalled');
  });

  it('tells who arrived and who did not, where the lot asks for a check-in', () => {
    const used = { halves: [{ ...am, outcome: 'used' as const }, pm] };
    expect([stateOf(used, at('05:30')), stateOf(used, at('19:00'))]).toEqual(['arrived', 'over']);
    const unused = { halves: [{ ...am, state: 'cancelled' as const, outcome: 'noShow' as const }] };
    expect(stateOf(unused, at('08:00'))).toBe('noShow');
    expect(stateOf({ halves: [...unused.halves, pm] }, at('08:00'))).toBe('upcoming');
  });

  it('knows the booked halves when all of them were given up', () => {
    expect(halfChoiceOf(parkingBooking({ state: 'cancelled' }))).toBe('day');
    expect(halfChoiceOf(parkingBooking({ state: 'recalled', halves: ['pm'] }))).toBe('pm');
  });

  it('cancels the halves that are not over', () => {
    expect(cancellableHalves(whole, at('04:00'))).toBe('day');
    expect(cancellableHalves(whole, at('11:59'))).toBe('day');
    expect(cancellableHalves(whole, at('12:00'))).toBe('pm');
    expect(cancellableHalves(whole, at('20:00'))).toBe('day');
  });
});
