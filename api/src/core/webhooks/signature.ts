import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A signing secret in the form of https://www.standardwebhooks.com. */
export const createSigningSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

/**
 * The headers of a delivery: HMAC-SHA-256 over id, time and body with each of the secrets, so that a receiver can change from
 * the old to the new one without losing a delivery. The time lets it refuse old deliveries.
 */
export function signedHeaders(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}
