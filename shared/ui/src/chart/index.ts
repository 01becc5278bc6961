/** Charts: drawn by uPlot, which is fetched when the first one is shown, with a table beside them that says the same. */
export { ChartFigure, type ChartFigureProps } from './ChartFigure';
export type { ChartSeries } from './chart-series';
