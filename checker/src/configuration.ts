/** Configuration of the checker, from the environment. */
import { z } from 'zod';

const origin = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:/.test(text), 'is an origin such as https://portal.park.example')
  .transform((text) => new URL(text).origin);

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4604),
  /** Where the calls go. */
  API_ORIGIN: origin,
  /** The portal as people open it: pages are opened here, and nothing else can be reached from them. */
  PARK_ORIGIN: origin,
  CHECK_KEY: z.string().min(16, 'has at least 16 characters'),
  CHROMIUM: z.string().min(1, 'is the path of a Chromium'),
});

export interface CheckerConfiguration {
  readonly host: string;
  readonly port: number;
  readonly apiOrigin: string;
  readonly parkOrigin: string;
  readonly checkKey: string;
  /** Path of the browser's program. */
  readonly chromium: string;
}

/** @throws Error with one line for each value that is missing or wrong */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): CheckerConfiguration {
  const read = Environment.safeParse(environment);
  if (!read.success)
    throw new Error(read.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`).join('\n'));
  const { HOST, PORT, API_ORIGIN, PARK_ORIGIN, CHECK_KEY, CHROMIUM } = read.data;
  return {
    host: HOST,
    port: PORT,
    apiOrigin: API_ORIGIN,
    parkOrigin: PARK_ORIGIN,
    checkKey: CHECK_KEY,
    chromium: CHROMIUM,
  };
}
