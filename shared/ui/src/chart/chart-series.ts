export interface ChartSeries {
  readonly key: string;
  /** What is counted: "Recommendations". */
  readonly label: string;
  /** One for each category, in their order. */
  readonly values: readonly number[];
}
