import type { Clock } from '../time/clock';
import type { ApiConfiguration } from '../configuration/configuration';
import type { Database } from '../database/database';
import type { FileStore } from '../files/file-store';
import type { MailSender } from '../mail/mail-sender';
import type { BackgroundTasks } from '../background/background-tasks';
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
  log: FastifyBaseLogger;
}
