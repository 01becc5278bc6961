import { useCommand, useProfileUpdate } from '@park/platform';

/** Leaves an entry or answers its offer, and updates the credits in the session. */
export function useWaitlistAnswers(id: string) {
  const leaving = useCommand('DELETE /api/parking/waitlist/{id}', { refreshes: ['GET /api/parking'] });
  const answering = useCommand('POST /api/parking/waitlist/{id}/answer', { refreshes: ['GET /api/parking'] });
  const updateProfile = useProfileUpdate();
  return {
    isRunning: leaving.isRunning || answering.isRunning,
    leave: () => leaving.run({ params: { id } }),
    async answer(answer: 'accept' | 'decline') {
      const result = await answering.run({ params: { id }, body: { answer } });
      if (result.ok) updateProfile({ parkshareCredits: result.data.parkshareCredits });
      return result;
    },
  };
}
