/**
 * How often somebody may call: per session, and per address so high that a park behind one address is not stopped by it.
 * Counted in memory by each instance; what guards passwords is counted in the database (auth/login-limits).
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { shownSecret } from './access/cookies';
import { hashOf } from '../core/secrets/secrets';
import type { ApiConfiguration } from '../core/configuration/configuration';
import { tooManyRequests } from '../core/errors/api-error';

export async function limitRequests(app: FastifyInstance, configuration: ApiConfiguration): Promise<void> {
  const { session, address } = configuration.requestsPerMinute;
  if (session === 0 && address === 0) return;
  await app.register(rateLimit, { global: false });
  const limits = [
    ...(address > 0
      ? [app.createRateLimit({ max: address, timeWindow: 60_000, keyGenerator: (request) => `address ${request.ip}` })]
      : []),
    ...(session > 0
      ? [
          app.createRateLimit({
            max: session,
            timeWindow: 60_000,
            keyGenerator: (request) => {
              const secret = shownSecret(request, configuration);
              return secret
                ? `session ${hashOf(secret)}`
                : `visitor ${request.ip} ${request.headers['user-agent'] ?? ''}`;
            },
          }),
        ]
      : []),
  ];
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    for (const limit of limits) {
      const found = await limit(request);
      if (!found.isAllowed && found.isExceeded) throw tooManyRequests(found.ttlInSeconds);
    }
  });
}
