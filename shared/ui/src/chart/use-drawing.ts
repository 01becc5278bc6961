import { useEffect, type RefObject } from 'react';
import './chart.css';
import type { DrawingContent } from './chart-series';

/**
 * Draws the chart into the element, and redraws it when width, theme or content change. Colours come from the legend.
 */
export function useDrawing(
  frame: RefObject<HTMLElement | null>,
  legend: RefObject<HTMLElement | null>,
  content: DrawingContent,
): void {
  const text = JSON.stringify(content);
  useEffect(() => {
    const box = frame.current;
    // Without a canvas only the table is shown.
    if (!box || typeof CanvasRenderingContext2D === 'undefined') return undefined;
    let end = () => {};
    let isOver = false;
    void import(/* webpackChunkName: "ui-chart-drawing" */ './draw').then(({ draw }) => {
      if (isOver) return;
      const marks = [...(legend.current?.querySelectorAll('span') ?? [])];
      let stop = () => {};
      const redraw = () => {
        stop();
        const { color, borderColor, fontFamily } = getComputedStyle(box);
        stop = draw(box, JSON.parse(text) as DrawingContent, {
          series: marks.map((mark) => getComputedStyle(mark).color),
          text: color,
          lines: borderColor,
          font: `13px ${fontFamily}`,
        });
      };
      redraw();
      const sizes = new ResizeObserver(([entry]) => {
        if (entry && Math.round(entry.contentRect.width) !== drawnWidth) redraw();
        drawnWidth = Math.round(entry?.contentRect.width ?? 0);
      });
      let drawnWidth = Math.round(box.clientWidth);
      sizes.observe(box);
      const theme = new MutationObserver(redraw);
      theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
      const dark = matchMedia('(prefers-color-scheme: dark)');
      dark.addEventListener('change', redraw);
      end = () => {
        sizes.disconnect();
        theme.disconnect();
        dark.removeEventListener('change', redraw);
        stop();
      };
    });
    return () => {
      isOver = true;
      end();
    };
  }, [frame, legend, text]);
}
