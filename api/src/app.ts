/** The composition root: the only file that knows every feature. It builds the context and passes features to the server. */
import path from 'node:path';
import { BackgroundTasks } from './core/background/background-tasks';
import type { ApiConfiguration } from './core/configuration/configuration';
import type { AppContext } from './core/context/app-context';
import type { Database } from './core/database/database';
import { createFileStore } from './core/files/file-store';
import { createMailSender, type MailSender } from './core/mail/mail-sender';
import { systemClock, type Clock } from './core/time/clock';
import { authRoutes, findPerson, deleteExpired } from './features/auth';
import { catalogRoutes } from './features/catalogs';
import { companyRoutes } from './features/companies';
import { contentRoutes } from './features/content';
import { eventRoutes } from './features/events';
import { feedRoutes } from './features/feeds';
import { fileRoutes } from './features/files';
import { jobRoutes } from './features/jobs';
import { newsRoutes } from './features/news';
import { parkingRoutes } from './features/parking';
import { findDeployToken, openReleaseStore, releaseRoutes, sweepVersions } from './features/releases';
import { roomRoutes } from './features/rooms';
import { searchRoutes } from './features/search';
import { spotlightRoutes } from './features/spotlight';
import { statisticsRoutes } from './features/statistics';
import { supplierRoutes } from './features/suppliers';
import { userRoutes } from './features/users';
import type { AppServer } from './http/serve';
import { createServer, type Feature } from './http/server';

const features: readonly Feature[] = [
  authRoutes,
  userRoutes,
  companyRoutes,
  catalogRoutes,
  fileRoutes,
  newsRoutes,
  eventRoutes,
  feedRoutes,
  contentRoutes,
  jobRoutes,
  supplierRoutes,
  searchRoutes,
  spotlightRoutes,
  roomRoutes,
  parkingRoutes,
  statisticsRoutes,
  releaseRoutes,
];

export interface AppParts {
  configuration: ApiConfiguration;
  database: Database;
  clock?: Clock;
  mail?: MailSender;
  /** Destination of log lines; standard output by default. */
  logStream?: { write(line: string): void };
}

/** Creates the API as one server that does not listen yet. */
export const createApp = ({
  configuration,
  database,
  clock = systemClock,
  mail,
  logStream,
}: AppParts): Promise<AppServer> =>
  createServer({
    configuration,
    logStream,
    features,
    createContext: (log) => ({
      configuration,
      database,
      clock,
      mail: mail ?? createMailSender(configuration, log),
      files: createFileStore(path.join(configuration.dataDir, 'files'), database),
      releaseStore: openReleaseStore(configuration.releases),
      background: new BackgroundTasks(log),
      log,
    }),
    createAuthenticators: (context) => ({
      findPerson: (request, reply) => findPerson(context, request, reply),
      findDeployToken: (secret) => findDeployToken(database, secret, clock()),
    }),
  });

/** Starts the regular clean-up in the background: expired sessions, tokens and login attempts, and unused versions. */
export function startSweep(context: AppContext): void {
  context.background.start('sweep', () => deleteExpired(context.database, context.clock()));
  context.background.start('release sweep', () => sweepVersions({ ...context, store: context.releaseStore }));
}
