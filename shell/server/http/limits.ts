import { serverTimeoutsMs } from '@park/domain';

const mebibyte = 1_048_576;

/** What one client, and all together, may occupy of this server. */
export interface ServerLimits {
  readonly timeoutsMs: { readonly [Name in keyof typeof serverTimeoutsMs]: number };
  /** Requests of one address that are not answered yet. */
  readonly openRequestsPerAddress: number;
  /** Bodies of one address that are not completely received yet; one more ends the oldest of them. */
  readonly unfinishedBodiesPerAddress: number;
  /** Largest body; the api has smaller limits for most calls. */
  readonly bodyBytes: number;
  /** Bodies held in memory for one address, and for all. */
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
  // Twice what one address may have open: a single client cannot take all of them.
  upstreamConnections: 512,
};
