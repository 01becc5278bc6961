import { useMemo } from 'react';
import { useRemoteName } from '../remote/remote-name';
import type { Reporter } from '../services/reporter';
import { useServices } from '../services/services';

/** The reporter, which adds the remote's name to every line and metric. */
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
