import { useMemo } from 'react';
import { useServices } from '../services';
import { useRemoteName } from '../remote/remote-name';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, unknown>>;

/** Takes log lines and metrics; batching, throttling and sending are the shell's (LOG-01…06). Never throws. */
export interface Reporter {
  log(level: LogLevel, message: string, fields?: LogFields): void;
  metric(name: string, value: number, fields?: LogFields): void;
}

/** The reporter with the remote's name in every line. */
export function useReport(): Reporter {
  const { reporter } = useServices();
  const remote = useRemoteName();
  return useMemo(
    () => ({
      log: (level, message, fields) => reporter.log(level, message, { remote, ...fields }),
      metric: (name, value, fields) => reporter.metric(name, value, { remote, ...fields }),
    }),
    [reporter, remote],
  );
}
