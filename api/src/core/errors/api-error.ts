/** A refusal that the caller is told: status, translation key and what helps to go on. */
export interface RefusalDetails {
  /** Path of a field → key of what is wrong with it. */
  fields?: Record<string, string>;
  /** Facts for the screen, such as alternatives. */
  details?: unknown;
  headers?: Record<string, string>;
  cause?: unknown;
}

export class ApiError extends Error {
  readonly fields?: Record<string, string>;
  readonly details?: unknown;
  readonly headers: Record<string, string>;

  constructor(
    readonly status: number,
    readonly key: string,
    { fields, details, headers = {}, cause }: RefusalDetails = {},
  ) {
    super(key, { cause });
    this.name = 'ApiError';
    this.fields = fields;
    this.details = details;
    this.headers = headers;
  }
}

/** The thing does not exist, or not for this person: the two answer alike. */
export const notFound = () => new ApiError(404, 'errors.notFound');
export const forbidden = () => new ApiError(403, 'errors.auth.forbidden');
export const tooManyRequests = (seconds: number, key = 'errors.tooManyRequests') =>
  new ApiError(429, key, { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } });
