import { useFormat } from '@park/platform';
import type { CallResponse } from '@park/contract';
import { Field, RadioGroup, Stack, TextArea } from '@park/ui';
import { useId } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './Manage.module.css';

export type Action = 'move' | 'keep' | 'cancel';

export interface TouchedDatesProps {
  readonly preview: CallResponse<'POST /api/rooms/closures/preview'>;
  readonly actions: Readonly<Record<string, Action>>;
  readonly onDecide: (id: string, action: Action) => void;
  readonly message: string;
  readonly onMessage: (message: string) => void;
}

/** What a closure touches, with a decision for each booking. */
export function TouchedDates({ preview, actions, onDecide, message, onMessage }: TouchedDatesProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const group = useId();
  const { days, touched } = preview;
  return (
    <Stack>
      <p role="status">
        {t('closures.form.dates', { count: days.length })}{' '}
        {touched.length === 0
          ? t('closures.form.nothingTouched')
          : t('closures.form.touched', { count: touched.length })}
      </p>
      <div className={styles.touched}>
        {touched.map(({ id, title, owner, company, room, start, end, alternative }) => (
          <RadioGroup
            key={id}
            name={`${group}-${id}`}
            legend={t('closures.form.decide', { title, when: `${room.name}, ${format.dayAndTimeRange(start, end)}` })}
            help={t('closures.form.by', { name: owner, company })}
            value={actions[id] ?? 'keep'}
            onChange={(value) => onDecide(id, value as Action)}
            options={[
              alternative
                ? {
                    value: 'move',
                    label: t('closures.form.move', {
                      room: alternative.room.name,
                      time: format.dayAndTimeRange(alternative.start, alternative.end),
                    }),
                  }
                : { value: 'move', label: t('closures.form.noAlternative'), disabled: true },
              { value: 'keep', label: t('closures.form.keep') },
              { value: 'cancel', label: t('closures.form.cancel') },
            ]}
          />
        ))}
      </div>
      {touched.length > 0 && (
        <Field label={t('closures.form.message')} help={t('closures.form.messageHelp')} optional>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={500}
              value={message}
              onChange={({ target }) => onMessage(target.value)}
            />
          )}
        </Field>
      )}
    </Stack>
  );
}
