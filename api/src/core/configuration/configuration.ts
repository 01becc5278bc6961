/** Configuration, read once from the environment and validated before anything starts. */
import { isIP } from 'node:net';
import path from 'node:path';
import { defaultCookieDomain, maxFetchAllItems } from '@park/domain';
import { z } from 'zod';
import { releaseConfigurationOf, releaseEnvironment, type ReleaseConfiguration } from './release-configuration';

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
  /** Time zone of opening hours and half days. */
  parkTimeZone: string;
  /** ISO 3166 code of the park's country, for the addresses in structured data. */
  parkCountry: string;
  demoPassword: string;
  smtpUrl: string | null;
  mailFrom: string;
  /** Key with which the ticketing system redeems handoff tokens; null disables handoffs. */
  handoffKey: string | null;
  /** Key with which shell servers report load results; null disables the reports. */
  shellKey: string | null;
  /** The operator's key, which may publish every remote and create deploy tokens; null disables it. */
  releaseKey: string | null;
  releases: ReleaseConfiguration;
  /** Proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: string | boolean;
  logLevel: string;
  /** Requests per minute; 0 disables the limit. */
  requestsPerMinute: { session: number; address: number };
  /** Maximum number of items that `fetchAll` returns (MISS-14). */
  fetchAllCap: number;
  /** Maximum size of a JSON body in bytes. */
  bodyLimit: number;
}

const isTimeZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

const isProxy = (text: string) => {
  const [address = '', bits = '0'] = text.trim().split('/');
  return ['loopback', 'linklocal', 'uniquelocal'].includes(address) || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits));
};

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text.replace(/\/$/, '');
const origin = z
  .string()
  .refine(isOrigin, 'is an origin such as https://portal.park.example')
  .transform((text) => new URL(text).origin);
const count = (standard: number) =>
  z.coerce.number('is a number').int('is a whole number').min(0, 'is not negative').default(standard);
const urlOf = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `is an address that begins with ${schemes.join('// or ')}//`,
    );

const bearer = z
  .string()
  .min(16, 'has at least 16 characters')
  .regex(/^[\x21-\x7e]+$/, 'has neither blanks nor letters with accents');

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
  FURTHER_ORIGINS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin)),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'is a domain such as .park.example')
    .optional(),
  DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => path.resolve(folder)),
  PARK_TIME_ZONE: z.string().refine(isTimeZone, 'is a time zone such as Europe/Zurich').default('Europe/Zurich'),
  PARK_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'is a country code such as CH')
    .default('CH'),
  DEMO_PASSWORD: z.string().min(10, 'has at least 10 characters').default('lakeside-demo'),
  SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().min(3, 'is an address such as Portal <portal@park.example>').optional(),
  HANDOFF_KEY: z.string().min(16, 'has at least 16 characters').optional(),
  SHELL_KEY: bearer.optional(),
  RELEASE_KEY: bearer.optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => text === 'true' || text === 'false' || text.split(',').every(isProxy),
      'is true, false, or a list of loopback, linklocal, uniquelocal, addresses and networks',
    )
    .default('loopback')
    .transform((text) => (text === 'true' ? true : text === 'false' ? false : text)),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'is one of trace, debug, info, warn, error, fatal, silent',
    )
    .default('info'),
  REQUESTS_PER_MINUTE: count(600),
  REQUESTS_PER_MINUTE_AND_ADDRESS: count(6000),
  ...releaseEnvironment,
  FETCH_ALL_CAP: z.coerce
    .number('is a number')
    .int('is a whole number')
    .min(1, 'is at least 1')
    .default(maxFetchAllItems),
});

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
    parkTimeZone: found.PARK_TIME_ZONE,
    parkCountry: found.PARK_COUNTRY,
    demoPassword: found.DEMO_PASSWORD,
    smtpUrl: found.SMTP_URL ?? null,
    mailFrom: found.MAIL_FROM ?? `Innovation park <portal@${new URL(parkOrigin).hostname}>`,
    handoffKey: found.HANDOFF_KEY ?? null,
    shellKey: found.SHELL_KEY ?? null,
    releaseKey: found.RELEASE_KEY ?? null,
    releases,
    trustProxy: found.TRUST_PROXY,
    logLevel: found.LOG_LEVEL,
    requestsPerMinute: { session: found.REQUESTS_PER_MINUTE, address: found.REQUESTS_PER_MINUTE_AND_ADDRESS },
    fetchAllCap: found.FETCH_ALL_CAP,
    bodyLimit: 1_048_576,
  };
}
