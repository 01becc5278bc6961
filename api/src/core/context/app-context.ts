import type { SharedResponses } from '@park/domain/server';
import type { Clock } from '../time/clock';
import type { ApiConfiguration } from '../configuration/configuration';
import type { Database } from '../database/database';
import type { VirusScanner } from '../files/virus-scanner';
import type { FileStore } from '../files/file-store';
import type { MailSender } from '../mail/mail-sender';
import type { BackgroundTasks } from '../background/background-tasks';
import type { JobWorker } from '../jobs/job-worker';
import type { MailActions } from '../notifications/mail-action';
import type { AnyNotificationKind } from '../notifications/notification-kind';
import type { DepartureStep } from '../departures/departure';
import type { SecretBox } from '../secrets/secret-box';
import type { WebhookPost } from '../webhooks/post-publicly';
import type { ReleaseStore } from '../files/release-store';
import type { FastifyBaseLogger } from 'fastify';

/** What every handler can reach through `app.context`. */
export interface AppContext {
  configuration: ApiConfiguration;
  database: Database;
  /** The current time. Rules use it instead of the database's clock, so that tests can set it. */
  clock: Clock;
  mail: MailSender;
  files: FileStore;
  /** Files of the remotes' builds. */
  releaseStore: ReleaseStore;
  /** Work that responses do not wait for. */
  background: BackgroundTasks;
  /** Work that is stored with its cause and done later; features register their handlers here. */
  jobs: JobWorker;
  /** All kinds of messages to people, by name. */
  notificationKinds: ReadonlyMap<string, AnyNotificationKind>;
  /** What the buttons of messages do; features register their handlers here. */
  mailActions: MailActions;
  /** Encrypts secrets that are stored and needed again. */
  secretBox: SecretBox;
  virusScanner: VirusScanner;
  /** Posts to other systems. */
  webhookPost: WebhookPost;
  /** What many people ask for at once. */
  shared: SharedResponses;
  /** What features settle when people or companies leave, in this order. */
  departureSteps: readonly DepartureStep[];
  log: FastifyBaseLogger;
}
