import { useCall, useCommand } from '@park/platform';
import type { RoomBooking } from '@park/contract/room-bookings';
import { maxColleagueSearchLength } from '@park/contract/room-limits';
import { Button, Field, SkeletonText, Stack, TextInput, useErrorToast, useToast } from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';

/** Hands the booking over to a colleague of its company. */
export function HandOver({ booking, onDone }: { booking: RoomBooking; onDone: () => void }) {
  const { t } = useRoomTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const people = useCall(
    'GET /api/rooms/bookings/{id}/colleagues',
    { params: { id: booking.id }, query: { queryText: text } },
    { keepPrevious: true },
  );
  const handOver = useCommand('POST /api/rooms/bookings/{id}/owner', { refreshes: ['GET /api/rooms'] });

  async function give(ownerId: string, name: string) {
    setChosen(ownerId);
    const result = await handOver.run({ params: { id: booking.id }, body: { version: booking.version, ownerId } });
    setChosen(undefined);
    if (!result.ok) return showError(result.error);
    toast.show({ message: t('handOver.done', { name, title: booking.title }) });
    onDone();
  }

  return (
    <Stack gap={4}>
      <Field label={t('handOver.search')} help={t('handOver.searchHelp')}>
        {(control) => (
          <TextInput
            {...control}
            value={text}
            maxLength={maxColleagueSearchLength}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {people.status === 'pending' && <SkeletonText lines={3} />}
      {people.status === 'failed' && (
        <LoadError compact error={people.error} onRetry={people.retry} isRetrying={people.isRefreshing} />
      )}
      {people.status === 'ready' && people.data.items.length === 0 && <p role="status">{t('handOver.none')}</p>}
      {people.status === 'ready' && (
        <Stack as="ul" gap={2}>
          {people.data.items.map(({ id, name }) => (
            <li key={id}>
              <Button wide busy={chosen === id} busyText={t('handOver.saving')} onClick={() => void give(id, name)}>
                {t('handOver.choose', { name })}
              </Button>
            </li>
          ))}
        </Stack>
      )}
      <div>
        <Button onClick={onDone}>{t('details.back')}</Button>
      </div>
    </Stack>
  );
}
