/** Which addresses a delivery may go to: those of the internet, none of this machine or network. */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';

// Two lists: one of both kinds would check IPv4 addresses against the ranges of IPv6 as well.
const blockedIpv4 = new BlockList();
const blockedIpv6 = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  blockedIpv4.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  // Not assigned, loopback, and IPv4 in several disguises, which could name any of the above.
  ['::', 8],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  blockedIpv6.addSubnet(net, prefix, 'ipv6');

/**
 * Whether a delivery may go to an IP address. False for names: resolve them first, and connect to the address that was
 * checked, because a name may answer differently the second time.
 */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !(isIPv6(address) ? blockedIpv6.check(address, 'ipv6') : blockedIpv4.check(address, 'ipv4'));

export interface Resolved {
  address: string;
  family: number;
}

export type Resolve = (host: string) => Promise<Resolved[]>;

const resolveBySystem: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/**
 * Returns the address to connect to. A name of which one address is private is refused altogether.
 * @throws Error if the host is not public
 */
export async function requirePublicAddress(hostname: string, resolve: Resolve = resolveBySystem): Promise<Resolved> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? await resolve(host) : [{ address: host, family: isIP(host) }];
  const [first] = found;
  if (!first || !found.every(({ address }) => isPublicAddress(address)))
    throw new Error('The address does not lead to the public internet');
  return first;
}
