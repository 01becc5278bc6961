import { useMemo } from 'react';
import { classNames } from '../class-names';
import styles from './GeneratedCover.module.css';
import { hashNumbers } from './hash-number';

interface Tile {
  key: number;
  path: string;
  ink: number;
}

const unit = 135;

/** Shapes within the square at x, y: quarter disc from each corner, half disc, disc, square, triangle, bar. */
const shapes: ((x: number, y: number) => string)[] = [
  (x, y) => `M${x} ${y}h${unit}a${unit} ${unit} 0 0 1-${unit} ${unit}z`,
  (x, y) => `M${x + unit} ${y}v${unit}a${unit} ${unit} 0 0 1-${unit}-${unit}z`,
  (x, y) => `M${x + unit} ${y + unit}h-${unit}a${unit} ${unit} 0 0 1 ${unit}-${unit}z`,
  (x, y) => `M${x} ${y + unit}v-${unit}a${unit} ${unit} 0 0 1 ${unit} ${unit}z`,
  (x, y) => `M${x} ${y + unit / 2}a${unit / 2} ${unit / 2} 0 0 1 ${unit} 0z`,
  (x, y) => `M${x} ${y + unit / 2}a${unit / 2} ${unit / 2} 0 0 0 ${unit} 0z`,
  (x, y) => `M${x + unit / 2} ${y}a${unit / 2} ${unit / 2} 0 0 1 0 ${unit}a${unit / 2} ${unit / 2} 0 0 1 0-${unit}z`,
  (x, y) => `M${x} ${y}h${unit}v${unit}h-${unit}z`,
  (x, y) => `M${x} ${y + unit}l${unit}-${unit}v${unit}z`,
  (x, y) => `M${x} ${y}h${unit}v${unit / 3}h-${unit}z`,
];

const inks = [0, 1, 1, 2, 2, 3, 4];

/**
 * A grid of 7 by 4 squares, filled from the right edge with few large shapes, so that many covers side by side stay
 * calm. Each has one square in the accent colour.
 */
function compose(title: string): { paper: number; tiles: Tile[] } {
  const draw = hashNumbers(title);
  const paper = draw(3);
  const columns = 3 + draw(2);
  const accented = draw(columns);
  const tiles: Tile[] = [];
  for (let column = 0; column < columns; column += 1) {
    const height = column === 0 ? 1 + draw(2) : 2 + draw(3);
    for (let row = 0; row < height; row += 1) {
      const isAccented = column === accented && row === height - 1;
      if (!isAccented && draw(8) === 0) continue;
      const shape = shapes[draw(shapes.length)] ?? shapes[0];
      const ink = isAccented ? 0 : (inks[draw(inks.length)] ?? 1);
      if (shape)
        tiles.push({ key: column * 4 + row, ink, path: shape(960 - (columns - column) * unit, (3 - row) * unit) });
    }
  }
  return { paper, tiles };
}

export interface GeneratedCoverProps {
  /** The drawing is derived from this text and is the same in every browser. */
  title: string;
  className?: string;
}

/** A geometric picture for news, stories and events without one. Decorative: it is hidden from screen readers. */
export function GeneratedCover({ title, className }: GeneratedCoverProps) {
  const { paper, tiles } = useMemo(() => compose(title), [title]);
  return (
    <svg
      className={classNames(styles.cover, className)}
      viewBox="0 0 960 540"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles[`paper${paper}`]} d="M0 0h960v540H0z" />
      {tiles.map(({ key, path, ink }) => (
        <path key={key} className={styles[`ink${ink}`]} d={path} />
      ))}
    </svg>
  );
}
