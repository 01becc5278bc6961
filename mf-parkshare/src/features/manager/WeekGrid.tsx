import type { CompanySpots } from '@park/contract/parking-holding';
import { useFormat } from '@park/platform';
import { Button, classNames } from '@park/ui';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import type { CompanySpot, SelectedHalf } from './company-spot';
import { useHalfLabel, useHalfName } from './use-half-label';
import styles from './WeekGrid.module.css';

export interface WeekViewProps {
  readonly week: CompanySpots;
  readonly onSelect: (selected: SelectedHalf) => void;
  readonly onAssign: (spot: CompanySpot) => void;
}

/** Spots by days; each cell has the morning above the afternoon. */
export function WeekGrid({ week, onSelect, onAssign }: WeekViewProps) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const label = useHalfLabel();
  const name = useHalfName();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A region that scrolls must be reachable by keyboard.
    <div className={styles.frame} role="region" aria-label={t('manager.grid')} tabIndex={0}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{t('manager.spot')}</th>
            {week.days.map((day) => (
              <th key={day} scope="col">
                {format.day(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.spots.map((row) => (
            <tr key={row.spot.id}>
              <th scope="row" className={styles.spot}>
                <span className={styles.number}>{row.spot.number}</span>
                <span className={styles.lot}>{row.spot.lot.name}</span>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('manager.assignSpot', { spot: row.spot.number })}
                  onClick={() => onAssign(row)}
                >
                  {t('manager.assign')}
                </Button>
              </th>
              {week.days.map((day) => (
                <td key={day}>
                  {row.halves
                    .filter((half) => half.day === day)
                    .map((half) => (
                      <button
                        key={half.half}
                        type="button"
                        className={classNames(styles.half, styles[half.state])}
                        aria-label={name(row.spot.number, half)}
                        onClick={() => onSelect({ spot: row.spot, half })}
                      >
                        <span aria-hidden="true">{t(`manager.short.${half.half}`)}</span> {label(half)}
                      </button>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
