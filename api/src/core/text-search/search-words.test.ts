import { sql } from 'drizzle-orm';
import { describeOnEachDatabase } from '../../testing';
import { searchForm, searchWords } from './search-words';

describe('words of a search', () => {
  it.each([
    ['Éclat  d’Œuvre', ['eclat', "d'oeuvre"]],
    ['"Robotics", (Lausanne)!', ['robotics', 'lausanne']],
    ['R&D C++ 3D-Druck', ['r&d', 'c', '3d-druck']],
    ['Straße GROẞ', ['strasse', 'gross']],
    ['one one ONE', ['one']],
    ['  ', []],
    ['&&& --', []],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('of no text are none', () => {
    expect(searchWords(undefined)).toEqual([]);
  });
});

describeOnEachDatabase('the search form of texts', (test) => {
  const connection = test.connection();

  it('is the same in the database as in the api for the letters of Western Europe', async () => {
    const letters = [
      ...Array.from({ length: 0x17f - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index)),
      '’',
      '‘',
      '–',
      '—',
      'A',
      'z',
      "'",
    ]
      // A sign of arithmetic, and four letters that no language here writes.
      .filter((letter) => !'×÷ĸĿŀŉ'.includes(letter));
    const { rows } = await connection.database.execute<{ form: string }>(
      sql`SELECT searchable(letter) AS form FROM unnest(ARRAY[${sql.join(
        letters.map((letter) => sql`${letter}`),
        sql`, `,
      )}]::text[]) WITH ORDINALITY AS given(letter, place) ORDER BY place`,
    );
    expect(letters.map((letter, index) => [letter, rows[index]?.form])).toEqual(
      letters.map((letter) => [letter, searchForm(letter)]),
    );
  });

  it('leaves markup out, composes accents and keeps fields apart', async () => {
    const { rows } = await connection.database.execute<{ form: string }>(
      sql`SELECT searchable('<p>A &amp; B</p>', ${'e\u0301te\u0301'}) AS form`,
    );
    expect(rows[0]?.form).toBe(' a & b  ete');
  });
});
