import { useFormat, useTexts } from '@park/platform';
import type { RoomSeriesDate, RoomSeriesPreview } from '@park/contract/room-series';
import { List, Select, StatusBadge } from '@park/ui';
import { useRoomTexts } from '../../texts/use-room-texts';
import type { DateChoices } from './recurrence-choice';
import styles from './SeriesDates.module.css';

export interface SeriesDatesProps {
  readonly preview: RoomSeriesPreview;
  readonly choices: DateChoices;
  readonly onChoose: (day: string, choice: string) => void;
}

/** Each date of the series: free, or why not and what to do instead. */
export function SeriesDates({ preview, choices, onChoose }: SeriesDatesProps) {
  const { t } = useRoomTexts();
  return (
    <div>
      <p role="status" className={styles.count}>
        {t('series.free', { count: preview.freeCount, total: preview.dates.length })}
      </p>
      <List className={styles.dates} aria-label={t('details.dates')}>
        {preview.dates.map((date) => (
          <li key={date.day} className={styles.date}>
            <DateState date={date} choice={choices[date.day] ?? 'skip'} onChoose={onChoose} />
          </li>
        ))}
      </List>
    </div>
  );
}

interface DateStateProps {
  readonly date: RoomSeriesDate;
  readonly choice: string;
  readonly onChoose: SeriesDatesProps['onChoose'];
}

function DateState({ date, choice, onChoose }: DateStateProps) {
  const { t } = useRoomTexts();
  // Error texts have keys of any area.
  const { t: anyText } = useTexts();
  const format = useFormat();
  const when = format.dayAndTimeRange(date.start, date.end);
  if (date.refusal === null)
    return (
      <>
        <span className={styles.when}>{when}</span>
        <StatusBadge status="success">{t('legend.free')}</StatusBadge>
      </>
    );
  return (
    <>
      <span className={styles.when}>
        {when}
        <span className={styles.reason}>{anyText(date.refusal, date.values ?? undefined)}</span>
      </span>
      <Select
        aria-label={t('series.insteadOf', { when })}
        value={choice}
        options={[
          { value: 'skip', label: t('series.skip') },
          { value: 'wait', label: t('series.wait') },
          ...date.otherRooms.map(({ id, name }) => ({ value: id, label: t('series.otherRoom', { room: name }) })),
        ]}
        onChange={({ target }) => onChoose(date.day, target.value)}
      />
    </>
  );
}
