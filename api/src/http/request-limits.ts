/**
 * How often somebody may call: per session, and per address with a limit so high that a park behind one address does not
 * reach it. Neither key can be made up: a session counts once it is verified, everybody else by address alone. Counted
 * in memory by each instance; what guards passwords is counted in the database (features/auth/login-limits).
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiConfiguration } from '../core/configuration/configuration';
import { tooManyRequests } from '../core/errors/api-error';

const timeWindow = 60_000;

export async function registerRateLimits(app: FastifyInstance, configuration: ApiConfiguration): Promise<void> {
  const { session, address } = configuration.requestsPerMinute;
  if (session === 0 && address === 0) return;
  await app.register(rateLimit, { global: false });
  const check = async (limit: ReturnType<typeof app.createRateLimit>, request: FastifyRequest) => {
    const found = await limit(request);
    if (!found.isAllowed && found.isExceeded) throw tooManyRequests(found.ttlInSeconds);
  };
  if (address > 0) {
    const perAddress = app.createRateLimit({ max: address, timeWindow, keyGenerator: ({ ip }) => `address ${ip}` });
    app.addHook('onRequest', async (request) => {
      if (request.url.startsWith('/api/')) await check(perAddress, request);
    });
  }
  if (session > 0) {
    const perSession = app.createRateLimit({
      max: session,
      timeWindow,
      keyGenerator: ({ person, ip }) => (person ? `session ${person.sessionId}` : `address ${ip}`),
    });
    // The route's own `onRequest` has verified the session by now.
    app.addHook('preParsing', async (request) => {
      if (request.person) await check(perSession, request);
    });
  }
}
