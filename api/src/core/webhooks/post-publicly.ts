/** Posts to other systems over https, to the address that was checked, without following redirects. */
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { rootCertificates } from 'node:tls';
import type { WebhookConfiguration } from '../configuration/webhook-configuration';
import { requirePublicAddress } from './public-address';

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

/** Returns the status of the answer; the body is not read. Throws if there is no answer. */
export type WebhookPost = (request: WebhookRequest) => Promise<number>;

const timeoutMs = 10_000;

/** Returns the sender. Hosts of the configuration may be in the park's own network, with certificates of its own. */
export function createWebhookPost({ certificates, privateHosts }: WebhookConfiguration): WebhookPost {
  const trusted = certificates === null ? undefined : [...rootCertificates, certificates];
  return async ({ url, headers, body, signal }) => {
    const target = new URL(url);
    if (target.protocol !== 'https:') throw new Error('Only https addresses are allowed');
    const { address, family } = privateHosts.includes(target.hostname)
      ? await lookup(target.hostname)
      : await requirePublicAddress(target.hostname);
    return new Promise((resolve, reject) => {
      const sent = request(
        target,
        {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
          agent: false,
          ca: trusted,
          // The name is not resolved again: another answer could lead elsewhere.
          lookup: (_host, options, callback) =>
            options.all ? callback(null, [{ address, family }]) : callback(null, address, family),
        },
        (answer) => {
          answer.destroy();
          resolve(answer.statusCode ?? 0);
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
  };
}
