import fc from 'fast-check';
import { searchWords } from './search-words';
import { markedText } from './marks';

const marked = (text: string, query: string, mode: 'exact' | 'tolerant' = 'exact') =>
  markedText(text, searchWords(query), mode)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('marks', () => {
  it.each([
    ['Swiss Robotics in building D, robotics lab', 'robotics lab', 'Swiss [Robotics] in building D, [robotics] [lab]'],
    ['Énergie et santé', 'energie SANTE', '[Énergie] et [santé]'],
    ['Energie', 'énergie', '[Energie]'],
    ['Cafe\u0301 Zürich', 'café zurich', '[Cafe\u0301] [Zürich]'],
    ['🚲🚲 bike sharing', 'bike', '🚲🚲 [bike] sharing'],
    ['Chef-d’œuvre', "d'oeuvre", 'Chef-[d’œuvre]'],
    ['a.b (c)', '.* (', 'a.b (c)'],
    ['Bio labs', 'x', 'Bio labs'],
    ['Bio labs', '', 'Bio labs'],
    ['An apple a day', 'a', '[A]n [a]pple [a] day'],
    ['', 'bio', ''],
  ])('of “%s” searched for “%s”', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('join words that overlap', () => {
    expect(marked('innovation', 'innov vation')).toBe('[innovation]');
  });

  it('stand on words with a typing mistake when those were searched', () => {
    expect(marked('A quantum leap', 'qantum', 'tolerant')).toBe('A [quantum] leap');
    expect(marked('A quantum leap', 'qantum', 'exact')).toBe('A quantum leap');
  });

  it('leave every text as it was', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('exact' as const, 'tolerant' as const),
        (text, query, mode) => {
          const parts = markedText(text, searchWords(query), mode);
          expect(parts.map((part) => part.text).join('')).toBe(text);
          expect(parts.every((part) => part.text !== '')).toBe(true);
        },
      ),
    );
  });
});
