import { highlight } from './highlight';

const marked = (text: string, query: string) =>
  highlight(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test('marks each word of the search, wherever it stands', () => {
  expect(marked('Swiss Robotics in building D, robotics lab', 'robotics lab')).toBe('Swiss [Robotics] in building D, [robotics] [lab]');
});

test('accents and case do not matter, and the text keeps its own', () => {
  expect(marked('Énergie et santé', 'energie SANTE')).toBe('[Énergie] et [santé]');
  expect(marked('Energie', 'énergie')).toBe('[Energie]');
  expect(marked('Cafe\u0301 Zürich', 'café zurich')).toBe('[Cafe\u0301] [Zürich]');
});

test('letters outside the basic plane do not shift the marks', () => {
  expect(marked('🚲🚲 bike sharing', 'bike')).toBe('🚲🚲 [bike] sharing');
});

test('nothing to mark', () => {
  expect(marked('Bio labs', 'x')).toBe('Bio labs');
  expect(marked('Bio labs', '')).toBe('Bio labs');
  expect(highlight('', 'bio')).toEqual([]);
});

test('signs of the search are no pattern', () => {
  expect(marked('a.b (c)', '.* (')).toBe('a.b (c)');
});
