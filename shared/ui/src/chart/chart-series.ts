export interface ChartSeries {
  readonly key: string;
  /** Name of the series: "Recommendations". */
  readonly label: string;
  /** One value for each category, in order. */
  readonly values: readonly number[];
}

export interface DrawingContent {
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly kind: 'bars' | 'line';
  /** Formats the numbers of the axis. */
  readonly locale: string;
}
