/** What the shell's server counts and measures, for `/metrics`. */
import { collectDefaultMetrics, Counter, Histogram, Registry as Metrics } from 'prom-client';

export interface ShellMetrics {
  readonly metrics: Metrics;
  /** Pages by HTTP status. */
  readonly pages: Counter<'status'>;
  /** Seconds until a page is composed. */
  readonly pageSeconds: Histogram;
  readonly outcomes: Counter<'remote' | 'version' | 'outcome'>;
}

export function createShellMetrics(): ShellMetrics {
  const metrics = new Metrics();
  collectDefaultMetrics({ register: metrics });
  const pages = new Counter({
    name: 'shell_pages_total',
    help: 'Pages served',
    labelNames: ['status'],
    registers: [metrics],
  });
  const pageSeconds = new Histogram({
    name: 'shell_page_seconds',
    help: 'Time to compose a page',
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 2],
    registers: [metrics],
  });
  const outcomes = new Counter({
    name: 'shell_remote_outcomes_total',
    help: 'Pages of remotes that browsers asked for, did not get, or saw break',
    labelNames: ['remote', 'version', 'outcome'],
    registers: [metrics],
  });
  return { metrics, pages, pageSeconds, outcomes };
}
