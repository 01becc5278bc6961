import { texts } from './fr';

/** Every text of a tree. */
const textsOf = (tree: object): string[] =>
  Object.values(tree).flatMap((part: string | object) => (typeof part === 'string' ? [part] : textsOf(part)));

it('ends no French sentence with a short day, whose month often has a period of its own ("20 nov.")', () => {
  const shortDayAndPeriod = /\{\{(day|first|last|\w+, day)\}\}\./;
  expect(textsOf(texts).filter((text) => shortDayAndPeriod.test(text))).toEqual([]);
});
