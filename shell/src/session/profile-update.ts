import type { ProfileUpdate, SessionUser } from '@park/platform';

const profileKeys = ['parkshareCredits', 'username', 'firstName', 'lastName', 'role', 'email', 'picture'] as const;

/**
 * The person with the values of an update that are neither null nor undefined (AUTH-24, AUTH-25, AMB-36): 0 credits
 * and an empty name overwrite. Keys other than the seven are ignored.
 */
export function withProfile(user: SessionUser, update: ProfileUpdate): SessionUser {
  const present = profileKeys.filter((key) => update[key] !== undefined && update[key] !== null);
  return { ...user, ...Object.fromEntries(present.map((key) => [key, update[key]])) };
}
