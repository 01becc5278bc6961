/** Questions that messages ask and that can be answered with one button, from a mail without signing in. */
import type { Language } from '@park/contract/texts';
import type { z } from 'zod';
import type { Database } from '../database/database';

export interface MailAction<Payload extends Record<string, unknown>> {
  /** `area.verb`, unique: `parking.confirmBooking`. */
  readonly purpose: string;
  readonly payload: z.ZodType<Payload>;
  /** The button ("Yes, I need it") and what the page says afterwards ("Your spot is kept."). */
  readonly texts: Record<Language, { button: string; done: string }>;
}

/** Returns its argument; infers the type of the payload from its schema. */
export const defineMailAction = <Payload extends Record<string, unknown>>(
  action: MailAction<Payload>,
): MailAction<Payload> => action;

interface ActionRun<Payload> {
  tx: Database;
  payload: Payload;
  /** The person whom the message was sent to. */
  userId: string;
  now: Date;
}

/** Does what was asked for, in the transaction that uses the answer up. Throws an ApiError if it is no longer possible. */
type ActionHandler<Payload> = (run: ActionRun<Payload>) => Promise<void>;

interface Registered {
  action: MailAction<Record<string, unknown>>;
  run: ActionHandler<Record<string, unknown>>;
}

export class MailActions {
  private readonly byPurpose = new Map<string, Registered>();

  handle<Payload extends Record<string, unknown>>(action: MailAction<Payload>, run: ActionHandler<Payload>): void {
    if (this.byPurpose.has(action.purpose)) throw new Error(`The action ${action.purpose} has two handlers`);
    this.byPurpose.set(action.purpose, { action, run: run as ActionHandler<Record<string, unknown>> } as Registered);
  }

  /** Returns null for a purpose that no longer exists. */
  find(purpose: string): Registered | null {
    return this.byPurpose.get(purpose) ?? null;
  }
}
