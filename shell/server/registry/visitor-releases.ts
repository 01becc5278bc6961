/**
 * Which version of each remote a visitor gets. Pure: the same visitor gets the same answer, from any number of servers
 * and after any restart.
 */
import { createHash } from 'node:crypto';
import type { RoleId } from '@park/domain';
import type { Canary, Registry, RegistryRemote } from './registry';

export interface Visitor {
  /** The number in the visitor's cookie; null without one. */
  readonly number: number | null;
  /** As the api says; null for those who are not signed in, and while it cannot be asked. */
  readonly role: RoleId | null;
}

/** Numbers are few, so that thousands share one: it tells canary from live, and nobody from anybody. */
export const visitorNumbers = 10_000;

/** Names of the remotes whose canary this visitor gets. */
export function canariesOf(registry: Registry, visitor: Visitor): readonly string[] {
  return registry.remotes
    .filter(({ name, canary }) => canary !== null && getsCanary(name, canary, visitor))
    .map(({ name }) => name);
}

function getsCanary(name: string, canary: Canary, { number, role }: Visitor): boolean {
  if (role !== null && canary.roles.includes(role)) return true;
  return canary.share !== null && number !== null && place(number, `${name}@${canary.build.version}`) < canary.share;
}

/**
 * The position of a visitor between 0 and 1 for one release. Each release shuffles again, so it is not always the same
 * people who try what is new; a greater share of one release keeps those who have it.
 */
export function place(number: number, release: string): number {
  return createHash('sha256').update(`${number} ${release}`).digest().readUInt32BE(0) / 2 ** 32;
}

export const runsByShare = (registry: Registry): boolean =>
  registry.remotes.some(({ canary }) => canary !== null && canary.share !== null && canary.share > 0);
export const runsByRole = (registry: Registry): boolean =>
  registry.remotes.some(({ canary }) => canary !== null && canary.roles.length > 0);

/** A canary's visitor falls back to what everybody else has. */
export function withCanary(remote: RegistryRemote): RegistryRemote {
  const { canary, live } = remote;
  return canary ? { ...remote, descriptor: canary.descriptor, live: canary.build, previous: live } : remote;
}
