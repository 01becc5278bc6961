/** Who may read metrics: they tell how much the portal is used, and what fails. */
import type { FastifyRequest } from 'fastify';
import type { ApiConfiguration } from '../../core/configuration/configuration';
import { notFound } from '../../core/errors/api-error';
import { isSameSecret } from '../../core/secrets/secrets';

/**
 * With METRICS_KEY its holders, without it nobody in production and everybody elsewhere.
 * @throws ApiError 404
 */
export function requireMetricsAccess(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { metricsKey, mode }: Pick<ApiConfiguration, 'metricsKey' | 'mode'>,
): void {
  const isAllowed =
    metricsKey === null ? mode !== 'production' : isSameSecret(headers.authorization ?? '', `Bearer ${metricsKey}`);
  if (!isAllowed) throw notFound();
}
