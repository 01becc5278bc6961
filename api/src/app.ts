/** The composition root: the only file that knows every feature. It builds the context and passes features to the server. */
import path from 'node:path';
import { createSharedResponses } from '@park/domain/server';
import { BackgroundTasks } from './core/background/background-tasks';
import type { ApiConfiguration } from './core/configuration/configuration';
import type { AppContext } from './core/context/app-context';
import { commandDatabase } from './core/database/command-transaction';
import type { Database } from './core/database/database';
import { createFileStore } from './core/files/file-store';
import { createVirusScanner } from './core/files/virus-scanner';
import { deleteFinishedJobs } from './core/jobs/job-counts';
import { JobWorker } from './core/jobs/job-worker';
import { mailJobs } from './core/mail/mail-outbox';
import { createMailSender, type MailSender } from './core/mail/mail-sender';
import { MailActions } from './core/notifications/mail-action';
import type { AnyNotificationKind } from './core/notifications/notification-kind';
import type { DepartureStep } from './core/departures/departure';
import { createSecretBox } from './core/secrets/secret-box';
import { createWebhookPost, type WebhookPost } from './core/webhooks/post-publicly';
import { systemClock, type Clock } from './core/time/clock';
import { authJobs, authRoutes, createSessionAuthenticator, passkeyMessages, passwordChanged } from './features/auth';
import { backgroundJobRoutes } from './features/background-jobs';
import { catalogRoutes } from './features/catalogs';
import { companyJobs, companyRoutes, exitDoneNotice, exitPlannedNotice, exitUndoneNotice } from './features/companies';
import { contentRoutes } from './features/content';
import { demoRoutes } from './features/demo';
import { documentRoutes } from './features/documents';
import { draftRoutes } from './features/drafts';
import { eventRegistrationJobs, eventRoutes, registrationDeparture, registrationMessages } from './features/events';
import { feedRoutes } from './features/feeds';
import { fileJobs, fileRoutes } from './features/files';
import { infoPageRoutes } from './features/info-pages';
import { jobRoutes } from './features/jobs';
import { newsRoutes } from './features/news';
import { notificationJobs, notificationRoutes } from './features/notifications';
import { parkingDeparture, parkingJobs, parkingNotifications, parkingRoutes } from './features/parking';
import { findDeployToken, openReleaseStore, releaseJobs, releaseRoutes } from './features/releases';
import { peopleJobs, peopleRoutes, sessionsEnded } from './features/people';
import { accessDecided, accessRequested, portalJobs, portalRoutes } from './features/portal';
import { roomCheckInJobs, roomCheckInRoutes } from './features/room-check-in';
import { roomDisplayRoutes } from './features/room-display';
import { closureMessages, roomManagementRoutes } from './features/room-management';
import { roomRequestMessages, roomRequestRoutes } from './features/room-requests';
import {
  arrivalMessages,
  dateOffered,
  ownerMessages,
  roomBookedForYou,
  roomDeparture,
  roomJobs,
  roomRoutes,
} from './features/rooms';
import { savedJobs, savedRoutes } from './features/saved';
import { searchRoutes } from './features/search';
import { spaceDeparture, spaceMessages, spaceRequestRoutes } from './features/space-requests';
import { spotlightRoutes } from './features/spotlight';
import { statisticsRoutes } from './features/statistics';
import { subscriptionJobs } from './features/subscriptions';
import { supplierRoutes } from './features/suppliers';
import { webhookJobs, webhookRoutes } from './features/webhooks';
import { userRoutes } from './features/users';
import { idempotencyJobs } from './http/idempotency';
import type { AppServer } from './http/serve';
import { peopleImportRoutes } from './imports/people';
import { fileImportRoutes } from './imports/portal';
import { createServer, type Feature } from './http/server';

