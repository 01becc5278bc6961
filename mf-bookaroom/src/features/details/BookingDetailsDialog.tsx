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
  const title = booking?.title ?? '';
  const titles = {
    facts: title,
    change: t('change.title', { title }),
    handOver: t('handOver.title', { title }),
  };
  if (booking && step.name === 'edit') return <EditDetails booking={booking} onDone={showFacts} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isMissing ? t('details.missing.title') : booking && step.name !== 'edit' ? titles[step.name] : t('details.room')
      }
      closeOnBackdrop={step.name === 'facts'}
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
      {booking && step.name === 'facts' && (
        <BookingFacts
          booking={booking}
          now={clock()}
          onChange={(occurrence) => setStep({ name: 'change', occurrence })}
          onEdit={() => setStep({ name: 'edit' })}
          onHandOver={() => setStep({ name: 'handOver' })}
        />
      )}
      {booking && step.name === 'change' && (
        <ChangeTime booking={booking} occurrence={step.occurrence} onDone={showFacts} onReload={query.retry} />
      )}
      {booking && step.name === 'handOver' && <HandOver booking={booking} onDone={showFacts} />}
    </Dialog>
  );
}
