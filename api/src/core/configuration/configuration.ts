/** Configuration, read once from the environment and validated before anything starts. */
import path from 'node:path';
import { guideTokenPattern, maxFetchAllItems, minuteMs, tokenLifetimesMs } from '@park/domain';
import { defaultCookieDomain, isSafeOrigin, isWeakKey } from '@park/domain/server';
import { demoPassword } from '@park/domain/demo-accounts';
import { z } from 'zod';
import { demoAccounts } from './demo-accounts';
import { commaList } from './comma-list';
import { releaseConfigurationOf, releaseEnvironment, type ReleaseConfiguration } from './release-configuration';
import { bearer, count, isProxy, isTimeZone, origin, urlOf } from './value-schemas';
import { webhookConfigurationOf, webhookEnvironment, type WebhookConfiguration } from './webhook-configuration';

export const modes = ['demo', 'local', 'production'] as const;
export type Mode = (typeof modes)[number];

export interface ApiConfiguration {
  mode: Mode;
  host: string;
  /** 0 selects any free port. */
  port: number;
  /** Public origin of the portal; links in mails start with it. */
  parkOrigin: string;
  /** Name of the park by language: feeds and structured data name it as the publisher. */
  parkName: { en: string; fr: string };
  /** Further origins from which writes are accepted. */
  furtherOrigins: string[];
  /** Domain of the cookie `token`; null for a host-only cookie. */
  cookieDomain: string | null;
  /** PostgreSQL; null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** The virus scanner that uploads are sent to; null: none. */
  scanServer: { host: string; port: number } | null;
  /** Time zone of opening hours and half days. */
  parkTimeZone: string;
  /** ISO 3166 code of the park's country, for the addresses in structured data. */
  parkCountry: string;
  demoPassword: string;
  smtpUrl: string | null;
  mailFrom: string;
  /** Key with which the ticketing system redeems handoff tokens; null disables handoffs. */
  handoffKey: string | null;
  /** Paths of the guides in the portal, by kind; null where none is configured. The shell's servers have the same. */
  guidePaths: { administrators: string | null; employees: string | null; supervisors: string | null };
  /** Key with which shell servers report load results; null disables the reports. */
  shellKey: string | null;
  /** Keys of stored secrets: the first one encrypts, all of them decrypt. */
  encryptionKeys: readonly string[];
  /** Key that opens `/metrics`; null closes it in production. */
  metricsKey: string | null;
  /** Key with which checkers report the checks of a version in a browser; null disables them. */
  checkKey: string | null;
  /** E-mail addresses of the accounts as which checkers open pages. */
  checkAccounts: readonly string[];
  /** The operator's key, which may publish every remote and create deploy tokens; null disables it. */
  releaseKey: string | null;
  releases: ReleaseConfiguration;
  webhooks: WebhookConfiguration;
  /** Proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: string | boolean;
  logLevel: string;
  /** Requests per minute; 0 disables the limit. */
  requestsPerMinute: { session: number; address: number };
  /** Milliseconds that an answer for visitors may be old; 0 computes each. */
  sharedResponseMs: number;
  /** Maximum number of items that `fetchAll` returns (MISS-14). */
  fetchAllCap: number;
  /** Limits of one person's room bookings: coming dates outside series, and minutes per room and day. */
  roomLimits: { comingDates: number; minutesPerDay: number };
  /** Days after which a session ends even if it is used. */
  sessionMaxDays: number;
  /** Minutes that the link of a mail signs in. */
  signInLinkMinutes: number;
  /** Whose rights to manage work only in sessions that began with a passkey. */
  requirePasskey: 'none' | 'managers';
  /** Maximum size of a JSON body in bytes. */
  bodyLimit: number;
}

const guideToken = z.string().regex(guideTokenPattern, 'has 16 to 64 small letters, digits and hyphens').optional();
const guidePath = (token: string | undefined): string | null => (token === undefined ? null : `/${token}`);

const emailList = commaList(z.email('is a comma list of e-mail addresses'));

const maxSignInLinkMinutes = tokenLifetimesMs.loginLink / minuteMs;

/** Elsewhere than in production. What it encrypted can be read after a real key was set. */
const keyForTryingOut = 'encryption-key-for-trying-it-out';

