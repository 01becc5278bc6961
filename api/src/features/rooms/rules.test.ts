import fc from 'fast-check';
import { momentAt, plusMinutes } from '../../core/time/park-time';
import { shiftedSlots, shortenedSlot } from './nearby-slots';
import { isOpenThroughout, openIntervals } from './opening-hours';
import { chargeFor, decideSlot, isTaken, minutesByMonth, type RoomRules, type SlotContext } from './rules';

const zone = 'Europe/Zurich';
const at = (day: string, time: string) => momentAt(day, time, zone);
const slot = (day: string, from: string, until: string) => ({ start: at(day, from), end: at(day, until) });
const officeHours = [{ from: '07:00', until: '20:00' }];
const aroundTheClock = [{ from: '00:00', until: '24:00' }];
const everyDay = <T>(parts: T) => ({ 1: parts, 2: parts, 3: parts, 4: parts, 5: parts, 6: parts, 7: parts });

const room: RoomRules = {
  id: 'room',
  needsApproval: false,
  contractIds: [5452, 4852],
  openingHours: { 1: officeHours, 2: officeHours, 3: officeHours, 4: officeHours, 5: officeHours },
  bufferMinutes: 15,
  minNoticeMinutes: 60,
  maxAdvanceDays: 30,
  maxDurationMinutes: 240,
};
// A Tuesday.
const around: SlotContext = { now: at('2026-03-03', '08:00'), zone, blocked: [], held: [], quotaLeft: new Map() };
const tenant = { contractIds: [4852, 5452], managesRooms: false };
function refusal(requested: ReturnType<typeof slot>, changes: Partial<SlotContext> = {}, of = room) {
  const decision = decideSlot(of, tenant, requested, { ...around, ...changes });
  return 'refusal' in decision ? decision.refusal : null;
}

describe('refusals of a slot', () => {
  it('lets pass what keeps all rules, up to their very edges', () => {
    expect(refusal(slot('2026-03-03', '09:00', '13:00'))).toBeNull();
    expect(refusal(slot('2026-03-04', '07:00', '08:00'))).toBeNull();
    expect(refusal(slot('2026-03-04', '19:00', '20:00'))).toBeNull();
    expect(refusal(slot('2026-04-02', '07:00', '08:00'))).toBeNull();
  });

  it.each([
    ['inThePast', slot('2026-03-03', '07:59', '09:00')],
    ['tooShortNotice', slot('2026-03-03', '08:59', '09:30')],
    ['tooFarAhead', slot('2026-04-02', '07:30', '08:01')],
    ['tooLong', slot('2026-03-04', '09:00', '13:01')],
    ['outsideOpeningHours', slot('2026-03-04', '06:59', '08:00')],
    ['outsideOpeningHours', slot('2026-03-04', '19:30', '20:01')],
    ['outsideOpeningHours', slot('2026-03-07', '09:00', '10:00')],
  ])('refuses %s', (key, requested) => {
    expect(refusal(requested)).toBe(`errors.rooms.${key}`);
  });

  it('refuses what touches a blocking, not what only meets it', () => {
    const blocked = [slot('2026-03-04', '10:00', '11:00')];
    expect(refusal(slot('2026-03-04', '10:30', '11:30'), { blocked })).toBe('errors.rooms.blocked');
    expect(refusal(slot('2026-03-04', '11:00', '12:00'), { blocked })).toBeNull();
  });

  it('keeps the buffer free on both sides of a booking', () => {
    const held = [{ start: at('2026-03-04', '10:00'), end: at('2026-03-04', '11:15') }];
    expect(refusal(slot('2026-03-04', '09:00', '09:45'), { held })).toBeNull();
    expect(refusal(slot('2026-03-04', '09:00', '09:50'), { held })).toBe('errors.rooms.taken');
    expect(refusal(slot('2026-03-04', '11:10', '12:00'), { held })).toBe('errors.rooms.taken');
    expect(refusal(slot('2026-03-04', '11:15', '12:00'), { held })).toBeNull();
  });

  it('counts the horizon by the park’s clock when the hour changes on the way', () => {
    // The 28 days from 3 March to 31 March are an hour short.
    const short = { ...room, maxAdvanceDays: 28 };
    expect(refusal(slot('2026-03-31', '07:00', '08:00'), {}, short)).toBeNull();
    expect(refusal(slot('2026-03-31', '07:00', '08:01'), {}, short)).toBe('errors.rooms.tooFarAhead');
  });
});

describe('opening hours', () => {
  it('are the clock’s, so that a day of 23 or 25 hours opens at the same time', () => {
    const hours = everyDay(officeHours);
    expect(openIntervals(hours, '2026-03-28', zone)).toEqual([
      { start: new Date('2026-03-28T06:00:00Z'), end: new Date('2026-03-28T19:00:00Z') },
    ]);
    expect(openIntervals(hours, '2026-03-29', zone)).toEqual([
      { start: new Date('2026-03-29T05:00:00Z'), end: new Date('2026-03-29T18:00:00Z') },
    ]);
    expect(openIntervals(hours, '2026-10-25', zone)).toEqual([
      { start: new Date('2026-10-25T06:00:00Z'), end: new Date('2026-10-25T19:00:00Z') },
    ]);
  });

  it('reach over midnight where a room is open around the clock', () => {
    expect(isOpenThroughout(everyDay(aroundTheClock), slot('2026-03-28', '23:00', '24:00'), zone)).toBe(true);
    expect(
      isOpenThroughout(
        everyDay(aroundTheClock),
        { start: at('2026-03-28', '23:00'), end: at('2026-03-29', '04:00') },
        zone,
      ),
    ).toBe(true);
    expect(
      isOpenThroughout(
        everyDay(officeHours),
        { start: at('2026-03-04', '19:00'), end: at('2026-03-05', '08:00') },
        zone,
      ),
    ).toBe(false);
  });

  it('do not join the two sides of a break', () => {
    const hours = everyDay([
      { from: '13:00', until: '18:00' },
      { from: '08:00', until: '12:00' },
    ]);
    expect(isOpenThroughout(hours, slot('2026-03-04', '11:00', '14:00'), zone)).toBe(false);
    expect(openIntervals(hours, '2026-03-04', zone)).toHaveLength(2);
  });
});

