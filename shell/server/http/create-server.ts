/** The HTTP server of the shell before it has routes: its time-outs, its log, and the answers to requests that are no page. */
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createClientErrorHandler } from '@park/domain/server';
import type { ShellEnvironment } from '../configuration/configuration';
import { logOptions, type LogStream } from '../log/log-options';
import { isReadable, sendError } from './errors';
import type { ServerLimits } from './limits';
import { sendProblem } from './problem';

export interface ServerOptions {
  readonly environment: ShellEnvironment;
  readonly timeoutsMs: ServerLimits['timeoutsMs'];
  /** Of answers that are sent before a hook runs. */
  readonly ownHeaders: Readonly<Record<string, string>>;
  /** Destination of the log; default: standard output. */
  readonly logStream: LogStream | undefined;
}

export function createServer({ environment, timeoutsMs, ownHeaders, logStream }: ServerOptions): FastifyInstance {
  const app = Fastify({
    http: { headersTimeout: timeoutsMs.headers, connectionsCheckingInterval: timeoutsMs.checkInterval },
    clientErrorHandler: createClientErrorHandler(ownHeaders),
    requestTimeout: timeoutsMs.request,
    connectionTimeout: timeoutsMs.connection,
    keepAliveTimeout: timeoutsMs.keepAlive,
    logger: logOptions(environment.LOG_LEVEL, logStream),
    trustProxy: environment.TRUST_PROXY ?? false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    routerOptions: { maxParamLength: 500 },
    // Errors of the router reach neither the error handler nor a hook.
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request as FastifyRequest, reply.headers(ownHeaders) as FastifyReply),
  });
  app.setErrorHandler(sendError);
  app.addHook('onRequest', async ({ method, url }, reply) => {
    // It would show what proxies on the way added to the request.
    if (method === 'TRACE') return sendProblem(reply, { status: 405, key: 'errors.methodNotAllowed' });
    return isReadable(url) ? undefined : sendProblem(reply, { status: 400, key: 'errors.validation' });
  });
  return app;
}

/** A caller's id is kept when it is one, so a request can be followed from the edge to the database. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
