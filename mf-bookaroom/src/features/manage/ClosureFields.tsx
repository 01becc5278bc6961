import type { ManagedRoom } from '@park/contract/room-management';
import type { CallResponse } from '@park/contract';
import { Checkbox, Cluster, DateInput, Field, Notice, Select, Stack, TextInput, TimeInput } from '@park/ui';
import { FieldGroup } from '@park/ui/pages';
import { useRoomTexts } from '../../texts/use-room-texts';
import { Exemptions, type Exempt } from './Exemptions';
import styles from './Manage.module.css';

export interface ClosureInput extends Exempt {
  readonly roomIds: readonly string[];
  readonly fromDay: string;
  readonly fromTime: string;
  readonly untilDay: string;
  readonly untilTime: string;
  readonly repeat: 'never' | 'day' | 'week';
  readonly last: string;
  readonly reasonEn: string;
  readonly reasonFr: string;
}

export const emptyClosure: ClosureInput = {
  roomIds: [],
  fromDay: '',
  fromTime: '08:00',
  untilDay: '',
  untilTime: '18:00',
  repeat: 'never',
  last: '',
  reasonEn: '',
  reasonFr: '',
  allowedRoles: [],
  allowedCompanyIds: [],
};

export const isComplete = (input: ClosureInput): boolean =>
  input.roomIds.length > 0 &&
  input.fromDay !== '' &&
  `${input.fromDay} ${input.fromTime}` < `${input.untilDay} ${input.untilTime}` &&
  (input.repeat === 'never' || input.last !== '') &&
  input.reasonEn.trim() !== '';

export interface ClosureFieldsProps {
  readonly rooms: readonly ManagedRoom[];
  readonly choices: Pick<CallResponse<'GET /api/rooms/managed'>, 'roles' | 'companies'>;
  readonly input: ClosureInput;
  readonly isIncomplete: boolean;
  readonly onChange: (input: ClosureInput) => void;
}

export function ClosureFields({ rooms, choices, input, isIncomplete, onChange }: ClosureFieldsProps) {
  const { t } = useRoomTexts();
  const set = (change: Partial<ClosureInput>) => onChange({ ...input, ...change });
  const toggle = (id: string, isOn: boolean) =>
    set({ roomIds: isOn ? [...input.roomIds, id] : input.roomIds.filter((other) => other !== id) });
  return (
    <Stack>
      {isIncomplete && (
        <Notice tone="danger" announce>
          {t('closures.form.incomplete')}
        </Notice>
      )}
      <FieldGroup legend={t('closures.form.rooms')}>
        <Checkbox
          label={t('closures.allRooms')}
          checked={input.roomIds.length === rooms.length}
          onChange={({ target }) => set({ roomIds: target.checked ? rooms.map(({ id }) => id) : [] })}
        />
        <div className={styles.hours}>
          {rooms.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={input.roomIds.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
          ))}
        </div>
      </FieldGroup>
      {(['from', 'until'] as const).map((name) => (
        <Cluster key={name} className={styles.moment} role="group" aria-label={t(`closures.form.${name}`)}>
          <Field label={t(`closures.form.${name}`)}>
            {(control) => (
              <DateInput
                {...control}
                value={name === 'from' ? input.fromDay : input.untilDay}
                onChange={({ target }) =>
                  set(
                    name === 'from'
                      ? { fromDay: target.value, untilDay: input.untilDay || target.value }
                      : { untilDay: target.value },
                  )
                }
              />
            )}
          </Field>
          <TimeInput
            aria-label={t(`closures.form.${name}`)}
            value={name === 'from' ? input.fromTime : input.untilTime}
            onChange={({ target }) => set(name === 'from' ? { fromTime: target.value } : { untilTime: target.value })}
          />
        </Cluster>
      ))}
      <Cluster gap={4} align="start">
        <Field label={t('closures.form.repeat')}>
          {(control) => (
            <Select
              {...control}
              value={input.repeat}
              options={(['never', 'day', 'week'] as const).map((value) => ({
                value,
                label: value === 'never' ? t('closures.form.never') : t(`series.units.${value}`, { count: 1 }),
              }))}
              onChange={({ target }) => set({ repeat: target.value as ClosureInput['repeat'] })}
            />
          )}
        </Field>
        {input.repeat !== 'never' && (
          <Field label={t('closures.form.last')}>
            {(control) => (
              <DateInput {...control} value={input.last} onChange={({ target }) => set({ last: target.value })} />
            )}
          </Field>
        )}
      </Cluster>
      <Field label={t('closures.form.reasonEn')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            value={input.reasonEn}
            onChange={({ target }) => set({ reasonEn: target.value })}
          />
        )}
      </Field>
      <Field label={t('closures.form.reasonFr')} optional>
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            lang="fr"
            value={input.reasonFr}
            onChange={({ target }) => set({ reasonFr: target.value })}
          />
        )}
      </Field>
      <Exemptions choices={choices} input={input} onChange={set} />
    </Stack>
  );
}
