export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Lowest level that is sent unless configured otherwise (CONST-13). */
export const defaultLogLevel: LogLevel = 'info';
/** Shortest time between two transmissions of logs or metrics (CONST-14). */
export const reportingThrottleMs = 1_000;

/** Whether an entry of this level is sent under a threshold. */
export const reachesLevel = (level: LogLevel, threshold: LogLevel): boolean =>
  logLevels.indexOf(level) >= logLevels.indexOf(threshold);
