/** Contrast of two OKLCH colours as WCAG 2.2 defines it, for tests. */
export type Oklch = { lightness: number; chroma: number; hue: number };

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Linear sRGB, clamped to the gamut as browsers do. */
function linearRgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const luminance = (colour: Oklch) => {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** 1 (the same) to 21 (black on white). */
export function contrast(first: Oklch, second: Oklch): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Reads `--color-x: light-dark(oklch(…), oklch(…));` lines of a stylesheet. */
export function colourTokens(stylesheet: string): Map<string, { light: Oklch; dark: Oklch }> {
  const oklch = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: / [\d.]+)?\)`;
  const line = new RegExp(String.raw`--color-([a-z-]+): light-dark\(${oklch}, ${oklch}\);`, 'g');
  return new Map(
    [...stylesheet.matchAll(line)].map(([, name = '', ...parts]) => {
      const [l1 = 0, c1 = 0, h1 = 0, l2 = 0, c2 = 0, h2 = 0] = parts.map(Number);
      return [name, { light: { lightness: l1, chroma: c1, hue: h1 }, dark: { lightness: l2, chroma: c2, hue: h2 } }];
    }),
  );
}
