import type { Reporter } from '@park/platform';
import type { MetricType } from 'web-vitals';

type Observe = (report: (metric: MetricType) => void) => void;
export type WebVitals = Readonly<Record<'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB', Observe>>;

/** Reports the page's web vitals. The library loads after the first screen; its metrics include earlier events. */
export async function reportWebVitals(
  reporter: Reporter,
  load: () => Promise<WebVitals> = () => import('web-vitals'),
): Promise<void> {
  try {
    const vitals = await load();
    const report = (metric: MetricType) =>
      reporter.metric(metric.name, metric.value, {
        id: metric.id,
        rating: metric.rating,
        navigationType: metric.navigationType,
      });
    for (const observe of Object.values({
      cls: vitals.onCLS,
      fcp: vitals.onFCP,
      inp: vitals.onINP,
      lcp: vitals.onLCP,
      ttfb: vitals.onTTFB,
    }))
      observe(report);
  } catch (cause) {
    reporter.log('warn', 'Web vitals could not be observed', { cause });
  }
}
