import { fittingCount } from './fitting-count';

test('reserves no space for the button if everything fits', () => {
  expect(fittingCount([100, 100, 100], 10, 320, 80)).toBe(3);
});

test('reserves space for the button if not everything fits', () => {
  expect(fittingCount([100, 100, 100], 10, 319, 80)).toBe(2);
  expect(fittingCount([100, 100, 100], 10, 299, 80)).toBe(1);
});

test('handles an empty list and no space at all', () => {
  expect(fittingCount([100], 10, 50, 80)).toBe(0);
  expect(fittingCount([], 10, 0, 80)).toBe(0);
});
