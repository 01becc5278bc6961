/** Compares what the api has answered to parking commands with what the database holds. */
import type { Database } from '../core/database/database';
import { parkingBookingHalves, parkingReleases } from '../core/database/schema/parking';
import { parkingWaitlistEntries } from '../core/database/schema/parking-waitlist';
import type { TrafficResponse, TrafficCommand } from './parking-traffic';

export interface AnsweredCommand {
  command: TrafficCommand;
  answer: { status: number; body: TrafficResponse };
}

/**
 * Returns the commands that the api has confirmed and that left nothing behind. `sent` are all commands: a booking that
 * somebody may have cancelled meanwhile does not have to be live.
 */
export async function findLostAnswers(
  database: Database,
  answered: readonly AnsweredCommand[],
  sent: readonly TrafficCommand[],
): Promise<AnsweredCommand[]> {
  const halves = await database.select().from(parkingBookingHalves);
  const releases = await database.select().from(parkingReleases);
  const entries = await database.select().from(parkingWaitlistEntries);
  const touched = new Set(sent.map(({ bookingId }) => bookingId));
  const isKept = ({ command, answer }: AnsweredCommand): boolean => {
    const of = (bookingId: string | undefined | null) => halves.filter((half) => half.bookingId === bookingId);
    const body = command.body as Record<string, unknown> | undefined;
    switch (command.kind) {
      case 'book': {
        const own = of(answer.body.booking?.id);
        return own.length > 0 && (touched.has(own[0]?.bookingId) || own.every(({ state }) => state === 'booked'));
      }
      case 'cancel':
        return of(command.bookingId).every(({ state }) => state !== 'booked');
      case 'recall': {
        const recalled = body?.['halves'] as string[];
        return of(command.bookingId).every(({ half, state }) => !recalled.includes(half) || state !== 'booked');
      }
      case 'release':
        return releases.some(({ spotId, firstDay }) => spotId === body?.['spotId'] && firstDay === body['firstDay']);
      case 'wait': {
        const { id, bookingId } = answer.body.entry ?? {};
        return entries.some((entry) => entry.id === id) && (!bookingId || of(bookingId).length > 0);
      }
    }
  };
  return answered.filter((each) => each.answer.status < 300 && !isKept(each));
}
