import { LocalizedError } from '@park/platform';
import type { LogLevel } from '@park/platform';
import { withoutTokens } from '../session/address-token';

export interface LogEntry {
  readonly at: string;
  readonly level: LogLevel;
  readonly message: string;
  readonly page: string;
  readonly fields: unknown;
}

export interface MetricEntry {
  readonly at: string;
  readonly name: string;
  readonly value: number;
  readonly page: string;
  readonly fields: unknown;
}

const maxTextLength = 4_000;
const maxDepth = 6;

function plainError(error: Error, depth: number): object {
  const { id } = error as { id?: unknown };
  return {
    name: error.name,
    message: error.message,
    ...(typeof id === 'string' ? { id } : {}),
    ...(error instanceof LocalizedError ? { key: error.key } : {}),
    stack: error.stack?.slice(0, maxTextLength),
    ...(error.cause !== undefined && error.cause !== null ? { cause: plain(error.cause, depth + 1) } : {}),
  };
}

/**
 * Converts any value to data that JSON can represent: errors with their id, circular references cut off. Never throws.
 */
function plain(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : value;
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object') return value === undefined ? undefined : String(value);
  if (depth > maxDepth) return '…';
  if (value instanceof Error) return plainError(value, depth);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item, depth + 1)]));
}

/** The entry as JSON text, without tokens of addresses in it (AMB-27). */
export function entryText(entry: LogEntry | MetricEntry): string {
  try {
    return withoutTokens(JSON.stringify({ ...entry, fields: plain(entry.fields) }));
  } catch {
    return JSON.stringify({ ...entry, fields: { unreadable: true } });
  }
}
