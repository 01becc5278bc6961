import type { CheckIn } from '@park/contract/parking-check-in';
import { useCommand, useFormat, usePageTitle, useSearchParams, type CallError } from '@park/platform';
import { Button, ButtonLink, EmptyState, ErrorPanel, Notice, Page, Stack } from '@park/ui';
import { FocusFrame, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { bookingAddress } from '../../shared/booking-address';

/** Opened with the QR code at the entrance of a lot. One press, so that a link preview checks nobody in. */
export default function CheckInPage() {
  const { t } = useParkshareTexts();
  const [parameters] = useSearchParams();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const code = parameters.get('code');
  const place = useRef<HTMLDivElement>(null);
  // The button is gone after it was pressed.
  const keepFocus = useFocusAfterRender(place, { onlyIfLost: true });
  usePageTitle(t('checkIn.title'));
  return (
    <Page
      title={t('checkIn.title')}
      lead={t('checkIn.lead')}
      width="reading"
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
    >
      <FocusFrame ref={place}>
        {code && !isUnreadable ? (
          <Confirmation code={code} onUnreadable={() => setIsUnreadable(true)} onAnswered={keepFocus} />
        ) : (
          <EmptyState
            kind="nothingYet"
            title={t('checkIn.missing.title')}
            reason={t('checkIn.missing.reason')}
            action={<ButtonLink href="/parkshare/bookings">{t('refused.seeBookings')}</ButtonLink>}
          />
        )}
      </FocusFrame>
    </Page>
  );
}

interface ConfirmationProps {
  readonly code: string;
  /** Called when the api cannot read the code: a part of the address is missing. */
  readonly onUnreadable: () => void;
  readonly onAnswered: () => void;
}

function Confirmation({ code, onUnreadable, onAnswered }: ConfirmationProps) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const command = useCommand('POST /api/parking/check-in', { refreshes: ['GET /api/parking'] });
  const [done, setDone] = useState<CheckIn>();
  const [failure, setFailure] = useState<CallError>();

  async function handlePress() {
    const result = await command.run({ body: { code } });
    if (!result.ok && result.error.status === 400) onUnreadable();
    setFailure(result.ok ? undefined : result.error);
    setDone(result.ok ? result.data : undefined);
    onAnswered();
  }

  return (
    <Stack gap={6}>
      <div role="status">
        {done && (
          <Notice
            tone="success"
            title={t('checkIn.done', {
              place: t('place', { lot: done.lot.name, spot: done.spot.number }),
              time: format.time(done.checkedInAt),
            })}
            action={
              <ButtonLink size="small" href={bookingAddress(done.bookingId)}>
                {t('waitlist.seeBooking')}
              </ButtonLink>
            }
          >
            {t('checkIn.doneReason')}
          </Notice>
        )}
      </div>
      {failure && <ErrorPanel compact headingLevel={2} error={failure} />}
      {!done && (
        <div>
          <Button variant="primary" busy={command.isRunning} onClick={() => void handlePress()}>
            {t('checkIn.action')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
