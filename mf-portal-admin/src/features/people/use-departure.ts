import type { PersonRow } from '@park/contract';
import { useCall } from '@park/platform';
import { useState } from 'react';

/** `hashedId` of the colleague who inherits room bookings; '' if none is chosen yet, null: they are cancelled. */
type Successor = string | null;

/** What it settles that a person leaves or is deleted, and what happens to the room bookings. */
export function useDeparture({ hashedId }: Pick<PersonRow, 'hashedId'>) {
  const preview = useCall('GET /api/users/{hashedId}/departure', { params: { hashedId } });
  const [successor, setSuccessor] = useState<Successor>(null);
  const [isChecked, setIsChecked] = useState(false);
  return {
    preview,
    hasBookings: preview.data?.effects.some(({ kind }) => kind === 'roomBookings') ?? false,
    successor,
    setSuccessor,
    /** Bookings are to be handed over, and nobody is chosen. */
    isSuccessorMissing: isChecked && successor === '',
    /** Whether it can be confirmed: without the preview, bookings would be cancelled without the question about them. */
    check(): boolean {
      setIsChecked(true);
      if (preview.status === 'failed') preview.retry();
      return preview.status === 'ready' && successor !== '';
    },
  };
}
