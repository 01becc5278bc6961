import type { RefusalValues } from '@park/contract/refusal-values';

/** What an error response carries besides status and key. */
export interface RefusalDetails {
  /** Error key by field path. */
  fields?: Record<string, string>;
  /** What the texts of the key and of the fields say, by the names of the contract. */
  values?: RefusalValues;
  fieldValues?: Record<string, RefusalValues>;
  /** Additional data for the client, such as alternatives. */
  details?: unknown;
  headers?: Record<string, string>;
  cause?: unknown;
}

export class ApiError extends Error {
  readonly fields?: Record<string, string>;
  readonly values?: RefusalValues;
  readonly fieldValues?: Record<string, RefusalValues>;
  readonly details?: unknown;
  readonly headers: Record<string, string>;

  constructor(
    readonly status: number,
    readonly key: string,
    { fields, values, fieldValues, details, headers = {}, cause }: RefusalDetails = {},
  ) {
    super(key, { cause });
    this.name = 'ApiError';
    this.fields = fields;
    this.values = values;
    this.fieldValues = fieldValues;
    this.details = details;
    this.headers = headers;
  }
}

/** Missing and inaccessible records get the same response, so that it does not reveal which exist. */
export const notFound = () => new ApiError(404, 'errors.notFound');
/** For a record that the person may know of and not change; for one that they may not see, use `notFound`. */
export const forbidden = () => new ApiError(403, 'errors.auth.forbidden');
/** 429 with `Retry-After`: the time to wait in seconds, rounded up, at least 1. */
export const tooManyRequests = (seconds: number, key = 'errors.tooManyRequests') =>
  new ApiError(429, key, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });
