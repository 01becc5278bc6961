/**
 * The shell server's configuration: read from the environment, validated once, with one clear line for each invalid
 * value.
 */
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
const optionalAddress = address.optional();
const duration = (standard: number) => z.coerce.number().int().min(100).max(120_000).default(standard);

const EnvironmentSchema = z.object({
  MODE: z.enum(['demo', 'local', 'production']).default('demo'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  API_ORIGIN: address,
  /** File of the registry, or the address of the api that serves it. */
  REGISTRY: z.string().min(1),
  /**
   * File for the last known good registry, so that a restarted server can serve pages while the registry is
   * unavailable.
   */
  REGISTRY_COPY: z.string().min(1).optional(),
  /** Milliseconds between two reads of the registry. */
  REGISTRY_EVERY: duration(1_000),
  /**
   * Authenticates this server when it reports load outcomes to the api, and encrypts cookies; the same for every
   * shell.
   */
  SHELL_KEY: z.string().min(16).optional(),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^\.?[a-z0-9.-]+$/i)
    .optional(),
  PARK_NAME_EN: z.string().min(1).default('Innovation Park'),
  PARK_NAME_FR: z.string().min(1).default('Parc d’innovation'),
  PARK_TIME_ZONE: z.string().refine(isTimeZone, 'is not a time zone').default('Europe/Zurich'),
  LINK_CAMPUS_CARD: optionalAddress,
  LINK_SCALE_UP: optionalAddress,
  LINK_STARTUPS: optionalAddress,
  LINK_NEWSLETTER: optionalAddress,
  LINK_CAMPUS_NEWS: optionalAddress,
  LINK_FAIRMOVE: optionalAddress,
  LINK_SECOND_PARKING: optionalAddress,
  LINK_TICKETING: optionalAddress,
  LINK_KNOVA_FILES: optionalAddress,
  ANALYTICS_ENDPOINT: z.string().startsWith('/').optional(),
  LOG_COLLECTOR: optionalAddress,
  METRIC_COLLECTOR: optionalAddress,
  COLLECTOR_TOKEN: z.string().min(1).optional(),
  REPORT_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  /** Maximum number of open requests per address. */
  OPEN_REQUESTS_PER_ADDRESS: z.coerce.number().int().min(1).max(100_000).default(256),
  REMOTE_TIMEOUT: duration(10_000),
  /** How long the page waits for its first calls; slower ones are left to the browser. */
  FIRST_CALL_TIMEOUT: duration(1_500),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: z.stringbool().default(false),
  /** For development: pages reload after a build. */
  DEVELOPMENT: z.stringbool().default(false),
  /** The panel to switch roles and to inject faults; never in production. */
  DEVELOPMENT_PANEL: z.stringbool().default(false),
  /** Password of the demo accounts, with which the panel signs in. */
  DEMO_PASSWORD: z.string().min(1).optional(),
});

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export type ShellEnvironment = z.output<typeof EnvironmentSchema>;

/** @throws Error with one line per invalid value, naming the variable and never its content. */
export function readEnvironment(environment: NodeJS.ProcessEnv): ShellEnvironment {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = EnvironmentSchema.safeParse(present);
  if (result.success && result.data.MODE === 'production' && result.data.DEVELOPMENT_PANEL)
    throw new Error('DEVELOPMENT_PANEL: is not for production');
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}
