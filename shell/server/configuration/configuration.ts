/**
 * The shell server's configuration: read from the environment, validated once, with one clear line for each invalid
 * value.
 */
import { guideTokenPattern } from '@park/domain';
import { isSafeOrigin, isWeakKey } from '@park/domain/server';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
const optionalAddress = address.optional();
const duration = (standard: number) => z.coerce.number().int().min(100).max(120_000).default(standard);

const guideToken = z.string().regex(guideTokenPattern, 'has 16 to 64 small letters, digits and hyphens').optional();

const EnvironmentSchema = z.object({
  MODE: z.enum(['demo', 'local', 'production']).default('demo'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  API_ORIGIN: address,
  /** The portal as people open it; without it the address of each request counts. */
  PARK_ORIGIN: address.transform((text) => new URL(text).origin).optional(),
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
  PARK_SLOGAN_EN: z.string().max(300).optional(),
  PARK_SLOGAN_FR: z.string().max(300).optional(),
  /** Picture of link previews for pages without one; default: the portal's logo. */
  SHARE_IMAGE: optionalAddress,
  /** University or campus that companies may be linked to. */
  CAMPUS_NAME: z.string().max(60).optional(),
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
  /** Secret first segments of the guides' addresses (AMB-44). */
  GUIDE_TOKEN_ADMINISTRATORS: guideToken,
  GUIDE_TOKEN_EMPLOYEES: guideToken,
  GUIDE_TOKEN_SUPERVISORS: guideToken,
  ANALYTICS_ENDPOINT: z.string().startsWith('/').optional(),
  LOG_COLLECTOR: optionalAddress,
  METRIC_COLLECTOR: optionalAddress,
  COLLECTOR_TOKEN: z.string().min(1).optional(),
  REPORT_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  /** Maximum number of open requests per address. */
  OPEN_REQUESTS_PER_ADDRESS: z.coerce.number().int().min(1).max(100_000).default(256),
  REMOTE_TIMEOUT: duration(5_000),
  /**
   * Origins besides the own machine from which people with CAN_REDEPLOY_WEBSITE may load a remote, in their browser.
   */
  OVERRIDE_ORIGINS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(address.transform((text) => new URL(text).origin))),
  /** Folder with the packages that area teams install (`npm run pack-sdk`); without it `/_sdk/` has none. */
  SDK_FOLDER: z.string().min(1).optional(),
  /** How long the page waits for its first calls; slower ones are left to the browser. */
  FIRST_CALL_TIMEOUT: duration(1_500),
  /** Milliseconds that the page of a visitor may be old, for many who ask at once; 0 composes each. */
  SHARED_RESPONSE_MS: z.coerce.number().int().min(0).default(1_000),
  /** Renders the first screen on the server, for pages that ask for it. */
  SERVER_RENDERING: z.stringbool().default(true),
  /** Milliseconds that the server has for rendering a page; later ones are left to the browser. */
  RENDER_TIMEOUT: duration(100),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: z.stringbool().optional(),
  /** Shows `/metrics` and the details of `/readyz` to those who send it as a bearer; in production to nobody else. */
  METRICS_KEY: z.string().min(16).optional(),
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

function productionFaults({ DEVELOPMENT_PANEL, PARK_ORIGIN, TRUST_PROXY, SHELL_KEY }: ShellEnvironment): string[] {
  return [
    ...(DEVELOPMENT_PANEL ? ['DEVELOPMENT_PANEL: is not for production'] : []),
    ...(PARK_ORIGIN === undefined ? ['PARK_ORIGIN: is needed when MODE=production'] : []),
    ...(PARK_ORIGIN !== undefined && !isSafeOrigin(PARK_ORIGIN)
      ? ['PARK_ORIGIN: begins with https:// when MODE=production; sign-ins would be sent in clear text']
      : []),
    ...(TRUST_PROXY === undefined
      ? ['TRUST_PROXY: is needed when MODE=production: true behind an edge that writes X-Forwarded-*, else false']
      : []),
    ...(SHELL_KEY !== undefined && isWeakKey(SHELL_KEY)
      ? ['SHELL_KEY: is short or a sample; make one with: openssl rand -base64 32']
      : []),
  ];
}

/** @throws Error with one line per invalid value, naming the variable and never its content. */
export function readEnvironment(environment: NodeJS.ProcessEnv): ShellEnvironment {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = EnvironmentSchema.safeParse(present);
  const faults = result.success && result.data.MODE === 'production' ? productionFaults(result.data) : [];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}
