import { steadyOrder } from './stable-order';

it('keeps what was there in its place, puts what is new at the end and leaves out what has gone', () => {
  expect(steadyOrder(['b', 'a'], ['c', 'b', 'a'])).toEqual(['b', 'a', 'c']);
  expect(steadyOrder(['b', 'a'], ['a'])).toEqual(['a']);
  expect(steadyOrder([], ['b', 'a'])).toEqual(['b', 'a']);
});
