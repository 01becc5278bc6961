import type { FastifyServerOptions } from 'fastify';
import { loggablePath, maskDeep, maskSecrets } from './mask-secrets';

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly id: string;
}

interface LoggedError {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly statusCode?: unknown;
  readonly stack?: unknown;
}

const text = (value: unknown): string => (typeof value === 'string' ? maskSecrets(value) : '');

/** One serialiser for every field that may contain an address, a token or data from a browser. */
export const logSerializers = {
  req: ({ method, url, id }: LoggedRequest) => ({ method, path: loggablePath(url), id }),
  /** Only listed properties: others may contain whole requests. */
  err: (error: LoggedError) => ({
    type: text(error.name),
    code: typeof error.code === 'number' ? error.code : text(error.code),
    ...(typeof error.statusCode === 'number' ? { statusCode: error.statusCode } : {}),
    message: text(error.message),
    stack: text(error.stack),
  }),
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
        const [first] = input as readonly unknown[];
        const parts: readonly unknown[] = first instanceof Error && input.length === 1 ? [first, first.message] : input;
        method.apply(this, parts.map((part) => (typeof part === 'string' ? maskSecrets(part) : part)) as typeof input);
      },
    },
    ...(stream ? { stream } : {}),
  };
}
