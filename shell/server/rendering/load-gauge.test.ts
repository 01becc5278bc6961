import { startLoadGauge } from './load-gauge';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says that a process is at its limit for as long as it hardly waits', () => {
  let share = 0.95;
  const gauge = startLoadGauge(() => share);
  expect(gauge.isOverloaded()).toBe(false);
  jest.advanceTimersByTime(500);
  expect(gauge.isOverloaded()).toBe(true);
  share = 0.6;
  jest.advanceTimersByTime(500);
  expect(gauge.isOverloaded()).toBe(false);
  gauge.stop();
  share = 1;
  jest.advanceTimersByTime(1_000);
  expect(gauge.isOverloaded()).toBe(false);
});
