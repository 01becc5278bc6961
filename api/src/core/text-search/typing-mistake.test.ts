import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { describeOnEachDatabase } from '../../testing';
import { oneTypoPattern, toleratesTypo } from './typing-mistake';

/** Changes that make one word of another, a swap of neighbours being one. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 0; i <= one.length; i += 1) {
    for (let j = 0; j <= other.length; j += 1) {
      const row = rows[i] as number[];
      if (i === 0 || j === 0) row[j] = i + j;
      else {
        row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
          row[j] = Math.min(row[j] as number, at(i - 2, j - 2) + 1);
      }
    }
  }
  return at(one.length, other.length);
}

/** The rule in other words: a word of the text, or its beginning when five letters were typed, is one mistake away. */
const isNear = (typed: string, text: string) =>
  text.split(' ').some((word) => {
    const beginnings =
      typed.length < 5 ? [word] : Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end));
    return beginnings.some((beginning) => distance(typed, beginning) <= 1);
  });

describeOnEachDatabase('one typing mistake', (test) => {
  const connection = test.connection();
  const matches = async (typed: string, texts: string[]) => {
    const { rows } = await connection.database.execute<{ found: boolean }>(
      sql`SELECT letter ~ ${oneTypoPattern(typed)} AS found FROM unnest(ARRAY[${sql.join(
        texts.map((text) => sql`${text}`),
        sql`, `,
      )}]::text[]) WITH ORDINALITY AS given(letter, place) ORDER BY place`,
    );
    return rows.map(({ found }) => found);
  };

  it.each([
    ['robtics', 'alpine robotics ag', true],
    ['roobotics', 'alpine robotics ag', true],
    ['robitics', 'alpine robotics ag', true],
    ['robtoics', 'alpine robotics ag', true],
    ['obotics', 'alpine robotics ag', true],
    ['rabtics', 'alpine robotics ag', false],
    ['lausane', 'lausanne', true],
    ['robto', 'robotics', true],
    ['nvoa', 'nova sa', true],
    ['nova', 'november', false],
    ['a.b+c', 'axxb+c', false],
    ['a.b+c', 'a.b+d', true],
  ])('%s in “%s”: %s', async (typed, text, found) => {
    expect(await matches(typed, [text])).toEqual([found]);
  });

  it('is not tolerated in words of three letters', () => {
    expect(toleratesTypo('abc')).toBe(false);
  });

  it('is what the distance between words says, for any words', async () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 8 });
    const text = fc
      .array(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 }), {
        minLength: 1,
        maxLength: 3,
      })
      .map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(word, fc.array(text, { minLength: 30, maxLength: 30 }), async (typed, texts) => {
        expect(await matches(typed, texts)).toEqual(texts.map((each) => isNear(typed, each)));
      }),
      { numRuns: 60 },
    );
  });
});
