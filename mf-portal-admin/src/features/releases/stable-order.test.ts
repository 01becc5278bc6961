import { stableOrder } from './stable-order';

it('keeps what was there in its place, puts what is new at the end and leaves out what has gone', () => {
  expect(stableOrder(['b', 'a'], ['c', 'b', 'a'])).toEqual(['b', 'a', 'c']);
  expect(stableOrder(['b', 'a'], ['a'])).toEqual(['a']);
  expect(stableOrder([], ['b', 'a'])).toEqual(['b', 'a']);
});
