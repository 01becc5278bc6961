import type { TimeSpan } from '../../shared/intervals';
import type { Colleague } from '../colleagues/OwnerField';

/** What a person has chosen and typed; it is kept while the form is changed to a series and back. */
export interface TypedBooking extends TimeSpan {
  readonly title: string;
  readonly people: number | undefined;
  readonly note: string;
  readonly attendees: readonly string[];
  /** The colleague for whom it is booked. */
  readonly owner: Colleague | undefined;
}
