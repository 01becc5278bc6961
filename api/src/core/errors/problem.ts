/** Converts any failure to a problem document (MISS-24). */
import { STATUS_CODES } from 'node:http';
import type { Problem } from '@park/contract';
import { isDatabaseAbsent, isTransactionClash, isUnstorableText } from '../database/database-errors';
import { ApiError } from './api-error';

interface FrameworkError {
  code?: unknown;
  statusCode?: unknown;
}

/** Errors that Fastify raises before a handler runs. */
const frameworkRefusals: Record<string, [status: number, key: string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'errors.invalidJson'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'errors.invalidJson'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'errors.invalidJson'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'errors.unsupportedMediaType'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'errors.tooLarge'],
  FST_ERR_BAD_URL: [400, 'errors.validation'],
  // Ids beyond Fastify's limit get the same error as those beyond the schema's.
  FST_ERR_MAX_PARAM_LENGTH: [400, 'errors.validation'],
  FST_ERR_ASYNC_CONSTRAINT: [404, 'errors.notFound'],
};

/** Returns the ApiError for a failure; an unexpected failure becomes a 500 without details of its cause. */
export function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseAbsent(error))
    return new ApiError(503, 'errors.unavailable', { headers: { 'retry-after': '5' }, cause: error });
  if (isTransactionClash(error))
    return new ApiError(503, 'errors.unavailable', { headers: { 'retry-after': '1' }, cause: error });
  if (isUnstorableText(error)) return new ApiError(400, 'errors.validation', { cause: error });
  const { code, statusCode } = (typeof error === 'object' && error !== null ? error : {}) as FrameworkError;
  const refusal = typeof code === 'string' ? frameworkRefusals[code] : undefined;
  if (refusal) return new ApiError(...refusal);
  if (error instanceof SyntaxError && statusCode === 400) return new ApiError(400, 'errors.invalidJson');
  return new ApiError(500, 'errors.recoverable', { cause: error });
}

/**
 * The body of an error response (RFC 9457, MISS-24). `id` is also in the log; `instance` is the path without anything
 * secret. The cause of the error is never part of it.
 */
export function problemOf(
  { status, key, fields, values, fieldValues, details }: ApiError,
  id: string,
  instance: string,
): Problem {
  return {
    type: `urn:park-portal:${key}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    instance,
    key,
    id,
    ...(fields ? { fields } : {}),
    ...(values ? { values } : {}),
    ...(fieldValues && Object.keys(fieldValues).length > 0 ? { fieldValues } : {}),
    ...(details === undefined ? {} : { details }),
  };
}
