export interface ChartSeries {
  readonly key: string;
  /** What is counted: "Recommendations". */
  readonly label: string;
  /** One for each category, in their order. */
  readonly values: readonly number[];
}

export interface DrawingContent {
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly kind: 'bars' | 'line';
  /** For the numbers of the axis. */
  readonly locale: string;
}
