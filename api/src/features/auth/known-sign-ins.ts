/**
 * Devices and addresses from which an account has signed in before. Failed attempts from elsewhere do not count against
 * them, so nobody can lock another person out by guessing wrong passwords.
 */
import { deviceDays, dayMs } from '@park/domain';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { knownSignIns } from '../../core/database/schema/auth';
import { hashSecret, createSecret } from '../../core/secrets/secrets';

const deviceMaxAgeMs = deviceDays * dayMs;
const addressMaxAgeMs = 30 * dayMs;

/** Where a sign-in comes from: the network address, and the secret of the device cookie if the browser has one. */
export interface SignInOrigin {
  address: string;
  deviceSecret: string | null;
}

export interface KnownOrigin {
  isDevice: boolean;
  isAddress: boolean;
}

const deviceHash = (secret: string) => hashSecret(`device ${secret}`);
/** Hashed with the person's id, so that equal addresses of different people have different hashes. */
const addressHash = (userId: string, address: string) => hashSecret(`${userId} ${address}`);
const since = (now: Date, ageMs: number) => new Date(now.getTime() - ageMs);

/** Whether the account has signed in from this device (180 days) or this address (30 days) before. */
export async function readKnownOrigin(
  database: Database,
  userId: string,
  { address, deviceSecret }: SignInOrigin,
  now: Date,
): Promise<KnownOrigin> {
  const rows = await database
    .select({ kind: knownSignIns.kind })
    .from(knownSignIns)
    .where(
      and(
        eq(knownSignIns.userId, userId),
        or(
          and(
            eq(knownSignIns.kind, 'address'),
            eq(knownSignIns.keyHash, addressHash(userId, address)),
            gt(knownSignIns.lastUsedAt, since(now, addressMaxAgeMs)),
          ),
          deviceSecret === null
            ? undefined
            : and(
                eq(knownSignIns.kind, 'device'),
                eq(knownSignIns.keyHash, deviceHash(deviceSecret)),
                gt(knownSignIns.lastUsedAt, since(now, deviceMaxAgeMs)),
              ),
        ),
      ),
    );
  return {
    isDevice: rows.some(({ kind }) => kind === 'device'),
    isAddress: rows.some(({ kind }) => kind === 'address'),
  };
}

/**
 * Stores the origin of a successful sign-in. Returns the device secret for the cookie: the browser's own if it was
 * issued here, otherwise a new one.
 */
export async function rememberSignIn(
  database: Database,
  userId: string,
  { address, deviceSecret }: SignInOrigin,
  now: Date,
): Promise<string> {
  // A secret that was not issued here could have been planted by an attacker.
  const secret =
    deviceSecret !== null && (await isIssuedDevice(database, deviceSecret)) ? deviceSecret : createSecret();
  await database
    .insert(knownSignIns)
    .values([
      { userId, kind: 'device', keyHash: deviceHash(secret), lastUsedAt: now },
      { userId, kind: 'address', keyHash: addressHash(userId, address), lastUsedAt: now },
    ])
    .onConflictDoUpdate({
      target: [knownSignIns.userId, knownSignIns.kind, knownSignIns.keyHash],
      set: { lastUsedAt: now },
    });
  return secret;
}

/** Whether the secret of a device cookie was issued here, to any account. */
export async function isIssuedDevice(database: Database, secret: string): Promise<boolean> {
  const [row] = await database
    .select({ kind: knownSignIns.kind })
    .from(knownSignIns)
    .where(and(eq(knownSignIns.kind, 'device'), eq(knownSignIns.keyHash, deviceHash(secret))))
    .limit(1);
  return row !== undefined;
}

/** Deletes the known devices and addresses of an account, because a password reset may follow a compromise. */
export async function forgetKnownSignIns(database: Database, userId: string): Promise<void> {
  await database.delete(knownSignIns).where(eq(knownSignIns.userId, userId));
}

/** Deletes expired devices and addresses. */
export async function sweepKnownSignIns(database: Database, now: Date): Promise<void> {
  await database
    .delete(knownSignIns)
    .where(
      or(
        and(eq(knownSignIns.kind, 'address'), lt(knownSignIns.lastUsedAt, since(now, addressMaxAgeMs))),
        and(eq(knownSignIns.kind, 'device'), lt(knownSignIns.lastUsedAt, since(now, deviceMaxAgeMs))),
      ),
    );
}
