import type { FastifyRequest } from 'fastify';

/** Whether a page of the portal sent the request. Browsers say where it comes from; without that it is no page of another site. */
export function isOwnPage(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  parkOrigin: string | undefined,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined || origin === parkOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
