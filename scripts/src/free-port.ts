import { existsSync, readFileSync } from 'node:fs';
import getPort, { portNumbers } from 'get-port';

const ephemeralRange = '/proc/sys/net/ipv4/ip_local_port_range';
const lowest = 10_000;

/**
 * A port of the loopback address that stays free until the caller listens on it, and that no earlier call returned.
 *
 * It is below the range from which the system assigns ports. A port that the system assigned (listen on 0, close again)
 * may be assigned a second time before the caller uses it: to another server, or to an outgoing connection.
 * @throws Error when every port of the range is taken.
 */
export async function freePort(): Promise<number> {
  const end = firstEphemeralPort();
  // get-port falls back to a port that the system assigns when none of these is free.
  const port = await getPort({ port: shuffled(lowest, end), host: '127.0.0.1', reserve: true });
  if (port >= end) throw new Error(`No free port found between ${lowest} and ${end}.`);
  return port;
}

/** The first free port from a number on, for an address that people type. */
export const firstFreePort = (from: number): Promise<number> =>
  getPort({ port: portNumbers(from, from + 50), host: '127.0.0.1' });

/** All ports of the range from a random one on: processes that start at the same time do not try the same port. */
function* shuffled(from: number, end: number): Generator<number> {
  const start = from + Math.floor(Math.random() * (end - from));
  yield* portNumbers(start, end - 1);
  if (start > from) yield* portNumbers(from, start - 1);
}

/** Falls back to the default of Linux where the system does not say (macOS starts at 49,152). */
function firstEphemeralPort(): number {
  const first = existsSync(ephemeralRange) ? Number.parseInt(readFileSync(ephemeralRange, 'utf8'), 10) : 32_768;
  return first > lowest + 1_000 ? first : 32_768;
}
