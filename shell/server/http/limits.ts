import { serverTimeoutsMs } from '@park/domain/server';

const mebibyte = 1_048_576;

/** Limits on the resources of this server that one client, and all together, may use. */
export interface ServerLimits {
  readonly timeoutsMs: { readonly [Name in keyof typeof serverTimeoutsMs]: number };
  /** Open requests of one address. */
  readonly openRequestsPerAddress: number;
  /** Incomplete bodies of one address; one more ends the oldest of them. */
  readonly unfinishedBodiesPerAddress: number;
  /** Largest body; the api has smaller limits for most calls. */
  readonly bodyBytes: number;
  /** Memory for the bodies of one address, and of all. */
  readonly bodyBytesPerAddress: number;
  readonly bodyBytesInTotal: number;
  /** Connections to the api, and to each server of a remote. */
  readonly upstreamConnections: number;
}

/** One address can be a whole park, so its limits are far above what one browser needs. */
export const defaultLimits: ServerLimits = {
  timeoutsMs: serverTimeoutsMs,
  openRequestsPerAddress: 256,
  unfinishedBodiesPerAddress: 64,
  bodyBytes: 20 * mebibyte,
  bodyBytesPerAddress: 64 * mebibyte,
  bodyBytesInTotal: 256 * mebibyte,
  // Twice the limit of one address, so that a single client cannot use all of them.
  upstreamConnections: 512,
};
