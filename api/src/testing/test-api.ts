/** The api for tests: fresh database, people of every role, recorded mails, an adjustable clock. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import type { InjectOptions } from 'fastify';
import { hashSecret } from '../core/secrets/secrets';
import { sessions } from '../core/database/schema/auth';
import { readConfiguration, type ApiConfiguration } from '../core/configuration/configuration';
import type { Database, DatabaseConnection } from '../core/database/database';
import type { Mail } from '../core/mail/mail-sender';
import type { WebhookRequest } from '../core/webhooks/post-publicly';
import { createApp } from '../app';
import type { AppServer } from '../http/serve';
import { people, storePeople, testPassword, type PersonName } from './people';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- A test reads what it expects.
export interface TestResponse<Body = any> {
  status: number;
  body: Body;
  text: string;
  bytes: Buffer;
  headers: Record<string, string | string[] | undefined>;
}

type Headers = Record<string, string>;

/** A caller of the api: a signed-in person or a visitor. */
export interface Caller {
  get(url: string, headers?: Headers): Promise<TestResponse>;
  post(url: string, body?: unknown, headers?: Headers): Promise<TestResponse>;
  put(url: string, body?: unknown, headers?: Headers): Promise<TestResponse>;
  patch(url: string, body?: unknown, headers?: Headers): Promise<TestResponse>;
  delete(url: string, body?: unknown, headers?: Headers): Promise<TestResponse>;
  request(options: InjectOptions): Promise<TestResponse>;
}

export interface TestApiOptions {
  configuration?: Partial<ApiConfiguration>;
  /** Values of the environment, for what has its default from others. */
  environment?: Record<string, string>;
  /** Sends webhooks over the network, as in production. Default: they are recorded. */
  sendsWebhooks?: boolean;
  /** Runs once after people are stored, for what a file's tests need. */
  prepare?: (database: Database) => Promise<void>;
}

export class TestApi {
  readonly mails: Mail[] = [];
  /** What was posted to webhooks. */
  readonly webhooks: Omit<WebhookRequest, 'signal'>[] = [];
  private webhookStatus = 204;
  private refusedMails = 0;
  readonly logLines: string[] = [];
  private now: Date | null = null;
  private readonly cookies = new Map<PersonName, string>();
  private constructor(
    private readonly connection: DatabaseConnection,
    readonly dataDir: string,
  ) {}
  app!: AppServer;

  static async start(
    connection: DatabaseConnection,
    { configuration, environment, prepare, sendsWebhooks = false }: TestApiOptions = {},
  ): Promise<TestApi> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'park-api-'));
    const api = new TestApi(connection, dataDir);
    await storePeople(connection.database, await cheapHash());
    await prepare?.(connection.database);
    await api.open({ configuration, environment, sendsWebhooks });
    return api;
  }

  /** The api again on a database whose people are stored, as after a restart. */
  static async restart(connection: DatabaseConnection, now: string): Promise<TestApi> {
    const api = new TestApi(connection, mkdtempSync(path.join(tmpdir(), 'park-api-')));
    api.setNow(now);
    await api.open({});
    return api;
  }

  private async open({ configuration, environment, sendsWebhooks = false }: TestApiOptions): Promise<void> {
    this.app = await createApp({
      configuration: {
        ...readConfiguration({
          LOG_LEVEL: 'info',
          DATA_DIR: this.dataDir,
          REQUESTS_PER_MINUTE: '0',
          REQUESTS_PER_MINUTE_AND_ADDRESS: '0',
          // Tests write into the database directly.
          SHARED_RESPONSE_MS: '0',
          ...environment,
        }),
        ...configuration,
      },
      database: this.connection.database,
      clock: () => this.now ?? new Date(),
      mail: { send: (mail) => this.receive(mail) },
      webhookPost: sendsWebhooks
        ? undefined
        : async ({ signal: _signal, ...request }) => {
            this.webhooks.push(request);
            return this.webhookStatus;
          },
      logStream: { write: (line) => void this.logLines.push(line) },
    });
  }

  get database(): Database {
    return this.connection.database;
  }

  /** Sets the present for all rules; null goes back to the real one. */
  setNow(moment: Date | string | null): void {
    this.now = moment === null ? null : new Date(moment);
  }

  /** Sets the status with which webhooks answer. */
  answerWebhooksWith(status: number): void {
    this.webhookStatus = status;
  }

  /** The mail server refuses the next mails. */
  refuseMails(count: number): void {
    this.refusedMails = count;
  }

  private async receive(mail: Mail): Promise<void> {
    if (this.refusedMails > 0) {
      this.refusedMails -= 1;
      throw new Error('the mail server is busy');
    }
    this.mails.push(mail);
  }

  /** Waits for mails and other work that answers do not wait for. */
  idle(): Promise<void> {
    return this.app.context.background.idle();
  }

  /** Runs the background jobs that are due at a moment, by default the present of the rules. */
  async runDueJobs(moment?: Date | string): Promise<void> {
    await this.idle();
    await this.app.context.jobs.runDue(moment === undefined ? undefined : new Date(moment));
  }

  as(name: PersonName): Caller {
    return this.caller(async () => {
      const cookie = this.cookies.get(name) ?? (await this.signIn(name));
      this.cookies.set(name, cookie);
      return cookie;
    });
  }

  asVisitor(): Caller {
    return this.caller(async () => null);
  }

  /** Somebody with these cookies, as a browser would send them. */
  withCookie(cookie: string): Caller {
    return this.caller(async () => cookie);
  }

  /** Creates a session without a password and returns its cookies. It stays valid for every `setNow`. */
  async signIn(name: PersonName): Promise<string> {
    const [secret, marker] = [randomUUID(), randomUUID()];
    const longAgo = new Date('2000-01-01T00:00:00Z');
    const never = new Date('2100-01-01T00:00:00Z');
    // Used far in the future, so that it is never due for being moved on.
    await this.database.insert(sessions).values({
      userId: people[name].id,
      secretHash: hashSecret(secret),
      markerHash: hashSecret(marker),
      source: 'portal',
      createdAt: longAgo,
      lastUsedAt: never,
      expiresAt: never,
    });
    return `session=${secret}; token=${marker}`;
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.connection.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private caller(cookieOf: () => Promise<string | null>): Caller {
    const request = async (options: InjectOptions): Promise<TestResponse> => {
      const cookie = await cookieOf();
      const answer = await this.app.inject({
        ...options,
        headers: {
          ...(cookie ? { cookie } : {}),
          // As the portal's pages do; a test can send its own.
          ...(options.method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
          ...options.headers,
        },
      });
      const isJson = /json/.test(String(answer.headers['content-type'] ?? ''));
      return {
        status: answer.statusCode,
        body: isJson ? answer.json() : undefined,
        text: answer.body,
        bytes: answer.rawPayload,
        headers: answer.headers as TestResponse['headers'],
      };
    };
    const write =
      (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
      (url: string, body?: unknown, headers: Headers = {}) =>
        request({ method, url, headers, ...(body === undefined ? {} : { payload: body as object }) });
    return {
      request,
      get: (url, headers = {}) => request({ method: 'GET', url, headers }),
      post: write('POST'),
      put: write('PUT'),
      patch: write('PATCH'),
      delete: write('DELETE'),
    };
  }
}

let cheap: Promise<string> | undefined;
/** A real argon2id hash whose parameters cost nothing. */
const cheapHash = () => (cheap ??= hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 }));
