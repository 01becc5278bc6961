import type { FastifyInstance } from 'fastify';
import type { ApiConfiguration } from '../core/configuration/configuration';

/** The headers of every response. */
export function securityHeaders({ parkOrigin }: Pick<ApiConfiguration, 'parkOrigin'>): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(parkOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Sets security headers for API responses. A route's own headers take precedence. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  configuration: Pick<ApiConfiguration, 'parkOrigin'>,
): void {
  const standard = securityHeaders(configuration);
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(standard)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
