import { cpus, loadavg, totalmem } from 'node:os';

/** Returns the machine that measured, as one line of a report. @param further facts such as the browser's version */
export const describeMachine = (...further: readonly string[]): string =>
  [
    cpus()[0]?.model ?? 'unknown processor',
    `${cpus().length} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.versions.node}`,
    ...further,
  ].join(', ');

/** Returns how busy the machine was during the last minute. */
export const describeLoad = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
