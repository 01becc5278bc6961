import { weekdayName } from './weekday-name';

it('counts weekdays from Monday', () => {
  expect([1, 7].map((weekday) => weekdayName(weekday, 'en'))).toEqual(['Monday', 'Sunday']);
  expect(weekdayName(3, 'fr')).toBe('mercredi');
});
