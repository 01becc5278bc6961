/** The API as one Fastify application, not yet listening. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyServerOptions } from 'fastify';
import type { ApiConfiguration } from '../core/configuration/configuration';
import type { Database } from '../core/database/database';
import { createFileStore } from '../core/files/file-store';
import { createMailSender, type MailSender } from '../core/mail/mail-sender';
import { openReleaseStore } from '../features/releases/release-store';
import { Background } from '../core/background/background';
import { systemClock, type Clock } from '../core/time/clock';
import { answerFailure, answerFailures } from './failures';
import { readForms } from './form-bodies';
import { showHealth } from './health';
import { loggablePath } from './loggable';
import { documentCalls } from './open-api';
import { limitRequests } from './request-limits';
import { resources } from '../resources';
import { applySchemas } from './schema-compilers';
import { setSecurityHeaders } from './security-headers';
import type { ParkServer } from './serve';

export interface ServerParts {
  configuration: ApiConfiguration;
  database: Database;
  clock?: Clock;
  mail?: MailSender;
  /** Where log lines go; by default to the standard output. */
  logStream?: { write(line: string): void };
}

const redacted = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
  '*.passwordHash',
];

function loggerOf({ configuration, logStream }: ServerParts): FastifyServerOptions['logger'] {
  return {
    level: configuration.logLevel,
    redact: { paths: redacted, censor: '[removed]' },
    serializers: {
      req: (request) => ({
        method: request.method,
        path: loggablePath(request),
        call: request.routeOptions?.config?.call,
      }),
      res: (reply) => ({ status: reply.statusCode }),
    },
    ...(logStream ? { stream: logStream } : {}),
  };
}

export async function createServer(parts: ServerParts): Promise<ParkServer> {
  const { configuration, database, clock = systemClock } = parts;
  let isEnding = false;
  const app = Fastify({
    logger: loggerOf(parts),
    genReqId: () => randomUUID(),
    // One line for each request, written when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: configuration.trustProxy,
    bodyLimit: configuration.bodyLimit,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    // What the router itself refuses never reaches the error handler.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  app.decorate('park', {
    configuration,
    database,
    clock,
    mail: parts.mail ?? createMailSender(configuration, app.log),
    files: createFileStore(path.join(configuration.dataDir, 'files'), database),
    releaseStore: openReleaseStore(configuration.releases),
    background: new Background(app.log),
    log: app.log,
  });
  app.decorateRequest('person', null);
  app.decorateRequest('machine', null);
  app.addHook('preClose', async () => {
    isEnding = true;
  });
  app.addHook('onClose', async () => app.park.background.idle());
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const isOfUse = request.routeOptions.config.call !== undefined || reply.statusCode >= 400;
    request.log[isOfUse ? 'info' : 'debug'](
      { req: request, res: reply, milliseconds: Math.round(reply.elapsedTime), person: request.person?.hashedId },
      'request',
    );
  });

  // JSON is the only body there is, unless a resource adds its own kind.
  app.removeContentTypeParser('text/plain');
  readForms(app);
  answerFailures(app);
  applySchemas(app);
  setSecurityHeaders(app, configuration);
  await limitRequests(app, configuration);
  await app.register(cookie);
  await documentCalls(app);
  showHealth(app, () => isEnding);
  for (const addRoutes of resources) addRoutes(app);
  await app.ready();
  return app;
}
