import fc from 'fast-check';
import { searchForm } from './search-words';
import { foldedText } from './folded-text';

/** A sign for which every text is read letter by letter. */
const bicycle = '\u{1f6b2}';

const placesIn = (text: string, length: number) => {
  const { form, startOf, endOf } = foldedText(text);
  return { form: form.slice(0, length), places: Array.from({ length }, (_, place) => [startOf(place), endOf(place)]) };
};

describe('a folded text', () => {
  it('is the same read as a whole, as most texts are, and letter by letter', () => {
    const western = fc.string({
      unit: fc.oneof(
        fc.integer({ min: 0, max: 0x24f }).map((code) => String.fromCharCode(code)),
        fc.constantFrom('’', '–', '…', 'é', 'Œ', 'ß', 'e\u0301', 'İ', 'ŉ', ' '),
      ),
    });
    fc.assert(
      fc.property(western, (text) => {
        const { length } = foldedText(text).form;
        expect(placesIn(text, length)).toEqual(placesIn(`${text}${bicycle}`, length));
        expect(foldedText(text).form).toBe(searchForm(text));
      }),
      { numRuns: 2000 },
    );
  });
});
