/**
 * Rate limits per session and per address; the latter is high enough for a whole park behind one address. Keys cannot
 * be forged: a session counts once it is verified, otherwise only the address. Each instance counts in memory; password
 * attempts are counted in the database (features/auth/login-limits).
 */
import { minuteMs } from '@park/domain';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiConfiguration } from '../core/configuration/configuration';
import { tooManyRequests } from '../core/errors/api-error';

const windowMs = minuteMs;

/**
 * Limits are requests per minute; 0 switches one off. Only paths below `/api/` count for an address.
 * @throws ApiError 429 `errors.tooManyRequests` with `Retry-After` (MISS-10)
 */
export async function registerRateLimits(app: FastifyInstance, configuration: ApiConfiguration): Promise<void> {
  const { session, address } = configuration.requestsPerMinute;
  if (session === 0 && address === 0) return;
  await app.register(rateLimit, { global: false });
  const check = async (limit: ReturnType<typeof app.createRateLimit>, request: FastifyRequest) => {
    const found = await limit(request);
    if (!found.isAllowed && found.isExceeded) throw tooManyRequests(found.ttlInSeconds);
  };
  if (address > 0) {
    const perAddress = app.createRateLimit({
      max: address,
      timeWindow: windowMs,
      keyGenerator: ({ ip }) => `address ${ip}`,
    });
    app.addHook('onRequest', async (request) => {
      if (request.url.startsWith('/api/')) await check(perAddress, request);
    });
  }
  if (session > 0) {
    const perSession = app.createRateLimit({
      max: session,
      timeWindow: windowMs,
      keyGenerator: ({ person, ip }) => (person ? `session ${person.sessionId}` : `address ${ip}`),
    });
    // The route's `onRequest` hook has verified the session before this hook runs.
    app.addHook('preParsing', async (request) => {
      if (request.person) await check(perSession, request);
    });
  }
}
