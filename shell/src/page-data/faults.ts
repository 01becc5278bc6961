/**
 * Faults for developers: stored in a cookie, injected by the shell's server where real faults happen. Remotes and
 * other parts of the shell do not know about them. Pure; used in browser and server.
 */

export const faultCookieName = 'development_faults';

/**
 * `slow`: every file is delayed. `missing`: no file is served. `throwing`: its code throws. `old`: the previous
 * version runs.
 */
export const remoteFaults = ['slow', 'missing', 'throwing', 'old'] as const;
export type RemoteFault = (typeof remoteFaults)[number];

export interface Faults {
  /** By the remote's name. */
  readonly remotes: Readonly<Record<string, RemoteFault>>;
  /** The api treats the session as expired. */
  readonly isSessionExpired: boolean;
}

export const noFaults: Faults = { remotes: {}, isSessionExpired: false };

const sessionPart = 'session.expired';
const remotePart = /^(mf-[a-z0-9-]+)\.(\w+)$/;
const isFault = (text: string): text is RemoteFault => remoteFaults.some((fault) => fault === text);

/** `mf-directory.slow~session.expired`; unknown parts are left out. */
export function readFaults(value: string | undefined): Faults {
  const parts = (value ?? '').split('~');
  const remotes: Record<string, RemoteFault> = {};
  for (const part of parts) {
    const [, name = '', fault = ''] = remotePart.exec(part) ?? [];
    if (isFault(fault)) remotes[name] = fault;
  }
  return { remotes, isSessionExpired: parts.includes(sessionPart) };
}

export function writeFaults({ remotes, isSessionExpired }: Faults): string {
  return [
    ...Object.entries(remotes).map(([name, fault]) => `${name}.${fault}`),
    ...(isSessionExpired ? [sessionPart] : []),
  ].join('~');
}

export const countFaults = ({ remotes, isSessionExpired }: Faults): number =>
  Object.keys(remotes).length + (isSessionExpired ? 1 : 0);
