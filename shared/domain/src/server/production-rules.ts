/** What a portal in production has to be configured with; the api and the shell's server refuse to start otherwise. */

const minKeyLength = 32;

/** Values of `docker-compose.yml` and of the documentation, which everybody knows. */
const sampleKey = /try(ing)?-(it-)?out|the-same-for-every|example|changeme|secret-?key|^(.)\3*$/i;

/** Whether a key could be guessed: it is short, or one that is written down for trying things out. */
export const isWeakKey = (key: string): boolean => key.length < minKeyLength || sampleKey.test(key);

/** Whether what is sent to an origin cannot be read on the way: https, or this machine itself. */
export function isSafeOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
