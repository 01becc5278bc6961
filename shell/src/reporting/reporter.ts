import { defaultLogLevel, type LogLevel, minuteMs, reachesLevel, reportingThrottleMs } from '@park/domain';
import type { Reporter } from '@park/platform';
import { entryText } from './report-entry';
import { createReportQueue, type SendReport } from './report-queue';

export const logsPath = '/_report/logs';
export const webVitalsPath = '/_report/web-vitals';

const maxDelayMs = minuteMs;

export interface ReporterSettings {
  readonly send: SendReport;
  readonly clock: () => Date;
  /** Lowest level that is sent (CONST-13). */
  readonly level?: LogLevel;
  /** Address of the page without secrets. */
  readonly page: () => string;
}

export interface PortalReporter extends Reporter {
  /**
   * For a page that is unloaded: passes all entries to a synchronous sender, which returns whether it accepted them.
   */
  flushNow(take: (path: string, body: string) => boolean): void;
}

/**
 * Collects log lines and metrics and sends each kind in one body, at most once a second (LOG-05). While the collector
 * is down, entries wait and the interval grows up to a minute; failures have no effect on the page (LOG-06).
 */
export function createReporter({ send, clock, level = defaultLogLevel, page }: ReporterSettings): PortalReporter {
  const logs = createReportQueue(logsPath);
  const metrics = createReportQueue(webVitalsPath);
  let delayMs = reportingThrottleMs;
  let isScheduled = false;

  const sendSafely: SendReport = (path, body) => send(path, body).catch(() => 'retry' as const);

  function schedule(): void {
    if (isScheduled || logs.size + metrics.size === 0) return;
    isScheduled = true;
    setTimeout(() => void flush(), delayMs);
  }

  async function flush(): Promise<void> {
    const areDone = await Promise.all([logs.flush(sendSafely), metrics.flush(sendSafely)]);
    delayMs = areDone.every(Boolean) ? reportingThrottleMs : Math.min(delayMs * 2, maxDelayMs);
    isScheduled = false;
    schedule();
  }

  const now = () => ({ at: clock().toISOString(), page: page() });

  return {
    log(entryLevel, message, fields) {
      if (!reachesLevel(entryLevel, level)) return;
      logs.add(entryText({ ...now(), level: entryLevel, message, fields: fields ?? {} }));
      schedule();
    },
    metric(name, value, fields) {
      metrics.add(entryText({ ...now(), name, value, fields: fields ?? {} }));
      schedule();
    },
    flushNow(take) {
      logs.flushNow(take);
      metrics.flushNow(take);
    },
  };
}

/** Without a configured collector nothing is stored or sent (AMB-55). */
export const silentReporter: PortalReporter = { log() {}, metric() {}, flushNow() {} };
