import { classNames, useUiLanguage } from '@park/ui';
import { useRef, type ReactNode } from 'react';
import type { ChartSeries } from './chart-series';
import styles from './ChartFigure.module.css';
import { useDrawing } from './use-drawing';

export interface ChartFigureProps {
  /** What the figures are about, in a sentence. */
  readonly caption: ReactNode;
  /** The same as plain words, for the table's name. */
  readonly label: string;
  /** Header of the first column: "Month". */
  readonly categoryHeader: string;
  /** Names along the axis, in their order. */
  readonly categories: readonly string[];
  /** One or two: more are no longer told apart at a glance. */
  readonly series: readonly ChartSeries[];
  /** Default: bars; a line for what goes on from one category to the next. */
  readonly kind?: 'bars' | 'line';
}

/** The drawing is for the eye alone; everybody else, and whoever wants the numbers, has the table. */
export function ChartFigure({ caption, label, categoryHeader, categories, series, kind = 'bars' }: ChartFigureProps) {
  const language = useUiLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const legend = useRef<HTMLUListElement>(null);
  useDrawing(frame, legend, { categories, series, kind, locale: language === 'fr' ? 'fr-CH' : 'en-GB' });
  const number = (value: number) => value.toLocaleString(language === 'fr' ? 'fr-CH' : 'en-GB');
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.parts}>
        <div className={styles.drawing} aria-hidden="true">
          <ul ref={legend} className={styles.legend}>
            {series.map(({ key, label: name }, place) => (
              <li key={key}>
                <span className={classNames(styles.mark, place === 1 && styles.second)} />
                {name}
              </li>
            ))}
          </ul>
          <div ref={frame} className={styles.frame} />
        </div>
        {/* Not the Table of lists, which would become blocks here: its few narrow columns fit everywhere. */}
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{categoryHeader}</th>
              {series.map(({ key, label: name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, place) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                {series.map(({ key, values }) => (
                  <td key={key}>{number(values[place] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
