import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colourTokens, contrast } from './oklch-contrast';

const tokens = colourTokens(readFileSync(path.join(__dirname, 'tokens.css'), 'utf8'));
const grounds = ['page', 'surface', 'raised', 'sunken', 'hover'];
const statuses = ['info', 'success', 'warning', 'danger'];

const texts: [string, string][] = [
  ...['text', 'text-muted', 'accent', ...statuses].flatMap((ink) =>
    grounds.map((ground): [string, string] => [ink, ground]),
  ),
  ...['text', 'text-muted'].flatMap((ink) =>
    ['accent', ...statuses].map((soft): [string, string] => [ink, `${soft}-soft`]),
  ),
  ...statuses.map((status): [string, string] => [status, `${status}-soft`]),
  ['accent', 'accent-soft'],
  ['accent-strong', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['page', 'text'],
];
const parts: [string, string][] = ['line-strong', 'focus', 'accent', 'danger'].flatMap((part) =>
  grounds.map((ground): [string, string] => [part, ground]),
);

const ratio = (first: string, second: string, theme: 'light' | 'dark') => {
  const [one, other] = [tokens.get(first), tokens.get(second)];
  if (!one || !other) throw new Error(`No token for ${one ? second : first}`);
  return contrast(one[theme], other[theme]);
};

it('measures contrast as WCAG does', () => {
  const white = { lightness: 1, chroma: 0, hue: 0 };
  expect(contrast(white, { lightness: 0, chroma: 0, hue: 0 })).toBeCloseTo(21, 1);
  expect(contrast(white, white)).toBe(1);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(texts)('text %s on %s reaches 4.5', (ink, ground) => {
    expect(ratio(ink, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(parts)('part %s on %s reaches 3', (part, ground) => {
    expect(ratio(part, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
