import { LocalizedError } from './portal-errors';

/** Why a call has no answer: the server refused, nothing arrived, it took too long, or it was not readable. */
export type CallFailure = 'problem' | 'network' | 'timeout' | 'unparsable' | 'cancelled';

const keyOf: Record<Exclude<CallFailure, 'problem'>, string> = {
  network: 'errors.network',
  timeout: 'errors.timeout',
  unparsable: 'errors.recoverable',
  cancelled: 'errors.cancelled',
};

const mark = Symbol.for('park.error.call');

/**
 * A call that failed. For `problem` the id and key are the server's (MISS-24), so what a person quotes is what the
 * operator finds in the log.
 */
export class CallError extends LocalizedError {
  readonly failure: CallFailure;
  /** HTTP status, when an answer arrived. */
  readonly status: number | undefined;
  /** Path of a field → key of what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** What the server adds for this key, for example the alternatives to a taken room. */
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
