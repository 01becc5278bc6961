/** Parts of statistics: period, key figures, and charts with a table of the same data. uPlot is loaded when the first chart is shown. */
export { ChartFigure, type ChartFigureProps } from './ChartFigure';
export { KeyFigures, type KeyFigure } from './KeyFigures';
export { PeriodFields, type PeriodFieldsProps } from './PeriodFields';
export type { ChartSeries } from './chart-series';
