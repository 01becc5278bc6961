import { useFormat } from '@park/platform';
import { Cluster, Field, Select } from '@park/ui';
import { useRoomTexts } from '../../texts/use-room-texts';
import type { TimeSpan } from '../../shared/intervals';
import type { FreeTimes } from './free-times';

interface TimeFieldsProps {
  readonly times: FreeTimes;
  readonly chosen: TimeSpan;
  /** The meeting has started. */
  readonly isEndOnly: boolean;
  readonly onChange: (span: TimeSpan) => void;
}

/** Start and end among the times that are free. Another start keeps the duration. */
export function TimeFields({ times, chosen, isEndOnly, onChange }: TimeFieldsProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const option = (at: number) => ({ value: String(at), label: format.time(at) });
  return (
    <Cluster gap={4} align="start">
      {!isEndOnly && (
        <Field label={t('change.from')}>
          {(control) => (
            <Select
              {...control}
              value={String(chosen.start)}
              options={times.starts.map(option)}
              onChange={({ target }) => {
                const start = Number(target.value);
                onChange({ start, end: start + chosen.end - chosen.start });
              }}
            />
          )}
        </Field>
      )}
      <Field label={t('change.until')}>
        {(control) => (
          <Select
            {...control}
            value={String(chosen.end)}
            options={times.ends.map(option)}
            onChange={({ target }) => onChange({ start: chosen.start, end: Number(target.value) })}
          />
        )}
      </Field>
    </Cluster>
  );
}
