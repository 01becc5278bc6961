/**
 * Names the reporter of a version's loading: the signed-in person, otherwise the network address. Nothing that the browser
 * claims is used. Names change daily, are only compared, and cannot be reversed without the server's key.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { dayMs } from '@park/domain';
import type { PersonSource } from './person';

export interface ReportRequest {
  readonly address: string;
  readonly cookie: string | undefined;
  readonly requestId: string;
}

export interface Reporters {
  nameOf(request: ReportRequest): Promise<string>;
}

export interface ReportersOptions {
  /** The same for all servers of a portal, so that all give one visitor the same name. */
  readonly key: string;
  readonly people: Pick<PersonSource, 'idOf'>;
  /** On a desk everybody comes from this very machine, and nobody else can: each report there counts for itself. */
  readonly isOnDesk: boolean;
  readonly now?: () => number;
}

export function createReporters({ key, people, isOnDesk, now = Date.now }: ReportersOptions): Reporters {
  return {
    async nameOf({ address, cookie, requestId }) {
      if (isOnDesk && isThisMachine(address)) return randomUUID();
      const person = await people.idOf(cookie, requestId);
      const who = person === null ? `address ${networkOf(address)}` : `person ${person}`;
      return createHmac('sha256', key)
        .update(`${Math.floor(now() / dayMs)} ${who}`)
        .digest('base64url')
        .slice(0, 22);
    },
  };
}

const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function isThisMachine(address: string): boolean {
  return address === '::1' || unmapped(address).startsWith('127.');
}

/** An IPv4 address as it is; the first 48 bits of an IPv6 address, because a subscriber controls all addresses below them. */
export function networkOf(given: string): string {
  const address = unmapped(given);
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const parts = (text: string) => text.split(':').filter(Boolean);
  const [left, right] = [parts(head), parts(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, 3)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
