import type { FastifyInstance } from 'fastify';
import type { ApiConfiguration } from '../core/configuration/configuration';

/** Sets security headers for API responses. A route's own headers take precedence. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { parkOrigin }: Pick<ApiConfiguration, 'parkOrigin'>,
): void {
  const standard: Record<string, string> = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(parkOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(standard)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
