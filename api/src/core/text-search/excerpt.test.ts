import { excerptOf } from './excerpt';

const long = `${'Lorem ipsum dolor '.repeat(20)}l’Œuvre énergétique ${'sit amet '.repeat(40)}`;

describe('an excerpt', () => {
  it('is a short text as it is', () => {
    expect(excerptOf('A short\n text ', ['short'])).toBe('A short text');
  });

  it('begins shortly before the first match, between words', () => {
    const excerpt = excerptOf(long, ['energetique']);
    expect(excerpt).toContain('énergétique');
    expect(excerpt).toMatch(/^… (Lorem|ipsum|dolor) .* …$/);
    expect(excerpt.length).toBeLessThanOrEqual(170);
  });

  it('finds words written with ligatures', () => {
    expect(excerptOf(long, ["l'oeuvre"])).toContain('l’Œuvre');
  });

  it('is the beginning when no word is found as it was typed', () => {
    expect(excerptOf(long, ['nowhere'])).toMatch(/^Lorem/);
  });

  it('shows the first of several matches, wherever it is', () => {
    for (const blanks of [10, 300, 700, 790, 799, 800, 801, 2_000]) {
      const text = `${'a'.repeat(5)} ${'b '.repeat(blanks / 2)}zürich ${'c '.repeat(1_000)}zürich`;
      expect(excerptOf(text, ['zurich', 'ccc'])).toMatch(/b zürich c|^aaaaa .*zürich/);
      expect(excerptOf(text, ['zurixh'], 'tolerant')).toContain('b zürich c');
    }
    expect(excerptOf(`${'b '.repeat(20_000)}zürich`, ['zurich'])).toMatch(/^b b/);
  });

  it('cuts one endless word too', () => {
    expect(excerptOf('x'.repeat(1000), ['x']).length).toBeLessThanOrEqual(170);
  });
});
