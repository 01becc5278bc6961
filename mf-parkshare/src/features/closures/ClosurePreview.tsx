import type { ClosedBooking, ParkingClosurePreview } from '@park/contract/parking-closures';
import { Badge, Stack, Table, type Column } from '@park/ui';
import { toHalfChoice } from '../../shared/halves';
import { useDayHalfLabel } from '../../shared/use-day-half-label';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './Closures.module.css';

/** What a closure affects, before it is created. */
export function ClosurePreview({ preview }: { readonly preview: ParkingClosurePreview }) {
  const { t } = useParkshareTexts();
  const { bookings, holders, spots, days } = preview;
  const moving = bookings.filter(({ movesTo }) => movesTo !== null).length;
  const credits = bookings
    .filter(({ movesTo }) => movesTo === null)
    .reduce((sum, { creditsBack }) => sum + creditsBack, 0);
  const cancelled = bookings.length - moving;
  const isAnybodyAffected = bookings.length + holders.length > 0;
  return (
    <Stack gap={4}>
      <div className={styles.facts} role="status">
        <p>
          {t('closures.preview.extent', {
            spots: t('closures.preview.spots', { count: spots }),
            days: t('closures.preview.days', { count: days }),
          })}
        </p>
        <p>
          <strong>
            {bookings.length === 0
              ? t('closures.preview.noBookings')
              : t('closures.preview.bookings', { count: bookings.length })}
          </strong>
        </p>
        {moving > 0 && <p>{t('closures.preview.moving', { count: moving })}</p>}
        {cancelled > 0 && (
          <p>{t('closures.preview.cancelling', { count: cancelled, credits: t('credits', { count: credits }) })}</p>
        )}
        {isAnybodyAffected && <p className={styles.muted}>{t('closures.preview.messages')}</p>}
      </div>
      {bookings.length > 0 && <Bookings bookings={bookings} />}
      {holders.length > 0 && <Holders preview={preview} />}
    </Stack>
  );
}

function Bookings({ bookings }: { readonly bookings: readonly ClosedBooking[] }) {
  const { t } = useParkshareTexts();
  const dayHalfLabel = useDayHalfLabel();
  const columns: Column<ClosedBooking>[] = [
    {
      key: 'who',
      header: t('closures.preview.who'),
      isRowHeader: true,
      cell: ({ name, company, isGuest }) => `${isGuest ? t('manager.guestName', { name }) : name}, ${company}`,
    },
    {
      key: 'when',
      header: t('closures.preview.when'),
      cell: ({ date, halves }) => dayHalfLabel(date, toHalfChoice(halves)),
    },
    { key: 'spot', header: t('closures.preview.spot'), cell: ({ spot }) => spot.number },
    {
      key: 'result',
      header: t('closures.preview.result'),
      cell: ({ movesTo, creditsBack }) =>
        movesTo ? (
          t('closures.preview.movesTo', { place: t('place', { lot: movesTo.lot.name, spot: movesTo.number }) })
        ) : (
          <Badge>{t('closures.preview.cancelled', { credits: t('credits', { count: creditsBack }) })}</Badge>
        ),
    },
  ];
  return (
    <Table
      caption={t('closures.preview.bookings', { count: bookings.length })}
      columns={columns}
      rows={bookings}
      rowKey={({ id }) => id}
    />
  );
}

function Holders({ preview: { holders } }: { readonly preview: ParkingClosurePreview }) {
  const { t } = useParkshareTexts();
  const caption = t('closures.preview.holders', { count: holders.length });
  return (
    <Stack gap={2}>
      <p>
        <strong>{caption}</strong>
      </p>
      <p className={styles.muted}>{t('closures.preview.holdersText')}</p>
      <Table
        caption={caption}
        rows={holders}
        rowKey={({ spot, name }) => `${spot.id} ${name}`}
        columns={[
          {
            key: 'who',
            header: t('closures.preview.who'),
            isRowHeader: true,
            cell: ({ name, company }) => `${name}, ${company}`,
          },
          { key: 'spot', header: t('closures.preview.spot'), cell: ({ spot }) => spot.number },
          {
            key: 'halves',
            header: t('closures.preview.when'),
            cell: ({ halves }) => t('closures.preview.halves', { count: halves }),
          },
        ]}
      />
    </Stack>
  );
}
