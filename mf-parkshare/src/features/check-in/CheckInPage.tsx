import type { CheckIn } from '@park/contract/parking-check-in';
import { useCommand, useFormat, usePageTitle, useSearchParams, type CallError } from '@park/platform';
import { Button, ButtonLink, ErrorPanel, Notice, Page, Stack } from '@park/ui';
import { useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { bookingAddress } from '../../shared/booking-address';

/** Opened with the QR code at the entrance of a lot. One press, so that a link preview checks nobody in. */
export default function CheckInPage() {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const [parameters] = useSearchParams();
  const command = useCommand('POST /api/parking/check-in', { refreshes: ['GET /api/parking'] });
  const [done, setDone] = useState<CheckIn>();
  const [failure, setFailure] = useState<CallError>();
  usePageTitle(t('checkIn.title'));

  async function handlePress() {
    const result = await command.run({ body: { code: parameters.get('code') ?? '' } });
    setFailure(result.ok ? undefined : result.error);
    setDone(result.ok ? result.data : undefined);
  }

  return (
    <Page
      title={t('checkIn.title')}
      lead={t('checkIn.lead')}
      width="reading"
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
    >
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
    </Page>
  );
}
