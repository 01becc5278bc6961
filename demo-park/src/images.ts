/** Logos and covers drawn as SVG from a seed and rasterised, without text, so that no font affects them. */
import sharp from 'sharp';
import { randomFor, type Random } from './random';

const palettes = [
  ['#0f5c4a', '#7bc4a4'],
  ['#1c3f5f', '#6fa8dc'],
  ['#7a2e2e', '#e0916a'],
  ['#3d3a6b', '#a6a1e0'],
  ['#8a5a12', '#f0c063'],
  ['#22555f', '#78c6c2'],
  ['#5b2a52', '#d48bb8'],
  ['#2f4a1f', '#a9c46c'],
  ['#14213d', '#fca311'],
  ['#4a3427', '#c9a27e'],
  ['#0b4f6c', '#ff6b57'],
  ['#38454f', '#9fb3c1'],
] as const;

const ring = (x: number, y: number, radius: number, width: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const disc = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
const bar = (x: number, y: number, width: number, height: number, colour: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${colour}"/>`;
const column = (x: number, height: number, colour: string): string => bar(x, 172 - height, 28, height, colour, 14);
const path = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

type Mark = (random: Random, dark: string, light: string) => string;

/** Each palette draws into 200 × 200. */
const marks: readonly Mark[] = [
  (random, dark, light) =>
    ring(100, 100, 62, 22, dark) + disc(100 + random.pick([-44, 44]), 100 + random.pick([-44, 44]), 26, light),
  (random, dark, light) =>
    [0, 1, 2, 3].map((index) => column(30 + index * 37, random.between(50, 144), index % 2 ? light : dark)).join(''),
  (_random, dark, light) => path('M100 20 L175 150 L25 150 Z', dark) + path('M100 78 L142 150 L58 150 Z', light),
  (random, dark, light) =>
    Array.from({ length: 9 }, (_unused, index) =>
      disc(
        44 + (index % 3) * 56,
        44 + Math.floor(index / 3) * 56,
        random.pick([14, 20, 25]),
        random.chance(0.35) ? light : dark,
      ),
    ).join(''),
  (_random, dark, light) =>
    path('M30 100 A70 70 0 0 1 170 100 Z', dark) + path('M170 108 A70 70 0 0 1 30 108 Z', light),
  (random, dark, light) =>
    [0, 60, 120]
      .map(
        (turn) =>
          `<g transform="rotate(${turn + random.between(0, 20)} 100 100)">${bar(84, 22, 32, 156, turn === 60 ? light : dark, 16)}</g>`,
      )
      .join(''),
  (_random, dark, light) =>
    path('M100 24 C150 70 150 130 100 176 C50 130 50 70 100 24 Z', dark) + disc(100, 104, 24, light),
  (_random, dark, light) =>
    bar(30, 30, 64, 64, dark) + bar(106, 106, 64, 64, dark) + disc(138, 62, 32, light) + disc(62, 138, 32, light),
  (random, dark, light) =>
    [70, 48, 26]
      .map((radius, index) => ring(100, 100, radius, 12, index === random.between(0, 2) ? light : dark))
      .join(''),
  (_random, dark, light) =>
    path('M40 40 H120 A40 40 0 0 1 120 120 H40 Z', dark) + path('M40 128 H96 L150 172 H40 Z', light),
  (_random, dark, light) => path('M20 130 Q60 60 100 100 T180 70 L180 170 L20 170 Z', dark) + disc(136, 50, 22, light),
  (random, dark, light) =>
    Array.from(
      { length: 6 },
      (_unused, index) =>
        `<g transform="rotate(${index * 60 + random.between(0, 1) * 30} 100 100)">${path('M100 96 L124 34 A60 60 0 0 0 76 34 Z', index % 2 ? light : dark)}</g>`,
    ).join(''),
  (_random, dark, light) =>
    path('M100 26 L164 63 V137 L100 174 L36 137 V63 Z', dark) +
    path('M100 66 L130 83 V117 L100 134 L70 117 V83 Z', light),
  (random, dark, light) =>
    [0, 1, 2, 3, 4]
      .map((index) =>
        bar(26 + (index % 2) * random.between(0, 28), 30 + index * 30, 120, 18, index === 2 ? light : dark, 9),
      )
      .join(''),
];

const svg = (width: number, height: number, box: string, body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${body}</svg>`,
  );

/** A company's logo, 320 px square. */
export function logo(key: string): Promise<Buffer> {
  const random = randomFor(`logo ${key}`);
  const [dark, light] = random.pick(palettes);
  const mark = random.pick(marks)(random, dark, light);
  const turn = random.pick([0, 0, 0, 90, 180, 270]);
  const body = `${bar(0, 0, 240, 240, '#ffffff')}<g transform="translate(20 20) rotate(${turn} 100 100)">${mark}</g>`;
  return sharp(svg(320, 320, '0 0 240 240', body))
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** A picture for an article: shapes in layers on a tint, 1200 × 630. */
export function cover(key: string): Promise<Buffer> {
  const random = randomFor(`cover ${key}`);
  const [dark, light] = random.pick(palettes);
  const [, other] = random.pick(palettes);
  const waves = [0, 1, 2].map((index) => {
    const level = 300 + index * 90 + random.between(-40, 40);
    return `<path d="M0 ${level} C 300 ${level - random.between(40, 180)} 500 ${level + random.between(20, 160)} 760 ${level - random.between(0, 90)} S 1100 ${level + random.between(-80, 80)} 1200 ${level} V630 H0 Z" fill="${index === 1 ? other : dark}" opacity="${0.35 + index * 0.25}"/>`;
  });
  const grid = Array.from({ length: random.between(5, 12) }, () =>
    disc(
      random.between(2, 22) * 50,
      random.between(1, 7) * 45,
      random.between(6, 34),
      random.chance(0.5) ? '#ffffff' : dark,
    ),
  ).join('');
  const shapes = random.pick([
    () => waves.join(''),
    () => `<g opacity="0.85">${grid}</g>${waves[2] ?? ''}`,
    () =>
      [0, 1, 2, 3, 4, 5]
        .map(
          (index) =>
            `<g opacity="${0.25 + index * 0.1}">${ring(random.between(500, 700), 330, 60 + index * 70, 26, index % 2 ? dark : other)}</g>`,
        )
        .join(''),
    () =>
      [0, 1, 2, 3, 4, 5, 6]
        .map((index) => bar(index * 180 - 40, 630 - random.between(120, 480), 150, 480, index % 3 === 0 ? other : dark))
        .join(''),
  ])();
  return sharp(svg(1200, 630, '0 0 1200 630', bar(0, 0, 1200, 630, light) + shapes))
    .jpeg({ quality: 78 })
    .toBuffer();
}
