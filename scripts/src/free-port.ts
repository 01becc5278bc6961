import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const ephemeralRange = '/proc/sys/net/ipv4/ip_local_port_range';
const lowest = 10_000;
const given = new Set<number>();

/**
 * A port of the loopback address that stays free until the caller listens on it.
 *
 * It lies below the range from which the system hands out ports by itself. A port that the system chose (listen on 0, close
 * again) may be handed out a second time before the caller has it: to a server that asks for any port, or to an outgoing
 * connection.
 * @throws Error when a hundred ports in turn are taken.
 */
export async function freePort(): Promise<number> {
  const end = firstEphemeralPort();
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = lowest + Math.floor(Math.random() * (end - lowest));
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port found between ${lowest} and ${end}.`);
}

/** The default of Linux, where the system does not say (macOS starts at 49,152). */
function firstEphemeralPort(): number {
  const first = existsSync(ephemeralRange) ? Number.parseInt(readFileSync(ephemeralRange, 'utf8'), 10) : 32_768;
  return first > lowest + 1_000 ? first : 32_768;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
  } catch {
    return false;
  }
  await new Promise((resolve) => probe.close(resolve));
  return true;
}
