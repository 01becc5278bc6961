import type { Half, HalfChoice, ParkingLot } from '@park/contract/parking';
import { useFormat } from '@park/platform';
import { Badge, Button, classNames, List, VisuallyHidden } from '@park/ui';
import { ChevronDownIcon, ChevronUpIcon } from '@park/ui/icons';
import { MapLink } from '../../shared/MapLink';
import { SpotKindIcon } from '../../shared/SpotKindIcon';
import { spotKinds } from '../../shared/spot-kinds';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { JoinWaitlist } from '../waitlist/JoinWaitlist';
import styles from './LotList.module.css';

export interface LotRowProps {
  readonly lot: ParkingLot;
  readonly date: string;
  readonly half: HalfChoice;
  readonly canBook: boolean;
  readonly panelId: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Any spot of this lot is being booked. */
  readonly isBooking: boolean;
  readonly onBook: () => void;
  readonly onHalf: (half: Half) => void;
}

export function LotRow(props: LotRowProps) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const { lot } = props;
  const isFull = spotKinds.every((kind) => lot.freeByKind[kind] === 0);
  const closedText = ({ spots, isWholeLot, reason, lastDay }: NonNullable<ParkingLot['closed']>) => {
    const values = { reason, day: format.day(lastDay) };
    return isWholeLot ? t('closed.until', values) : t('closed.part', { ...values, count: spots });
  };
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {lot.name}
          {isFull && <Badge>{t(lot.closed?.isWholeLot ? 'closed.lot' : 'lot.full')}</Badge>}
        </h3>
        {lot.closed && <p className={styles.closed}>{closedText(lot.closed)}</p>}
        <p className={styles.place}>
          {lot.position ? (
            <MapLink position={lot.position} address={lot.address} className={styles.map} />
          ) : (
            lot.address
          )}
        </p>
      </div>
      <KindCounts lot={lot} />
      <LotActions {...props} isFull={isFull} />
    </div>
  );
}

function KindCounts({ lot: { freeByKind } }: { lot: ParkingLot }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  return (
    <List className={styles.counts}>
      {spotKinds.map((kind) => (
        <li key={kind} className={classNames(styles.count, freeByKind[kind] === 0 && styles.none)}>
          <SpotKindIcon kind={kind} />
          <span>
            <span className={styles.number}>{format.number(freeByKind[kind])}</span>{' '}
            {t(`lot.kind.${kind}`, { count: freeByKind[kind] })}
          </span>
        </li>
      ))}
    </List>
  );
}

function LotActions({
  lot,
  date,
  half,
  canBook,
  panelId,
  isOpen,
  onToggle,
  isBooking,
  onBook,
  onHalf,
  isFull,
}: LotRowProps & { isFull: boolean }) {
  const { t } = useParkshareTexts();
  const here = <VisuallyHidden> {t('lot.at', { lot: lot.name })}</VisuallyHidden>;
  const isFree = lot.free[half] > 0;
  const freeHalves = half === 'day' && !isFree ? (['am', 'pm'] as const).filter((part) => lot.free[part] > 0) : [];
  const canWait = canBook && !isFree && freeHalves.length === 0 && !lot.closed?.isWholeLot;
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon;
  return (
    <div className={styles.actions} data-print="hide">
      {/* An open lot can be closed even if its last spot has been booked meanwhile. */}
      {(!isFull || isOpen) && (
        <Button
          variant="quiet"
          className={styles.toggle}
          icon={<Chevron size={16} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onToggle}
        >
          {canBook ? t('lot.choose') : t('lot.show')}
          {here}
        </Button>
      )}
      {canBook && isFree && !isOpen && (
        <Button busy={isBooking} busyText={t('lot.booking')} onClick={onBook}>
          {t(`lot.book.${half}`)}
          {here}
        </Button>
      )}
      {canWait && <JoinWaitlist date={date} choice={half} lots={[lot]} at={lot.name} />}
      {freeHalves.map((part) => (
        <Button key={part} onClick={() => onHalf(part)}>
          {t(`lot.onlyHalf.${part}`, { count: lot.free[part] })}
          {here}
        </Button>
      ))}
    </div>
  );
}
