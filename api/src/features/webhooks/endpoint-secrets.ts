/** The signing secrets of endpoints as they are stored: encrypted, each for its endpoint. */
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { webhookEndpoints } from '../../core/database/schema/webhooks';

type Secrets = Pick<AppContext, 'secretBox'>;

const ownerOf = (endpointId: string) => `webhook ${endpointId}`;

/** Encrypts for one endpoint: the result cannot be opened for another one. */
export const sealSecret = ({ secretBox }: Secrets, endpointId: string, secret: string): string =>
  secretBox.seal(secret, ownerOf(endpointId));

/** @throws Error if the secret was sealed for another endpoint or with a key that is not configured */
export const openSecret = ({ secretBox }: Secrets, endpointId: string, stored: string): string =>
  secretBox.open(stored, ownerOf(endpointId));

/** Encrypts what was stored in clear or with an earlier key. */
export async function sealStoredSecrets(tx: Database, secrets: Secrets): Promise<void> {
  const isOld = (stored: string | null): stored is string => stored !== null && !secrets.secretBox.isCurrent(stored);
  const rows = await tx
    .select({
      id: webhookEndpoints.id,
      secret: webhookEndpoints.secret,
      previousSecret: webhookEndpoints.previousSecret,
    })
    .from(webhookEndpoints)
    .for('update');
  for (const { id, secret, previousSecret } of rows) {
    const sealAgain = (stored: string) => sealSecret(secrets, id, openSecret(secrets, id, stored));
    if (isOld(secret) || isOld(previousSecret))
      await tx
        .update(webhookEndpoints)
        .set({
          secret: sealAgain(secret),
          previousSecret: previousSecret === null ? null : sealAgain(previousSecret),
        })
        .where(eq(webhookEndpoints.id, id));
  }
}
