/** Configuration of webhooks: receivers in the park's own network. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { commaList } from './comma-list';

export interface WebhookConfiguration {
  /** Certificates (PEM) that are trusted besides those of Node; null: none. */
  certificates: string | null;
  /** Names of hosts that may have private addresses. */
  privateHosts: readonly string[];
}

export const webhookEnvironment = {
  WEBHOOK_CA_FILE: z
    .string()
    .transform((file, context) => {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        context.addIssue({ code: 'custom', message: 'is a file of certificates (PEM) that can be read' });
        return z.NEVER;
      }
    })
    .optional(),
  WEBHOOK_PRIVATE_HOSTS: commaList(
    z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'is a comma list of host names in small letters'),
  ).optional(),
};

type Environment = z.output<z.ZodObject<typeof webhookEnvironment>>;

/** The file of certificates has already been read by the schema, so a wrong path fails when the api starts. */
export const webhookConfigurationOf = (found: Environment): WebhookConfiguration => ({
  certificates: found.WEBHOOK_CA_FILE ?? null,
  privateHosts: found.WEBHOOK_PRIVATE_HOSTS ?? [],
});
