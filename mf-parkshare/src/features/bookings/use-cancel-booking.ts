import type { Half } from '@park/contract/parking';
import { useCommand, useProfileUpdate, type CallResult } from '@park/platform';

export interface CancelBooking {
  readonly cancel: (id: string, halves?: readonly Half[]) => Promise<CallResult<'DELETE /api/parking/bookings/{id}'>>;
  readonly isRunning: boolean;
}

/** Cancels a booking, updates the credits in the session and refetches all parking calls. */
export function useCancelBooking(): CancelBooking {
  const command = useCommand('DELETE /api/parking/bookings/{id}', { refreshes: ['GET /api/parking'] });
  const updateProfile = useProfileUpdate();
  return {
    isRunning: command.isRunning,
    async cancel(id, halves) {
      const result = await command.run({ params: { id }, query: halves ? { halves: halves.join(',') } : {} });
      if (result.ok) updateProfile({ parkshareCredits: result.data.parkshareCredits });
      return result;
    },
  };
}
