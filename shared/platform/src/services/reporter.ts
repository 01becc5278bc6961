import type { LogLevel } from '@park/domain';

export type { LogLevel };
export type LogFields = Readonly<Record<string, unknown>>;

/** Accepts log lines and metrics; the shell batches, throttles and sends them (LOG-01 to LOG-06). It never throws. */
export interface Reporter {
  log(level: LogLevel, message: string, fields?: LogFields): void;
  metric(name: string, value: number, fields?: LogFields): void;
}
