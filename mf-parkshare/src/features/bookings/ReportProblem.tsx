import { useConfiguration, useHasRoute, usePermission } from '@park/platform';
import { ButtonLink } from '@park/ui';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { bookingAddress } from '../../shared/booking-address';

/** Leads to ticketing with the spot, where the person may use it and the park has it. */
export function ReportProblem({ spotId, bookingId }: { readonly spotId: string; readonly bookingId: string }) {
  const { t } = useParkshareTexts();
  const { links } = useConfiguration();
  const mayReport = usePermission('Ticketing_Create');
  const hasPage = useHasRoute('/portal/ticketing');
  if (!mayReport || !hasPage || !links.ticketing) return null;
  const back = encodeURIComponent(bookingAddress(bookingId));
  return (
    <div>
      <ButtonLink href={`/portal/ticketing?about=spot:${spotId}&back=${back}`} target="_blank">
        {t('booking.reportProblem')}
      </ButtonLink>
    </div>
  );
}
