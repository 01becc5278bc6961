/** Creates the HTTP server with what all features share; the composition root passes in the rest. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import {
  createClientErrorHandler,
  loggableArguments,
  loggableError,
  loggablePath,
  serverTimeoutsMs,
} from '@park/domain/server';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
import type { ApiConfiguration } from '../core/configuration/configuration';
import type { AppContext } from '../core/context/app-context';
import type { Authenticators } from './access/authenticators';
import { sendProblem, registerErrorHandlers } from './failures';
import { registerFormParser } from './form-bodies';
import { registerHealthRoutes } from './health';
import { registerOpenApi } from './open-api';
import { registerRateLimits } from './request-limits';
import { registerSchemaCompilers } from './schema-compilers';
import { registerSecurityHeaders, securityHeaders } from './security-headers';
import type { AppServer } from './serve';

/** Registers the routes of a feature. */
export type Feature = (app: AppServer) => void;

export interface ServerParts {
  configuration: ApiConfiguration;
  /** Creates the context once the server's logger exists. */
  createContext: (log: FastifyBaseLogger) => AppContext;
  createAuthenticators: (context: AppContext) => Authenticators;
  features: readonly Feature[];
  /** Destination of log lines; standard output by default. */
  logStream?: { write(line: string): void } | undefined;
}

const redacted = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
  '*.passwordHash',
];

function loggerOptions({
  configuration,
  logStream,
}: Pick<ServerParts, 'configuration' | 'logStream'>): FastifyServerOptions['logger'] {
  return {
    level: configuration.logLevel,
    redact: { paths: redacted, censor: '[removed]' },
    serializers: {
      req: (request) => ({
        method: request.method,
        path: loggablePath(request.url),
        call: request.routeOptions?.config?.call,
      }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error: Error) => ({ stack: '', ...loggableError(error) }),
    },
    hooks: {
      logMethod(given, method) {
        method.apply(this, loggableArguments(given) as typeof given);
      },
    },
    ...(logStream ? { stream: logStream } : {}),
  };
}

/** Creates the server with the routes of all features. It does not listen yet. */
export async function createServer(parts: ServerParts): Promise<AppServer> {
  const { configuration } = parts;
  let isEnding = false;
  const app = Fastify({
    logger: loggerOptions(parts),
    genReqId: () => randomUUID(),
    // One line per request, written after the response.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: configuration.trustProxy,
    bodyLimit: configuration.bodyLimit,
    forceCloseConnections: 'idle',
    http: { headersTimeout: serverTimeoutsMs.headers, connectionsCheckingInterval: serverTimeoutsMs.checkInterval },
    clientErrorHandler: createClientErrorHandler(securityHeaders(configuration)),
    requestTimeout: serverTimeoutsMs.request,
    connectionTimeout: serverTimeoutsMs.connection,
    keepAliveTimeout: serverTimeoutsMs.keepAlive,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    // Router errors reach neither the error handler nor a hook.
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request, reply.headers(securityHeaders(configuration))),
  });
  const context = parts.createContext(app.log);
  app.decorate('context', context);
  app.decorate('authenticators', parts.createAuthenticators(context));
  app.decorateRequest('person', null);
  app.decorateRequest('machine', null);
  app.addHook('preClose', async () => {
    isEnding = true;
  });
  app.addHook('onClose', async () => {
    await Promise.all([context.background.idle(), context.jobs.stop()]);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const isRelevant = request.routeOptions.config.call !== undefined || reply.statusCode >= 400;
    request.log[isRelevant ? 'info' : 'debug'](
      { req: request, res: reply, milliseconds: Math.round(reply.elapsedTime), person: request.person?.hashedId },
      'request',
    );
  });

  // JSON is the only accepted body type unless a feature adds its own.
  app.removeContentTypeParser('text/plain');
  registerFormParser(app);
  registerErrorHandlers(app);
  registerSchemaCompilers(app);
  registerSecurityHeaders(app, configuration);
  await registerRateLimits(app, configuration);
  await app.register(cookie);
  await registerOpenApi(app);
  registerHealthRoutes(app, () => isEnding);
  for (const addRoutes of parts.features) addRoutes(app);
  await app.ready();
  return app;
}