const Environment = z.object({
  MODE: z.enum(modes, `is one of ${modes.join(', ')}`).default('local'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce
    .number('is a number')
    .int('is a whole number')
    .min(0, 'is 0 to 65535')
    .max(65535, 'is 0 to 65535')
    .default(4601),
  PARK_ORIGIN: origin.optional(),
  PARK_NAME_EN: z.string().default('Innovation Park'),
  PARK_NAME_FR: z.string().default('Parc d’innovation'),
  FURTHER_ORIGINS: commaList(origin).default([]),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'is a domain such as .park.example')
    .optional(),
  DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => path.resolve(folder)),
  SCAN_SERVER: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/, 'is a host and a port such as clamd:3310')
    .transform((text) => ({ host: text.split(':')[0] ?? '', port: Number(text.split(':')[1]) }))
    .optional(),
  PARK_TIME_ZONE: z.string().refine(isTimeZone, 'is a time zone such as Europe/Zurich').default('Europe/Zurich'),
  PARK_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'is a country code such as CH')
    .default('CH'),
  DEMO_PASSWORD: z.string().min(10, 'has at least 10 characters').default(demoPassword),
  SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().min(3, 'is an address such as Portal <portal@park.example>').optional(),
  HANDOFF_KEY: z.string().min(16, 'has at least 16 characters').optional(),
  GUIDE_TOKEN_ADMINISTRATORS: guideToken,
  GUIDE_TOKEN_EMPLOYEES: guideToken,
  GUIDE_TOKEN_SUPERVISORS: guideToken,
  SHELL_KEY: bearer.optional(),
  METRICS_KEY: bearer.optional(),
  ENCRYPTION_KEY: bearer.optional(),
  ENCRYPTION_KEY_BEFORE: bearer.optional(),
  CHECK_KEY: bearer.optional(),
  CHECK_ACCOUNTS: emailList.optional(),
  RELEASE_KEY: bearer.optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => text === 'true' || text === 'false' || text.split(',').every(isProxy),
      'is true, false, or a list of loopback, linklocal, uniquelocal, addresses and networks',
    )
    .transform((text) => (text === 'true' ? true : text === 'false' ? false : text))
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'is one of trace, debug, info, warn, error, fatal, silent',
    )
    .default('info'),
  REQUESTS_PER_MINUTE: count(600),
  REQUESTS_PER_MINUTE_AND_ADDRESS: count(6000),
  SHARED_RESPONSE_MS: count(1000),
  ...releaseEnvironment,
  ...webhookEnvironment,
  FETCH_ALL_CAP: z.coerce
    .number('is a number')
    .int('is a whole number')
    .min(1, 'is at least 1')
    .default(maxFetchAllItems),
  SESSION_MAX_DAYS: z.coerce
    .number('is a number')
    .int('is a whole number')
    .min(1, 'is at least 1')
    .max(3650, 'is at most 3650')
    .default(90),
  SIGN_IN_LINK_MINUTES: z.coerce
    .number('is a number')
    .int('is a whole number')
    .min(1, 'is at least 1')
    .max(maxSignInLinkMinutes, `is at most ${maxSignInLinkMinutes}`)
    .default(maxSignInLinkMinutes),
  REQUIRE_PASSKEY: z.enum(['none', 'managers'], 'is none or managers').default('none'),
  ROOM_COMING_DATES: count(8),
  ROOM_MINUTES_PER_DAY: count(240),
});

/** What is fine for trying things out and not for a park: one line per value. */
function productionFaults(found: z.output<typeof Environment>): string[] {
  const keys = ['SHELL_KEY', 'CHECK_KEY', 'RELEASE_KEY', 'HANDOFF_KEY', 'METRICS_KEY', 'ENCRYPTION_KEY'] as const;
  return [
    ...(found.PARK_ORIGIN && !isSafeOrigin(found.PARK_ORIGIN)
      ? ['PARK_ORIGIN: begins with https:// when MODE=production; sign-ins would be sent in clear text']
      : []),
    ...(found.TRUST_PROXY === undefined
      ? ['TRUST_PROXY: is needed when MODE=production: the proxies in front, or false without one']
      : []),
    ...keys
      .filter((name) => found[name] !== undefined && isWeakKey(found[name]))
      .map((name) => `${name}: is short or a sample; make one with: openssl rand -base64 32`),
  ];
}

