import { movedAgenda, newLine, timesOf, withTimes } from './agenda-items';

const zone = 'Europe/Zurich';
const line = {
  startDate: '2026-03-27T08:00:00.000Z',
  endDate: '2026-03-27T08:30:00.000Z',
  title: { en: 'Welcome' },
  speaker: null,
};

it('begins with the event, or after the last line', () => {
  expect(newLine([], '2026-03-27T08:00:00.000Z', zone)).toMatchObject({
    startDate: line.startDate,
    endDate: line.endDate,
  });
  expect(newLine([line], '2026-03-27T08:00:00.000Z', zone)).toMatchObject({ startDate: line.endDate });
  expect(newLine([], '2026-03-27', zone)).toMatchObject({ startDate: '2026-03-27T08:00:00.000Z' });
  expect(newLine([], '', zone)).toMatchObject({ startDate: '', endDate: '' });
});

it('shows the park’s clock, and ends on the next day when it ends before it begins', () => {
  expect(timesOf(line, zone)).toEqual({ day: '2026-03-27', from: '09:00', until: '09:30' });
  const late = withTimes(line, { day: '2026-03-27', from: '23:00', until: '00:30' }, zone);
  expect([late.startDate, late.endDate]).toEqual(['2026-03-27T22:00:00.000Z', '2026-03-27T23:30:00.000Z']);
});

it('keeps its times of the park’s clock when the event moves, over the change of the clocks too', () => {
  const [moved] = movedAgenda([line], '2026-03-27', '2026-03-30', zone);
  expect(moved && timesOf(moved, zone)).toEqual({ day: '2026-03-30', from: '09:00', until: '09:30' });
  expect(movedAgenda([line], '', '2026-03-30', zone)).toEqual([line]);
});
