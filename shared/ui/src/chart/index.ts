/** Charts with a table of the same data. uPlot is loaded when the first chart is shown. */
export { ChartFigure, type ChartFigureProps } from './ChartFigure';
export type { ChartSeries } from './chart-series';
