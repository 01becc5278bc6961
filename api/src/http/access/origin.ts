import type { FastifyRequest } from 'fastify';
import type { ApiConfiguration } from '../../core/configuration/configuration';
import { ApiError } from '../../core/errors/api-error';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Writes come from the portal's own pages or from no page at all (MISS-10). Browsers tell with `Origin` and
 * `Sec-Fetch-Site`; whoever sends neither is no browser that another site could misuse.
 */
export function requireOwnOrigin(
  request: FastifyRequest,
  configuration: Pick<ApiConfiguration, 'parkOrigin' | 'furtherOrigins'>,
): void {
  if (reading.has(request.method)) return;
  const { origin } = request.headers;
  const isOwn =
    origin === undefined
      ? ['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site'] as string | undefined)
      : origin === configuration.parkOrigin ||
        configuration.furtherOrigins.includes(origin) ||
        isRequestedHost(origin, request);
  if (!isOwn) throw new ApiError(403, 'errors.auth.foreignOrigin');
}

/** The page and the call name the same host: the portal under another of its names, such as 127.0.0.1 for localhost. */
function isRequestedHost(origin: string, request: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
