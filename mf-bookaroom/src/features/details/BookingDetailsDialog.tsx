import { isNotFound, useCall, useServices } from '@park/platform';
import type { RoomOccurrence } from '@park/contract/room-bookings';
import { Dialog, EmptyState, SkeletonText } from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import { BookingFacts } from './BookingFacts';
import { ChangeTime } from './ChangeTime';
import { EditDetails } from './EditDetails';
import { HandOver } from './HandOver';

type Step =
  { name: 'facts' } | { name: 'change'; occurrence: RoomOccurrence } | { name: 'edit' } | { name: 'handOver' };

/** The details of a booking and its changes. The address names the booking, so that it can be linked. */
export function BookingDetailsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useRoomTexts();
  const { clock } = useServices();
  const query = useCall('GET /api/rooms/bookings/{id}', { params: { id } }, { keepPrevious: true });
  const [step, setStep] = useState<Step>({ name: 'facts' });
  const showFacts = () => setStep({ name: 'facts' });
  const booking = query.data;
  // The api refuses a malformed id as invalid; for the reader it is not found.
  const isMissing = query.status === 'failed' && (query.error.status === 400 || isNotFound(query.error));
  if (booking && step.name === 'edit') return <EditDetails booking={booking} onDone={showFacts} />;
  if (booking && step.name === 'handOver') return <HandOver booking={booking} onDone={showFacts} onGone={onClose} />;
  if (booking && step.name === 'change')
    return <ChangeTime booking={booking} occurrence={step.occurrence} onDone={showFacts} onReload={query.retry} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isMissing ? t('details.missing.title') : (booking?.title ?? t('details.room'))}
    >
      {query.status === 'pending' && <SkeletonText lines={6} />}
      {isMissing ? (
        <EmptyState
          kind="nothingYet"
          compact
          headingLevel={3}
          title={t('details.missing.title')}
          reason={t('details.missing.reason')}
        />
      ) : (
        query.status === 'failed' && (
          <LoadError compact error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />
        )
      )}
      {booking && (
        <BookingFacts
          booking={booking}
          now={clock()}
          onChange={(occurrence) => setStep({ name: 'change', occurrence })}
          onEdit={() => setStep({ name: 'edit' })}
          onHandOver={() => setStep({ name: 'handOver' })}
        />
      )}
    </Dialog>
  );
}
