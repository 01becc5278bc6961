/** A held half as its holder or manager sees it. */
import type { HeldHalf } from '@park/contract/parking-holding';
import type { Person } from '../../../http/access/person';
import { hasEnded } from '../halves';
import { mayRelease } from './release-spot';
import type { SpotHalf } from './spot-halves';

/**
 * `may` is what the person can do now: release a half that nobody has booked, or take back one that is released and not
 * booked.
 */
export function heldHalf(person: Person, part: SpotHalf, now: Date, zone: string): HeldHalf {
  const isToCome = !hasEnded(part.day, part.half, now, zone) && !part.isClosed;
  const isMine = isToCome && mayRelease(person, part) && part.bookingId === null;
  return {
    day: part.day,
    half: part.half,
    state: stateOf(part),
    audience: part.audience,
    may: { release: isMine && part.releaseId === null, takeBack: isMine && part.releaseId !== null },
  };
}

function stateOf({ isClosed, bookingId, releaseId, assigneeId }: SpotHalf): HeldHalf['state'] {
  if (isClosed) return 'closed';
  if (bookingId !== null) return 'booked';
  if (releaseId !== null) return 'released';
  return assigneeId === null ? 'free' : 'held';
}
