/** Configuration of releases. */
import { minuteMs } from '@park/domain';
import { standardSizeBudget, type SizeBudget } from '@park/release';
import { z } from 'zod';

export interface S3Configuration {
  /** Origin of the service, `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Prefix of every key; empty, or ends with a slash. */
  prefix: string;
}

export interface ReleaseConfiguration {
  /** Folder of the store; unused with S3. */
  storeFolder: string;
  s3: S3Configuration | null;
  /** Where a remote's files are served: its own entry, or the general one with `{name}`. */
  serverOf: (remote: string) => string;
  /** Identifies the servers in the registry's revision. */
  serversText: string;
  /** Origin of the shell whose `/_platform` lists its versions; null if there is none to ask. */
  shellOrigin: string | null;
  /** Recipient of rollback notices; null: they are only logged. */
  mail: string | null;
  /** Number of versions per remote whose files are kept, besides those in use. */
  keptVersions: number;
  /** Share of loads by which a version may fail more often than its baseline. */
  failureRate: number;
  /** Minimum number of loads before a version is judged. */
  minimumLoads: number;
  /** Minimum number of affected visitors before a version is rolled back. */
  minimumVisitors: number;
  /** How long a new live version is watched, in milliseconds. */
  watchMs: number;
  /** Whether browser checks are required before a release. */
  needsBrowserChecks: boolean;
  budget: SizeBudget;
}

const flag = z.enum(['true', 'false'], 'is true or false').transform((text) => text === 'true');
const number = (standard: number, minimum: number, maximum: number) =>
  z.coerce
    .number('is a number')
    .min(minimum, `is at least ${minimum}`)
    .max(maximum, `is at most ${maximum}`)
    .default(standard);
const address = z
  .string()
  .refine(
    (text) => URL.canParse(text.replaceAll('{name}', 'mf-x')) && /^https?:/.test(text),
    'is an address such as http://files.internal/{name}',
  );

/** `http://files.internal/{name},mf-parkshare=http://10.0.0.3:8080` */
const servers = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z
        .string()
        .transform((part) => {
          const named = /^(mf-[a-z0-9-]+)=(.*)$/.exec(part);
          return { name: named?.[1] ?? null, address: named?.[2] ?? part };
        })
        .pipe(z.object({ name: z.string().nullable(), address })),
    ),
  );

/** Spread into the schema of the environment. */
export const releaseEnvironment = {
  RELEASE_STORE: z.string().optional(),
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(/^([\w.-]+\/)*$/, 'is empty or ends with a slash')
    .default(''),
  REMOTE_SERVERS: servers.optional(),
  SHELL_ORIGIN: address.optional(),
  RELEASE_MAIL: z.email('is an e-mail address').optional(),
  RELEASE_KEEP: number(20, 10, 1_000),
  RELEASE_FAILURE_RATE: number(0.05, 0, 1),
  RELEASE_MINIMUM_LOADS: number(20, 1, 1_000_000),
  RELEASE_MINIMUM_VISITORS: number(3, 1, 1_000_000),
  RELEASE_WATCH_MINUTES: number(60, 0, 10_080),
  RELEASE_BROWSER_CHECKS: flag.optional(),
  RELEASE_ENTRY_BUDGET: number(standardSizeBudget.entry, 1, 10_000_000),
  RELEASE_PAGE_BUDGET: number(standardSizeBudget.page, 1, 10_000_000),
  RELEASE_SERVER_BUDGET: number(standardSizeBudget.server, 1, 10_000_000),
};

type Environment = z.output<z.ZodObject<typeof releaseEnvironment>>;

/** @param missing gets a line for each value that is needed and not there */
export function releaseConfigurationOf(
  found: Environment,
  context: { dataDir: string; parkOrigin: string | null; isProduction: boolean },
  missing: string[],
): ReleaseConfiguration {
  const { dataDir, parkOrigin, isProduction } = context;
  const entries = found.REMOTE_SERVERS ?? [];
  const general = entries.find(({ name }) => name === null)?.address ?? 'http://127.0.0.1:4602/{name}';
  return {
    storeFolder: found.RELEASE_STORE ?? `${dataDir}/releases`,
    s3: s3Of(found, missing),
    serverOf: (remote) =>
      (entries.find(({ name }) => name === remote)?.address ?? general).replaceAll('{name}', remote).replace(/\/$/, ''),
    serversText: JSON.stringify([general, entries]),
    shellOrigin: found.SHELL_ORIGIN ?? parkOrigin,
    mail: found.RELEASE_MAIL ?? null,
    keptVersions: found.RELEASE_KEEP,
    failureRate: found.RELEASE_FAILURE_RATE,
    minimumLoads: found.RELEASE_MINIMUM_LOADS,
    minimumVisitors: found.RELEASE_MINIMUM_VISITORS,
    watchMs: found.RELEASE_WATCH_MINUTES * minuteMs,
    needsBrowserChecks: found.RELEASE_BROWSER_CHECKS ?? isProduction,
    budget: {
      entry: found.RELEASE_ENTRY_BUDGET,
      page: found.RELEASE_PAGE_BUDGET,
      server: found.RELEASE_SERVER_BUDGET,
    },
  };
}

function s3Of(found: Environment, missing: string[]): S3Configuration | null {
  if (!found.S3_ENDPOINT) return null;
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (!found[name]) missing.push(`${name}: is needed with S3_ENDPOINT`);
  return {
    endpoint: found.S3_ENDPOINT.replace(/\/$/, ''),
    bucket: found.S3_BUCKET ?? '',
    region: found.S3_REGION,
    accessKeyId: found.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: found.S3_SECRET_ACCESS_KEY ?? '',
    prefix: found.S3_PREFIX,
  };
}
