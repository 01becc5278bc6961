/** What the server asks of the api for a page, as the person whose request it answers. */
export interface ApiRequest {
  readonly apiOrigin: string;
  readonly language: string;
  readonly cookie: string | undefined;
  readonly requestId: string;
  readonly timeoutMs: number;
}

/** @throws TypeError, TimeoutError when the api does not answer in time, or redirects */
export const askApi = (
  path: string,
  { apiOrigin, language, cookie, requestId, timeoutMs }: ApiRequest,
): Promise<Response> =>
  fetch(`${apiOrigin}${path}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: 'application/json',
      'accept-language': language,
      'x-request-id': requestId,
      ...(cookie ? { cookie } : {}),
    },
  });
