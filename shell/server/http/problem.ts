/** Error responses of this server, in the same form as the api's (MISS-24). */
import { problemMediaType, type Problem } from '@park/contract/problem';
import type { FastifyReply } from 'fastify';

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  413: 'Content too large',
  415: 'Unsupported media type',
  429: 'Too many requests',
  500: 'Internal server error',
  503: 'Service unavailable',
};

/** What somebody who watches the log wants to find. The api records its own refusals. */
const events: Readonly<Record<string, string>> = {
  'errors.auth.forbidden': 'accessRefused',
  'errors.auth.foreignOrigin': 'foreignOrigin',
  'errors.timeout': 'limitReached',
  'errors.tooManyRequests': 'limitReached',
};

export interface Refusal {
  readonly status: number;
  /** Key of the text that the portal shows. */
  readonly key: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
}

/** Responds with a problem that has the id of the request, so that it can be found in the log. */
export function sendProblem(reply: FastifyReply, { status, key, fields, retryAfterSeconds }: Refusal): FastifyReply {
  const { request } = reply;
  const securityEvent = events[key];
  if (securityEvent)
    request.log.warn({ securityEvent, key, address: request.ip, path: request.url }, 'the request was refused');
  return reply
    .code(status)
    .headers(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) })
    .type(problemMediaType)
    .send({
      type: 'about:blank',
      title: titles[status] ?? 'Error',
      status,
      instance: request.url.split('?', 1)[0] ?? '',
      key,
      id: request.id,
      ...(fields ? { fields } : {}),
    } satisfies Problem);
}
