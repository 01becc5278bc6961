import { fittingCount } from './fitting-count';

test('everything fits: no room is kept for the button', () => {
  expect(fittingCount([100, 100, 100], 10, 320, 80)).toBe(3);
});

test('what does not fit goes behind the button, which needs room as well', () => {
  expect(fittingCount([100, 100, 100], 10, 319, 80)).toBe(2);
  expect(fittingCount([100, 100, 100], 10, 299, 80)).toBe(1);
});

test('nothing fits, or there is nothing', () => {
  expect(fittingCount([100], 10, 50, 80)).toBe(0);
  expect(fittingCount([], 10, 0, 80)).toBe(0);
});
