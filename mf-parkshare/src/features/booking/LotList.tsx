import type { ParkingDay } from '@park/contract/parking';
import { List, Loading, SkeletonBone } from '@park/ui';
import { BookingRefusal } from './BookingRefusal';
import { priceOf } from './bookability';
import styles from './LotList.module.css';
import { LotRow } from './LotRow';
import { SpotChooser } from './SpotChooser';
import type { BookSpot } from './use-book-spot';
import type { ParkingDayView } from './use-parking-day';

export interface LotListProps {
  readonly view: ParkingDayView;
  readonly answer: ParkingDay;
  readonly canBook: boolean;
  readonly booking: BookSpot;
}

export function LotList({ view, answer, canBook, booking }: LotListProps) {
  const { address, date, half } = view;
  const { refusal } = booking;
  return (
    <List className={styles.lots}>
      {answer.lots.map((lot) => {
        const isOpen = address.lotId === lot.id;
        const panelId = `spots-${lot.id}`;
        return (
          <li className={styles.lot} key={lot.id}>
            <LotRow
              lot={lot}
              date={date}
              half={half}
              canBook={canBook}
              panelId={panelId}
              isOpen={isOpen}
              onToggle={() => (isOpen ? address.closeLot() : address.openLot(lot.id))}
              isBooking={booking.pendingSelection?.lot.id === lot.id && !isOpen}
              onBook={() => void booking.book({ lot })}
              onHalf={address.setHalf}
            />
            {refusal?.selection.lot.id === lot.id && (
              <BookingRefusal refusal={refusal} view={view} answer={answer} onBook={booking.book} />
            )}
            {isOpen && (
              <div className={styles.panel} id={panelId}>
                <SpotChooser
                  key={lot.id}
                  lot={lot}
                  view={view}
                  price={priceOf(answer, half)}
                  canBook={canBook}
                  booking={booking}
                />
              </div>
            )}
          </li>
        );
      })}
    </List>
  );
}

const rows = [1, 2, 3, 4];

export function LotListSkeleton() {
  return (
    <Loading>
      <div className={styles.skeletonTitle}>
        <SkeletonBone shape="short" />
      </div>
      <div className={styles.lots}>
        {rows.map((row) => (
          <div key={row} className={styles.lot}>
            <div className={styles.row}>
              <div className={styles.words}>
                <SkeletonBone shape="half" />
                <SkeletonBone shape="most" />
              </div>
              <div className={styles.counts}>
                <SkeletonBone shape="most" />
              </div>
              <div className={styles.actions}>
                <SkeletonBone shape="control" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
