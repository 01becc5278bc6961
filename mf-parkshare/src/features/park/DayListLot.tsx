import type { DayList } from '@park/contract/parking-park';
import { Section, Table, type Column } from '@park/ui';
import { SpotKindIcon } from '../../shared/SpotKindIcon';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './Park.module.css';

type Lot = DayList['lots'][number];
type Spot = Lot['spots'][number];
type Half = 'am' | 'pm';

/** One car park of the day list: a line for each spot on which somebody parks. */
export function DayListLot({ lot }: { readonly lot: Lot }) {
  const { t } = useParkshareTexts();
  const usedIn = (half: Half) => lot.spots.filter((spot) => spot[half] !== null).length;
  const columnOf = (half: Half): Column<Spot> => ({
    key: half,
    header: t(`halves.${half}`),
    cell: (spot) => <Parker part={spot[half]} />,
  });
  return (
    <Section title={lot.name} level={3}>
      <p className={styles.note}>
        {t('dayList.used', { morning: usedIn('am'), afternoon: usedIn('pm'), count: lot.spotCount })}
      </p>
      <Table<Spot>
        caption={lot.name}
        rows={lot.spots}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'spot',
            header: t('spotList.number'),
            isRowHeader: true,
            cell: ({ number, kind }) => (
              <span className={styles.kind}>
                {number}
                {kind !== 'standard' && (
                  <span role="img" aria-label={t(`kinds.${kind}`)}>
                    <SpotKindIcon kind={kind} />
                  </span>
                )}
              </span>
            ),
          },
          columnOf('am'),
          columnOf('pm'),
        ]}
      />
    </Section>
  );
}

function Parker({ part }: { readonly part: Spot['am'] }) {
  const { t } = useParkshareTexts();
  if (!part) return '–';
  const { name, company, isGuest, plate } = part;
  return (
    <span className={styles.name}>
      <span className={styles.parker}>
        {isGuest ? t('manager.guestName', { name }) : name}
        {plate && <span className={styles.plate}>{plate}</span>}
      </span>
      <span className={styles.note}>{company}</span>
    </span>
  );
}
