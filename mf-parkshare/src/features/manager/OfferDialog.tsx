import type { CompanySpots } from '@park/contract/parking-holding';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { LeaseOfferDialog } from '../leases/LeaseOfferDialog';

interface OfferDialogProps {
  readonly week: CompanySpots;
  readonly onClose: () => void;
}

/** Offers one of the company's own spots to another company. */
export function OfferDialog({ week, onClose }: OfferDialogProps) {
  const { t } = useParkshareTexts();
  const own = week.spots.filter(({ isSublet }) => !isSublet);
  return (
    <LeaseOfferDialog
      title={t('leases.offer')}
      days={{ firstDay: week.today, lastDay: week.today }}
      spots={own.map(({ spot }) => ({
        value: spot.id,
        label: t('ownSpot.name', { spot: spot.number, lot: spot.lot.name }),
      }))}
      companies={week.companies}
      onClose={onClose}
    />
  );
}