const features: readonly Feature[] = [
  authRoutes,
  userRoutes,
  peopleRoutes,
  peopleImportRoutes,
  fileImportRoutes,
  portalRoutes,
  companyRoutes,
  catalogRoutes,
  fileRoutes,
  documentRoutes,
  newsRoutes,
  eventRoutes,
  feedRoutes,
  contentRoutes,
  infoPageRoutes,
  draftRoutes,
  jobRoutes,
  supplierRoutes,
  savedRoutes,
  searchRoutes,
  spotlightRoutes,
  roomRoutes,
  roomRequestRoutes,
  roomCheckInRoutes,
  roomManagementRoutes,
  roomDisplayRoutes,
  parkingRoutes,
  statisticsRoutes,
  releaseRoutes,
  notificationRoutes,
  spaceRequestRoutes,
  webhookRoutes,
  demoRoutes,
  backgroundJobRoutes,
];

/** Registers the handlers of a feature's background jobs. */
type JobFeature = (context: AppContext) => void;

const jobFeatures: readonly JobFeature[] = [
  deleteFinishedJobs,
  mailJobs,
  webhookJobs,
  idempotencyJobs,
  notificationJobs,
  authJobs,
  peopleJobs,
  companyJobs,
  portalJobs,
  releaseJobs,
  parkingJobs,
  roomJobs,
  roomCheckInJobs,
  eventRegistrationJobs,
  subscriptionJobs,
  savedJobs,
  fileJobs,
];

/** Every kind of message that a feature sends to people. */
const notificationKinds: readonly AnyNotificationKind[] = [
  ...passkeyMessages,
  passwordChanged,
  sessionsEnded,
  ...arrivalMessages,
  roomBookedForYou,
  dateOffered,
  ...ownerMessages,
  ...roomRequestMessages,
  ...parkingNotifications,
  ...spaceMessages,
  ...registrationMessages,
  ...closureMessages,
  exitDoneNotice,
  exitPlannedNotice,
  exitUndoneNotice,
  accessRequested,
  accessDecided,
];

/** What is settled when people or companies leave, in this order. A feature adds its step here. */
const departureSteps: readonly DepartureStep[] = [
  roomDeparture,
  parkingDeparture,
  registrationDeparture,
  spaceDeparture,
];

export interface AppParts {
  configuration: ApiConfiguration;
  database: Database;
  clock?: Clock;
  mail?: MailSender;
  webhookPost?: WebhookPost;
  /** Destination of log lines; standard output by default. */
  logStream?: { write(line: string): void };
}

/** Creates the API as one server that does not listen yet. */
export const createApp = ({
  configuration,
  database,
  clock = systemClock,
  mail,
  webhookPost = createWebhookPost(configuration.webhooks),
  logStream,
}: AppParts): Promise<AppServer> =>
  createServer({
    configuration,
    logStream,
    features,
    createContext: (log) => {
      const ofCommands = commandDatabase(database);
      const context: AppContext = {
        configuration,
        database: ofCommands,
        clock,
        mail: mail ?? createMailSender(configuration, log),
        files: createFileStore(path.join(configuration.dataDir, 'files'), ofCommands),
        virusScanner: createVirusScanner(configuration.scanServer),
        releaseStore: openReleaseStore(configuration.releases),
        background: new BackgroundTasks(log),
        jobs: new JobWorker({ database, clock, zone: configuration.parkTimeZone, log }),
        notificationKinds: new Map(notificationKinds.map((kind) => [kind.kind, kind])),
        mailActions: new MailActions(),
        secretBox: createSecretBox(configuration.encryptionKeys),
        webhookPost,
        shared: createSharedResponses(configuration.sharedResponseMs),
        departureSteps,
        log,
      };
      for (const registerJobs of jobFeatures) registerJobs(context);
      return context;
    },
    createAuthenticators: (context) => ({
      findPerson: createSessionAuthenticator(context),
      findDeployToken: (secret) => findDeployToken(database, secret, clock()),
    }),
  });