/** Lists every problem of the environment, one line per value. */
export class ConfigurationError extends Error {
  constructor(readonly lines: string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigurationError';
  }
}

/**
 * Reads the configuration; an empty value counts as absent.
 * @throws ConfigurationError if any value is missing or invalid
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): ApiConfiguration {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = Environment.safeParse(present);
  if (!read.success)
    throw new ConfigurationError(read.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`));
  const found = read.data;
  const missing: string[] = [];
  if (found.MODE === 'production') {
    if (!found.PARK_ORIGIN) missing.push('PARK_ORIGIN: is needed when MODE=production');
    missing.push(...productionFaults(found));
    if (!found.ENCRYPTION_KEY)
      missing.push('ENCRYPTION_KEY: is needed when MODE=production, stored secrets would be readable in the database');
    if (!found.SMTP_URL) missing.push('SMTP_URL: is needed when MODE=production, mails would not be delivered');
  }
  const releases = releaseConfigurationOf(
    found,
    { dataDir: found.DATA_DIR, parkOrigin: found.PARK_ORIGIN ?? null, isProduction: found.MODE === 'production' },
    missing,
  );
  if (missing.length > 0) throw new ConfigurationError(missing);
  const parkOrigin = found.PARK_ORIGIN ?? 'http://localhost:4600';
  return {
    mode: found.MODE,
    host: found.HOST,
    port: found.PORT,
    parkOrigin,
    parkName: { en: found.PARK_NAME_EN, fr: found.PARK_NAME_FR },
    furtherOrigins: found.FURTHER_ORIGINS,
    cookieDomain:
      found.MODE === 'local'
        ? null
        : (found.COOKIE_DOMAIN ?? defaultCookieDomain(new URL(parkOrigin).hostname, found.MODE)),
    databaseUrl: found.DATABASE_URL ?? null,
    dataDir: found.DATA_DIR,
    scanServer: found.SCAN_SERVER ?? null,
    parkTimeZone: found.PARK_TIME_ZONE,
    parkCountry: found.PARK_COUNTRY,
    demoPassword: found.DEMO_PASSWORD,
    smtpUrl: found.SMTP_URL ?? null,
    mailFrom: found.MAIL_FROM ?? `Innovation park <portal@${new URL(parkOrigin).hostname}>`,
    handoffKey: found.HANDOFF_KEY ?? null,
    guidePaths: {
      administrators: guidePath(found.GUIDE_TOKEN_ADMINISTRATORS),
      employees: guidePath(found.GUIDE_TOKEN_EMPLOYEES),
      supervisors: guidePath(found.GUIDE_TOKEN_SUPERVISORS),
    },
    shellKey: found.SHELL_KEY ?? null,
    metricsKey: found.METRICS_KEY ?? null,
    encryptionKeys: [found.ENCRYPTION_KEY ?? keyForTryingOut, found.ENCRYPTION_KEY_BEFORE ?? keyForTryingOut],
    checkKey: found.CHECK_KEY ?? null,
    checkAccounts: found.CHECK_ACCOUNTS ?? (found.MODE === 'demo' ? demoAccounts : []),
    releaseKey: found.RELEASE_KEY ?? null,
    releases,
    webhooks: webhookConfigurationOf(found),
    trustProxy: found.TRUST_PROXY ?? 'loopback',
    logLevel: found.LOG_LEVEL,
    requestsPerMinute: { session: found.REQUESTS_PER_MINUTE, address: found.REQUESTS_PER_MINUTE_AND_ADDRESS },
    sharedResponseMs: found.SHARED_RESPONSE_MS,
    fetchAllCap: found.FETCH_ALL_CAP,
    roomLimits: { comingDates: found.ROOM_COMING_DATES, minutesPerDay: found.ROOM_MINUTES_PER_DAY },
    requirePasskey: found.REQUIRE_PASSKEY,
    signInLinkMinutes: found.SIGN_IN_LINK_MINUTES,
    sessionMaxDays: found.SESSION_MAX_DAYS,
    bodyLimit: 1_048_576,
  };
}
