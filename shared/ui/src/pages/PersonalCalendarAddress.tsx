import { Button, Cluster, ConfirmDialog, ErrorPanel, Notice, Stack, type ShownError } from '@park/ui';
import { useEffect, useRef, useState } from 'react';
import { useCalendarAddressTexts } from './calendar-address-texts';
import { CalendarAddress } from './CalendarAddress';
import { useFocusAfterRender } from './use-focus-after-render';

/** What `useCommand` returns, as far as it is used here. */
interface AddressCommand<Data> {
  readonly run: () => Promise<
    { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: ShownError }
  >;
  readonly isRunning: boolean;
}

/** Whether the person has an address, since when, and when a program last read it; ISO 8601. */
interface StoredAddress {
  readonly isActive: boolean;
  readonly createdAt: string | null;
  readonly lastReadAt: string | null;
}

/** The formats of `useFormat` that the text about a stored address needs. */
interface AddressFormats {
  readonly day: (instant: string) => string;
  readonly relative: (instant: string) => string;
}

export interface PersonalCalendarAddressProps {
  readonly stored: StoredAddress;
  /** Creates an address, which replaces the stored one. */
  readonly renew: AddressCommand<{ readonly url: string }>;
  readonly revoke: AddressCommand<unknown>;
  readonly format: AddressFormats;
}

/** The person's secret calendar address: created, shown once, replaced, revoked. */
export function PersonalCalendarAddress({ stored, renew, revoke, format }: PersonalCalendarAddressProps) {
  const { own: texts } = useCalendarAddressTexts();
  // Shown once: the server only stores its hash.
  const [url, setUrl] = useState<string>();
  const [question, setQuestion] = useState<'renew' | 'revoke'>();
  const [refused, setRefused] = useState<{ readonly error: ShownError; readonly retry: () => void }>();

  const isActive = stored.isActive || url !== undefined;
  const content = useRef<HTMLDivElement>(null);
  // A new address starts with the button that copies it; after revoking, the button that creates one is the first.
  const focusFirstButton = useFocusAfterRender(() => content.current?.querySelector('button'));
  const wasActive = useRef(isActive);
  useEffect(() => {
    if (isActive !== wasActive.current) focusFirstButton();
    wasActive.current = isActive;
  }, [isActive, focusFirstButton]);

  const handleRenew = async () => {
    setRefused(undefined);
    const result = await renew.run();
    setQuestion(undefined);
    if (result.ok) {
      setUrl(result.data.url);
      focusFirstButton();
    } else setRefused({ error: result.error, retry: () => void handleRenew() });
  };
  const handleRevoke = async () => {
    setRefused(undefined);
    const result = await revoke.run();
    setQuestion(undefined);
    if (result.ok) setUrl(undefined);
    else setRefused({ error: result.error, retry: () => void handleRevoke() });
  };

  return (
    <div ref={content}>
      <Stack gap={3}>
        {refused && <ErrorPanel compact headingLevel={3} error={refused.error} onRetry={refused.retry} />}
        {url !== undefined && (
          <>
            <CalendarAddress label={texts.address} url={url} />
            <Notice tone="warning">{texts.secret}</Notice>
          </>
        )}
        {url === undefined && stored.isActive && <StoredNotice stored={stored} format={format} />}
        <Cluster>
          {isActive ? (
            <>
              <Button aria-haspopup="dialog" onClick={() => setQuestion('renew')}>
                {texts.renew}
              </Button>
              <Button variant="quiet" aria-haspopup="dialog" onClick={() => setQuestion('revoke')}>
                {texts.revoke}
              </Button>
            </>
          ) : (
            <Button
              variant="primary"
              busy={renew.isRunning}
              busyText={texts.creating}
              onClick={() => void handleRenew()}
            >
              {texts.create}
            </Button>
          )}
        </Cluster>
        <ConfirmDialog
          open={question === 'renew'}
          title={texts.renewQuestion}
          confirmText={texts.renew}
          busy={renew.isRunning}
          busyText={texts.creating}
          onConfirm={() => void handleRenew()}
          onClose={() => setQuestion(undefined)}
        >
          {texts.renewResult}
        </ConfirmDialog>
        <ConfirmDialog
          open={question === 'revoke'}
          title={texts.revokeQuestion}
          confirmText={texts.revoke}
          danger
          busy={revoke.isRunning}
          busyText={texts.revoking}
          onConfirm={() => void handleRevoke()}
          onClose={() => setQuestion(undefined)}
        >
          {texts.revokeResult}
        </ConfirmDialog>
      </Stack>
    </div>
  );
}

/** The person has an address, which cannot be shown again. */
function StoredNotice({
  stored: { createdAt, lastReadAt },
  format,
}: Pick<PersonalCalendarAddressProps, 'stored' | 'format'>) {
  const { own: texts } = useCalendarAddressTexts();
  return (
    <Notice>
      {createdAt && texts.since(format.day(createdAt))}{' '}
      {lastReadAt ? texts.lastRead(format.relative(lastReadAt)) : texts.neverRead} {texts.onlyOnce}
    </Notice>
  );
}
