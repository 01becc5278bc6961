import type { EventDetail } from '@park/contract/events';
import { useCommand, type CallError } from '@park/platform';
import { useToast } from '@park/ui';
import { useState } from 'react';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';

const refreshes = { refreshes: ['GET /api/events'] };

/** Whether the person has a place or waits for one. */
export type OwnState = NonNullable<NonNullable<EventDetail['registration']>['own']>['state'];

/** Registers for an event, and cancels the registration or leaves the waitlist; a toast shows the outcome. */
export function useRegistration(id: string) {
  const { t } = useNewsEventsTexts();
  const toast = useToast();
  const [error, setError] = useState<CallError>();
  const post = useCommand('POST /api/events/{id}/registration', refreshes);
  const remove = useCommand('DELETE /api/events/{id}/registration', refreshes);
  const register = async (): Promise<void> => {
    const result = await post.run({ params: { id } });
    setError(result.ok ? undefined : result.error);
    if (result.ok)
      toast.show({
        message:
          result.data.own?.state === 'waiting'
            ? t('registration.nowWaiting', { position: result.data.own.position ?? 1 })
            : t('registration.nowRegistered'),
      });
  };
  const withdraw = async (from: OwnState): Promise<void> => {
    const result = await remove.run({ params: { id } });
    setError(result.ok ? undefined : result.error);
    if (result.ok) toast.show({ message: t(`registration.withdraw.${from}.done`) });
  };
  return { register, withdraw, error, isRegistering: post.isRunning, isWithdrawing: remove.isRunning };
}
