import type { LotDay, ParkingLot } from '@park/contract/parking';
import { Button, EmptyState, ErrorPanel, Loading, SkeletonBone } from '@park/ui';
import { useState, type FormEvent } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './SpotChooser.module.css';
import { SpotTiles } from './SpotTiles';
import { anyOfKindValue, groupSpots, parseSpotChoice } from './spot-choice';
import type { BookSpot } from './use-book-spot';
import type { ParkingDayView } from './use-parking-day';

export interface SpotChooserProps {
  readonly lot: ParkingLot;
  readonly view: ParkingDayView;
  /** Credits for the selected time. */
  readonly price: number;
  readonly canBook: boolean;
  readonly booking: BookSpot;
}

/** Selects a specific free spot of the open lot, or any of a kind. */
export function SpotChooser(props: SpotChooserProps) {
  const { t } = useParkshareTexts();
  const { spots } = props.view;
  if (spots.status === 'pending') return <SpotSkeleton />;
  if (spots.status === 'failed')
    return (
      <ErrorPanel compact headingLevel={3} error={spots.error} onRetry={spots.retry} isRetrying={spots.isRetrying} />
    );
  if (spots.data.spots.length === 0)
    return <EmptyState kind="filteredOut" compact headingLevel={3} title={t('spots.none')} />;
  return <ReadyChooser {...props} answer={spots.data} isStale={spots.isStale} />;
}

function ReadyChooser({
  lot,
  view,
  price,
  canBook,
  booking,
  answer,
  isStale,
}: SpotChooserProps & { answer: LotDay; isStale: boolean }) {
  const { t } = useParkshareTexts();
  const groups = groupSpots(answer.spots);
  const [wanted, setWanted] = useState<string>();
  // A spot that is no longer free is deselected.
  const selection =
    parseSpotChoice(wanted, groups, lot) ?? parseSpotChoice(anyOfKindValue(groups[0]?.kind ?? 'standard'), groups, lot);
  const label =
    selection &&
    t(`spots.book.${view.half}`, {
      spot: selection.spot ? selection.spot.number : t(`anyOfKind.${selection.kind ?? 'standard'}`),
    });

  function send(event: FormEvent) {
    event.preventDefault();
    if (selection) void booking.book(selection);
  }

  return (
    <form className={styles.form} onSubmit={send} aria-label={t('spots.title', { lot: lot.name })} aria-busy={isStale}>
      <SpotTiles groups={groups} value={selection?.value} isReadOnly={!canBook} onChange={setWanted} />
      {canBook && (
        <div className={styles.foot} data-print="hide">
          <Button
            type="submit"
            variant="primary"
            busy={booking.pendingSelection?.lot.id === lot.id}
            busyText={t('lot.booking')}
          >
            {label}
          </Button>
          <p className={styles.cost}>
            {price === 0 ? t('parking.free') : t('parking.cost', { count: view.credits, cost: price })}
          </p>
        </div>
      )}
    </form>
  );
}

const tiles = Array.from({ length: 12 }, (_unused, place) => place);

function SpotSkeleton() {
  return (
    <Loading>
      <div className={styles.tiles}>
        {tiles.map((tile) => (
          <SkeletonBone key={tile} shape="control" />
        ))}
      </div>
    </Loading>
  );
}