describe('the contract that a booking counts under', () => {
  const requested = slot('2026-03-04', '10:00', '12:00');

  it('is the first of the room’s that the person has and that has minutes left', () => {
    expect(chargeFor(room, tenant, requested, new Map(), zone)).toEqual({ contractId: 5452 });
    const left = new Map([[5452, new Map([['2026-03-01', 119]])]]);
    expect(chargeFor(room, tenant, requested, left, zone)).toEqual({ contractId: 4852 });
    expect(chargeFor(room, { ...tenant, contractIds: [5452] }, requested, left, zone)).toEqual({
      refusal: 'errors.rooms.quotaExceeded',
    });
    expect(
      chargeFor(
        room,
        { ...tenant, contractIds: [5452] },
        requested,
        new Map([[5452, new Map([['2026-03-01', 120]])]]),
        zone,
      ),
    ).toEqual({ contractId: 5452 });
  });

  it('is refused without one, but not to those who manage', () => {
    expect(chargeFor(room, { contractIds: [4855], managesRooms: false }, requested, new Map(), zone)).toEqual({
      refusal: 'errors.rooms.noContract',
    });
    expect(chargeFor(room, { contractIds: [], managesRooms: true }, requested, new Map(), zone)).toEqual({
      contractId: null,
    });
  });

  it('is asked for each month that a night over the month’s end touches, in the park’s zone', () => {
    const night = { start: at('2026-03-31', '22:00'), end: at('2026-04-01', '01:00') };
    expect([...minutesByMonth(night, zone)]).toEqual([
      ['2026-03-01', 120],
      ['2026-04-01', 60],
    ]);
    expect([...minutesByMonth(slot('2026-03-31', '22:00', '24:00'), zone)]).toEqual([['2026-03-01', 120]]);
  });

  it('is counted for a bounded number of months, however long the slot', () => {
    const endless = { start: at('2026-03-31', '22:00'), end: new Date('9999-12-30T00:00:00Z') };
    expect(minutesByMonth(endless, zone).size).toBe(13);
    expect(decideSlot(room, tenant, endless, around)).toEqual({ refusal: 'errors.rooms.tooFarAhead' });
    const unlimited = { ...room, maxAdvanceDays: 4_000_000, maxDurationMinutes: 1e10 };
    expect(decideSlot(unlimited, tenant, endless, around)).toEqual({ refusal: 'errors.rooms.outsideOpeningHours' });
  });
});

describe('alternatives', () => {
  const requested = slot('2026-03-04', '10:00', '11:00');
  const freeBeside = (held: ReturnType<typeof slot>[]) => (candidate: ReturnType<typeof slot>) =>
    !isTaken({ bufferMinutes: 0 }, candidate, held);

  it('shift to the nearest free time on either side', () => {
    expect(shiftedSlots(requested, freeBeside([slot('2026-03-04', '09:30', '10:10')]))).toEqual([
      slot('2026-03-04', '10:10', '11:10'),
    ]);
    expect(shiftedSlots(requested, freeBeside([slot('2026-03-04', '10:45', '12:00')]))).toEqual([
      slot('2026-03-04', '09:45', '10:45'),
    ]);
    expect(shiftedSlots(requested, freeBeside([slot('2026-03-04', '10:30', '12:00')]))).toEqual([]);
  });

  it('shorten as little as will do, a quarter at most', () => {
    expect(shortenedSlot(requested, freeBeside([slot('2026-03-04', '10:50', '12:00')]))).toEqual(
      slot('2026-03-04', '10:00', '10:50'),
    );
    expect(shortenedSlot(requested, freeBeside([slot('2026-03-04', '09:00', '10:15')]))).toEqual(
      slot('2026-03-04', '10:15', '11:00'),
    );
    expect(shortenedSlot(requested, freeBeside([slot('2026-03-04', '10:40', '12:00')]))).toBeNull();
  });

  it('are always free and never further away than promised', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -60, max: 60 }),
        fc.integer({ min: 5, max: 120 }),
        fc.integer({ min: 1, max: 48 }),
        (offset, length, steps) => {
          const asked = { start: requested.start, end: plusMinutes(requested.start, steps * 5) };
          const start = plusMinutes(requested.start, offset);
          const isFree = freeBeside([{ start, end: plusMinutes(start, length) }]);
          const shorter = shortenedSlot(asked, isFree);
          for (const found of [...shiftedSlots(asked, isFree), ...(shorter ? [shorter] : [])]) {
            expect(isFree(found)).toBe(true);
            expect(Math.abs(found.start.getTime() - asked.start.getTime())).toBeLessThanOrEqual(
              Math.max(20 * 60_000, (steps * 5 * 60_000) / 4),
            );
          }
          if (shorter)
            expect(shorter.end.getTime() - shorter.start.getTime()).toBeGreaterThanOrEqual(
              (asked.end.getTime() - asked.start.getTime()) * 0.75,
            );
        },
      ),
    );
  });
});
