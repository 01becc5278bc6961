import type { MetricType } from 'web-vitals';
import { reportWebVitals, type WebVitals } from './web-vitals';

const metric = { name: 'LCP', value: 812, id: 'v5-1', rating: 'good', navigationType: 'navigate' } as MetricType;

describe('web vitals', () => {
  it('LOG-02: reports each metric of the library', async () => {
    const metrics: unknown[] = [];
    const observe = (report: (metric: MetricType) => void) => report(metric);
    const vitals: WebVitals = { onCLS: observe, onFCP: observe, onINP: observe, onLCP: observe, onTTFB: observe };
    await reportWebVitals({ log() {}, metric: (...given) => void metrics.push(given) }, async () => vitals);
    expect(metrics).toHaveLength(5);
    expect(metrics[0]).toEqual(['LCP', 812, { id: 'v5-1', rating: 'good', navigationType: 'navigate' }]);
  });

  it('LOG-06: a library that does not load has no effect', async () => {
    const logs: unknown[] = [];
    await reportWebVitals({ log: (...given) => void logs.push(given), metric() {} }, () =>
      Promise.reject(new Error('offline')),
    );
    expect(logs).toHaveLength(1);
  });
});
