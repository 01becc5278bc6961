import { Checkbox, Cluster } from '@park/ui';
import { CheckboxGroupField, DateField, SelectField, TextField, TimeField, useWatch } from '@park/ui/form';
import { useEffect } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import type { ClosureFieldsProps } from './closure-values';
import { Exemptions } from './Exemptions';
import styles from './Manage.module.css';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Which rooms, when, why, and who may book nevertheless. */
export function ClosureFields({ form, rooms, choices }: ClosureFieldsProps) {
  const { t } = useRoomTexts();
  const { control, getValues, setValue } = form;
  const [roomIds, firstDay, every] = useWatch({ control, name: ['roomIds', 'from.day', 'repeat.every'] });

  // Most closures end on the day on which they begin.
  useEffect(() => {
    if (isDay(firstDay) && getValues('until.day') === '') setValue('until.day', firstDay, { shouldDirty: true });
  }, [firstDay, getValues, setValue]);

  return (
    <>
      <Checkbox
        label={t('closures.allRooms')}
        checked={roomIds.length === rooms.length}
        onChange={({ target }) =>
          setValue('roomIds', target.checked ? rooms.map(({ id }) => id) : [], { shouldDirty: true })
        }
      />
      <div className={styles.rooms}>
        <CheckboxGroupField
          name="roomIds"
          label={t('closures.form.rooms')}
          options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <Cluster gap={4} align="start">
        <DateField name="from.day" label={t('closures.form.startDay')} />
        <TimeField name="from.time" label={t('closures.form.startTime')} />
      </Cluster>
      <Cluster gap={4} align="start">
        <DateField name="until.day" label={t('closures.form.endDay')} />
        <TimeField name="until.time" label={t('closures.form.endTime')} />
      </Cluster>
      <Cluster gap={4} align="start">
        <SelectField
          name="repeat.every"
          label={t('closures.form.repeat')}
          options={(['never', 'day', 'week'] as const).map((value) => ({
            value,
            label: value === 'never' ? t('closures.form.never') : t(`series.units.${value}`, { count: 1 }),
          }))}
        />
        {every !== 'never' && <DateField name="repeat.until" label={t('closures.form.last')} />}
      </Cluster>
      <TextField name="reason.en" label={t('closures.form.reasonEn')} />
      <TextField name="reason.fr" label={t('closures.form.reasonFr')} lang="fr" optional />
      <Exemptions form={form} choices={choices} />
    </>
  );
}
