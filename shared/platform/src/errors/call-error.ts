import type { RefusalValues } from '@park/contract/refusal-values';
import { LocalizedError } from './portal-errors';

/** Why a call failed: an error of the server, no connection, a time-out, an unreadable response, or a cancellation. */
export type CallFailure = 'problem' | 'network' | 'timeout' | 'unparsable' | 'cancelled';

const keyOf: Record<Exclude<CallFailure, 'problem'>, string> = {
  network: 'errors.network',
  timeout: 'errors.timeout',
  unparsable: 'errors.recoverable',
  cancelled: 'errors.cancelled',
};

const mark = Symbol.for('park.error.call');

/**
 * A failed call. For `problem`, id and key are the server's (MISS-24): a person can quote the id, and an operator finds it
 * in the log.
 */
export class CallError extends LocalizedError {
  readonly failure: CallFailure;
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** Path of a field → error key. */
  readonly fields: Readonly<Record<string, string>>;
  /** Path of a field → what the text of its error says. */
  readonly fieldValues: Readonly<Record<string, RefusalValues>> = {};
  /** Additional facts for this key, such as the alternatives to a booked room. */
  readonly details: unknown;

  constructor(options: {
    failure: CallFailure;
    key?: string | undefined;
    id?: string | undefined;
    status?: number | undefined;
    fields?: Readonly<Record<string, string>> | undefined;
    details?: unknown;
    values?: Readonly<Record<string, string | number>> | undefined;
    cause?: unknown;
  }) {
    super(options.key ?? (options.failure === 'problem' ? 'errors.recoverable' : keyOf[options.failure]), {
      id: options.id,
      cause: options.cause,
      values: options.values,
    });
    this.name = 'CallError';
    this.failure = options.failure;
    this.status = options.status;
    this.fields = options.fields ?? {};
    this.details = options.details;
    Object.defineProperty(this, mark, { value: true });
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && (value as Record<symbol, unknown>)[mark] === true;
  }
}

/** The record does not exist, does not exist any more, or is not visible to the reader (404, 410). */
export const isNotFound = ({ status }: { readonly status?: number | undefined }): boolean =>
  status === 404 || status === 410;
