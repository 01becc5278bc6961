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
  /** Runs once after people are stored, for what a file's tests need. */
  prepare?: (database: Database) => Promise<void>;
}

export class TestApi {
  readonly mails: Mail[] = [];
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
    { configuration, environment, prepare }: TestApiOptions = {},
  ): Promise<TestApi> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'park-api-'));
    const api = new TestApi(connection, dataDir);
    await storePeople(connection.database, await cheapHash());
    await prepare?.(connection.database);
    api.app = await createApp({
      configuration: {
        ...readConfiguration({
          LOG_LEVEL: 'info',
          DATA_DIR: dataDir,
          REQUESTS_PER_MINUTE: '0',
          REQUESTS_PER_MINUTE_AND_ADDRESS: '0',
          ...environment,
        }),
        ...configuration,
      },
      database: connection.database,
      clock: () => api.now ?? new Date(),
      mail: { send: async (mail) => void api.mails.push(mail) },
      logStream: { write: (line) => void api.logLines.push(line) },
    });
    return api;
  }

  get database(): Database {
    return this.connection.database;
  }

  /** Sets the present for all rules; null goes back to the real one. */
  setNow(moment: Date | string | null): void {
    this.now = moment === null ? null : new Date(moment);
  }

  /** Waits for mails and other work that answers do not wait for. */
  idle(): Promise<void> {
    return this.app.context.background.idle();
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
        headers: { ...(cookie ? { cookie } : {}), ...options.headers },
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
