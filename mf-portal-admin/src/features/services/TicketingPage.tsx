import { useCommand, useConfiguration, usePageTitle, useSearchParams, type CallError } from '@park/platform';
import { Button, ErrorPanel, Notice, Page, SkeletonText, Stack } from '@park/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { handoffOf } from './handoff-address';
import { addressWithToken } from './use-ticketing';

/** Opened in a window of its own by the link beside a room or a spot: hands over to ticketing, with what it is about. */
export default function TicketingPage() {
  const { t } = usePortalTexts();
  const { links } = useConfiguration();
  usePageTitle(t('services.ticketing.title'));
  return (
    <Page title={t('services.ticketing.title')} breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}>
      {links.ticketing ? <HandOver address={links.ticketing} /> : <Notice>{t('services.ticketing.none')}</Notice>}
    </Page>
  );
}

function HandOver({ address }: { readonly address: string }) {
  const { t } = usePortalTexts();
  const [parameters] = useSearchParams();
  const { run, isRunning } = useCommand('POST /api/auth/handoff');
  const [error, setError] = useState<CallError>();
  // The press on the link beside a room or spot is the one that counts; without it this page has a button.
  const isAsked = parameters.has('about');
  const hasBegun = useRef(!isAsked);
  const open = useCallback(async () => {
    setError(undefined);
    const result = await run({ body: handoffOf(parameters) });
    // Replaces this page, so that going back does not hand over again.
    if (!result.ok) setError(result.error);
    else window.location.replace(addressWithToken(address, result.data.token));
  }, [address, parameters, run]);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void open();
  }, [open]);
  if (error) return <ErrorPanel error={error} onRetry={() => void open()} isRetrying={isRunning} />;
  if (!isAsked && !isRunning)
    return (
      <Stack gap={4}>
        <p>{t('services.ticketing.help')}</p>
        <div>
          <Button variant="primary" onClick={() => void open()}>
            {t('services.ticketing.open')}
          </Button>
        </div>
      </Stack>
    );
  return (
    <div role="status">
      <p>{t('services.ticketing.opening')}</p>
      <SkeletonText lines={3} />
    </div>
  );
}
