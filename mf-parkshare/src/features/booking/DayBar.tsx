import { SegmentedControl } from '@park/ui';
import { halfChoices, halvesOf } from '../../shared/halves';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './DayBar.module.css';
import { DayField } from './DayField';
import type { ParkingDayView } from './use-parking-day';

export function DayBar({ view: { address, date, half, known } }: { view: ParkingDayView }) {
  const { t } = useParkshareTexts();
  const ended = known?.date === date ? known.endedHalves : [];
  return (
    <div className={styles.frame} data-print="hide">
      <div className={styles.bar}>
        <DayField date={date} firstDay={known?.firstDay} lastDay={known?.lastDay} onChange={address.setDate} />
        <SegmentedControl
          legend={t('parking.half')}
          options={halfChoices.map((value) => ({
            value,
            label: t(`halves.${value}`),
            disabled: value !== half && halvesOf(value).some((part) => ended.includes(part)),
          }))}
          value={half}
          onChange={address.setHalf}
        />
      </div>
    </div>
  );
}
