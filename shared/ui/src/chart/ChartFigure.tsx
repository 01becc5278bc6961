/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see the roles' reason at the table */
import { classNames, useUiLanguage } from '@park/ui';
import { useRef, type ReactNode } from 'react';
import type { ChartSeries } from './chart-series';
import styles from './ChartFigure.module.css';
import { useDrawing } from './use-drawing';

export interface ChartFigureProps {
  /** Caption of the figure, as a sentence. */
  readonly caption: ReactNode;
  /** The caption as plain text, for the name of the table. */
  readonly label: string;
  /** Header of the first column: "Month". */
  readonly categoryHeader: string;
  /** Categories along the axis, in order. */
  readonly categories: readonly string[];
  /** One or two series that are drawn; more are hard to distinguish. */
  readonly series: readonly ChartSeries[];
  /** The columns of the table, if it has others than what is drawn. */
  readonly tableSeries?: readonly ChartSeries[];
  /** Default: bars. Use a line for continuous categories such as time. */
  readonly kind?: 'bars' | 'line';
}

/** A chart with its data as a table. The drawing is hidden from assistive technology, which reads the table. */
export function ChartFigure({
  caption,
  label,
  categoryHeader,
  categories,
  series,
  tableSeries = series,
  kind = 'bars',
}: ChartFigureProps) {
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
        {/* Not `Table`: up to five narrow columns fit everywhere. More turn into blocks, for which the roles are named. */}
        <table
          role="table"
          className={classNames(styles.table, tableSeries.length > 4 && styles.many)}
          aria-label={label}
        >
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {categoryHeader}
              </th>
              {tableSeries.map(({ key, label: name }) => (
                <th role="columnheader" key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {categories.map((category, place) => (
              <tr role="row" key={category}>
                <th role="rowheader" scope="row">
                  {category}
                </th>
                {tableSeries.map(({ key, label: name, values }) => (
                  <td role="cell" key={key} data-label={name}>
                    {number(values[place] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
