import { useFormat } from '@park/platform';
import type { CallResponse } from '@park/contract';
import { RadioGroup, Stack } from '@park/ui';
import { TextAreaField } from '@park/ui/form';
import { useEffect, useId, useRef } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './Manage.module.css';

export type Action = 'move' | 'keep' | 'cancel';

export interface AffectedDatesProps {
  readonly preview: CallResponse<'POST /api/rooms/closures/preview'>;
  readonly actions: Readonly<Record<string, Action>>;
  readonly onDecide: (id: string, action: Action) => void;
}

/** What a closure affects, with a decision for each booking. */
export function AffectedDates({ preview, actions, onDecide }: AffectedDatesProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const group = useId();
  const summary = useRef<HTMLParagraphElement>(null);
  // The fields that were filled in are gone; what follows from them is read next.
  useEffect(() => summary.current?.focus(), []);
  const { days, touched } = preview;
  return (
    <Stack>
      <p ref={summary} role="status" tabIndex={-1}>
        {t('closures.form.dates', { count: days.length })}{' '}
        {touched.length === 0
          ? t('closures.form.nothingAffected')
          : t('closures.form.affected', { count: touched.length })}
      </p>
      <div className={styles.affected}>
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
        <TextAreaField
          name="message"
          label={t('closures.form.message')}
          help={t('closures.form.messageHelp')}
          rows={2}
          optional
        />
      )}
    </Stack>
  );
}
