import type { FastifyServerOptions } from 'fastify';
import { loggableArguments, loggableError, loggablePath } from '@park/domain/server';
import { maskDeep } from './mask-deep';

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly id: string;
}

/** One serialiser for every field that may contain an address, a token or data from a browser. */
export const logSerializers = {
  req: ({ method, url, id }: LoggedRequest) => ({ method, path: loggablePath(url), id }),
  err: (error: unknown) => ({ stack: '', ...loggableError(error) }),
  error: maskDeep,
  path: (path: unknown) => (typeof path === 'string' ? loggablePath(path) : undefined),
  report: maskDeep,
  pageView: maskDeep,
};

export type LogStream = { write(line: string): void };

/** Options of the server's logger. No secret is ever logged. */
export function logOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    serializers: logSerializers,
    // Fastify and its plugins write addresses and causes into messages as well.
    hooks: {
      logMethod(input, method) {
        method.apply(this, loggableArguments(input) as typeof input);
      },
    },
    ...(stream ? { stream } : {}),
  };
}
