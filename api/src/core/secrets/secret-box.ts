/**
 * Encrypts secrets that the portal must read again, such as those that sign webhooks: AES-256-GCM with a key from the
 * environment, so that a copy of the database alone opens none of them.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes, keyBytes] = [12, 16, 32];
/** `sealed1.<id of the key>.<iv, tag and encrypted text>` */
const sealedForm = /^sealed1\.([\w-]{8})\.([\w-]+)$/;

export interface SecretBox {
  /** @param owner the record that the secret belongs to: it cannot be opened as another one's */
  seal(secret: string, owner: string): string;
  /** Returns the secret; what was stored before secrets were encrypted is returned as it is. @throws Error if no key fits */
  open(stored: string, owner: string): string;
  /** Whether the value is encrypted with the key that encrypts now. */
  isCurrent(stored: string): boolean;
}

/** @param keys the first one encrypts, all of them decrypt; so a key can be replaced */
export function createSecretBox(keys: readonly string[]): SecretBox {
  const derived = keys.map((text) => {
    const key = Buffer.from(hkdfSync('sha256', text, '', 'park portal: stored secrets', keyBytes));
    return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
  });
  const [current] = derived;
  if (!current) throw new Error('Secrets need a key');
  const keyIdOf = (stored: string) => sealedForm.exec(stored)?.[1];
  return {
    seal(secret, owner) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, current.key, iv).setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `sealed1.${current.id}.${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
    },
    open(stored, owner) {
      const [, keyId, content = ''] = sealedForm.exec(stored) ?? [];
      if (keyId === undefined) return stored;
      const key = derived.find(({ id }) => id === keyId)?.key;
      if (!key) throw new Error('The key that encrypted a stored secret is not configured');
      const bytes = Buffer.from(content, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    },
    isCurrent: (stored) => keyIdOf(stored) === current.id,
  };
}
