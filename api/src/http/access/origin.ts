import type { FastifyRequest } from 'fastify';
import type { ApiConfiguration } from '../../core/configuration/configuration';
import { ApiError } from '../../core/errors/api-error';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Allows writes only from the portal's own pages or from clients other than browsers (MISS-10). Browsers send `Origin`
 * and `Sec-Fetch-Site`; a client that sends neither cannot be abused by another site.
 * @throws ApiError 403 for other origins
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

/**
 * Whether the page has the same host as the request: the portal under another name, such as 127.0.0.1 for localhost.
 */
function isRequestedHost(origin: string, request: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
