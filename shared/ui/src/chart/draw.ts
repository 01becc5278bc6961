/** The only module that uses the charting library. */
import UPlot from 'uplot';
import { fitAxisLabels } from './axis-labels';
import type { DrawingContent } from './chart-series';

export interface DrawingColours {
  /** One for each series, as CSS colours. */
  readonly series: readonly string[];
  readonly text: string;
  readonly lines: string;
  /** Value for the CSS `font` property. */
  readonly font: string;
}

/** Space around the plot in CSS px: for the labels of the axis, and at the end. */
const margins = { axis: 56, edge: 8 };

/** Share of a category's width that its bars occupy together. */
const barShare = 0.7;

/** Draws the chart. Returns a function that removes it. */
export function draw(
  box: HTMLElement,
  { categories, series, kind, locale }: DrawingContent,
  colours: DrawingColours,
): () => void {
  const width = box.clientWidth;
  const labels = fitAxisLabels(categories, width - margins.axis - margins.edge, textMeasure(colours.font));
  const isPair = series.length > 1;
  const bars = (place: number) =>
    UPlot.paths.bars?.({ size: [barShare / (isPair ? 2 : 1), 48], align: isPair ? (place === 0 ? -1 : 1) : 0 });
  const axis = { stroke: colours.text, font: colours.font, ticks: { show: false } };
  const chart = new UPlot(
    {
      width,
      height: box.clientHeight,
      legend: { show: false },
      cursor: { show: false },
      padding: [12, margins.edge, 0, 0],
      scales: {
        x: { time: false, range: () => [-0.5, categories.length - 0.5] },
        y: { range: (_chart, _least, most) => [0, Math.max(1, most) * 1.08] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          splits: () => categories.map((_name, place) => place).filter((place) => place % labels.every === 0),
          values: (_chart, places) => places.map((place) => labels.texts[place] ?? ''),
        },
        {
          ...axis,
          grid: { stroke: colours.lines, width: 1 },
          size: margins.axis,
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
          values: (_chart, values) => values.map((value) => value.toLocaleString(locale)),
        },
      ],
      series: [
        {},
        ...series.map(({ label }, place): UPlot.Series => {
          const colour = colours.series[place] ?? colours.text;
          const isOutlined = place === 1;
          return kind === 'bars'
            ? {
                label,
                stroke: colour,
                width: 1,
                ...(isOutlined ? {} : { fill: colour }),
                paths: bars(place),
                points: { show: false },
              }
            : {
                label,
                stroke: colour,
                width: 2,
                ...(isOutlined ? { dash: [6, 4] } : {}),
                points: { show: categories.length <= 31 },
              };
        }),
      ],
    },
    // Skip bars of height 0, whose outline would still be visible.
    [
      categories.map((_name, place) => place),
      ...series.map(({ values }) => values.map((value) => (kind === 'bars' && value === 0 ? null : value))),
    ],
    box,
  );
  return () => chart.destroy();
}

/** Returns a function for the width of a text, in CSS px. */
function textMeasure(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length * 8;
  context.font = font;
  return (text) => context.measureText(text).width;
}
