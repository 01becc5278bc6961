import { fitAxisLabels } from './axis-labels';

const halves = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].flatMap((day) => [
  `${day}, morning`,
  `${day}, afternoon`,
]);
/** 7 px for each character, about the width of text of 13 px. */
const measure = (text: string) => text.length * 7;

const widest = (texts: readonly string[]) => Math.max(...texts.flatMap((text) => text.split('\n')).map(measure));

it.each([264, 400, 640, 900, 1600])('leaves space between the labels of ten half days on %i px', (width) => {
  const { texts, every } = fitAxisLabels(halves, width, measure);
  expect((width / halves.length) * every).toBeGreaterThan(widest(texts));
});

it('shows each label on one line where there is space', () => {
  expect(fitAxisLabels(['Oct', 'Nov'], 300, measure)).toEqual({ texts: ['Oct', 'Nov'], every: 1 });
  expect(fitAxisLabels(halves, 1600, measure)).toEqual({ texts: halves, every: 1 });
});

it('breaks a label between words before it leaves labels out', () => {
  const { texts, every } = fitAxisLabels(halves, 900, measure);
  expect([texts[5], every]).toEqual(['Wednesday,\nafternoon', 1]);
  expect(fitAxisLabels(halves, 264, measure).every).toBe(4);
});

it('leaves a word whole, and copes with nothing', () => {
  expect(fitAxisLabels(['Donaudampfschiff', 'P1'], 60, measure).texts).toEqual(['Donaudampfschiff', 'P1']);
  expect(fitAxisLabels([], 300, measure)).toEqual({ texts: [], every: 1 });
});
