import { useCall, useCommand } from '@park/platform';
import type { RoomBooking } from '@park/contract/room-bookings';
import { maxColleagueSearchLength } from '@park/contract/room-limits';
import { Field, SkeletonText, TextInput, useToast } from '@park/ui';
import { FormDialog, RadioGroupField, useForm } from '@park/ui/form';
import { QueryContent } from '@park/ui/pages';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import { HandOverInput } from './hand-over-values';

export interface HandOverProps {
  readonly booking: RoomBooking;
  readonly onDone: () => void;
  /** The reader does not see the booking any more. */
  readonly onGone: () => void;
}

/** A dialog that hands the booking over to a colleague of its company. */
export function HandOver({ booking, onDone, onGone }: HandOverProps) {
  const { t } = useRoomTexts();
  const toast = useToast();
  const [text, setText] = useState('');
  const people = useCall(
    'GET /api/rooms/bookings/{id}/colleagues',
    { params: { id: booking.id }, query: { queryText: text } },
    { keepPrevious: true },
  );
  const handOver = useCommand('POST /api/rooms/bookings/{id}/owner', { refreshes: ['GET /api/rooms'] });
  const form = useForm({ schema: HandOverInput, defaultValues: { ownerId: '' } });

  function search(next: string): void {
    setText(next);
    // Who was chosen may not be among those who are found now.
    form.setValue('ownerId', '', { shouldDirty: true });
  }

  async function handleSubmit({ ownerId }: { ownerId: string }): Promise<void> {
    const result = await handOver.run({ params: { id: booking.id }, body: { version: booking.version, ownerId } });
    if (!result.ok) return form.showProblem(result.error);
    const { owner, title, may } = result.data;
    toast.show({ message: t('handOver.done', { name: owner, title }) });
    if (may.handOver) onDone();
    else onGone();
  }

  return (
    <FormDialog
      title={t('handOver.title', { title: booking.title })}
      form={form}
      onSubmit={handleSubmit}
      onClose={onDone}
      submitText={t('details.handOver')}
      busyText={t('handOver.saving')}
      cancelText={t('details.back')}
    >
      <Field label={t('handOver.search')} help={t('handOver.searchHelp')} optional>
        {(control) => (
          <TextInput
            {...control}
            value={text}
            maxLength={maxColleagueSearchLength}
            autoComplete="off"
            onChange={({ target }) => search(target.value)}
            // Enter would send the form around it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <QueryContent compact query={people} skeleton={<SkeletonText lines={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p role="status">{t('handOver.none')}</p>
          ) : (
            <RadioGroupField
              name="ownerId"
              label={t('handOver.to')}
              options={items.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )
        }
      </QueryContent>
    </FormDialog>
  );
}
