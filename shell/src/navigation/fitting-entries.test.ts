import { fittingEntries } from './fitting-entries';

test('reserves no space for the button if everything fits', () => {
  expect(fittingEntries([100, 100, 100], 10, 320, 80)).toEqual({ count: 3, width: 320 });
});

test('reserves space for the button if not everything fits', () => {
  expect(fittingEntries([100, 100, 100], 10, 319, 80)).toEqual({ count: 2, width: 220 });
  expect(fittingEntries([100, 100, 100], 10, 299, 80)).toEqual({ count: 1, width: 110 });
});

test('handles an empty list and no space at all', () => {
  expect(fittingEntries([100], 10, 50, 80)).toEqual({ count: 0, width: 0 });
  expect(fittingEntries([], 10, 0, 80)).toEqual({ count: 0, width: 0 });
});
