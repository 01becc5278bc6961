/** Stands for a page whose remote is known in outline only, until the rest is there. */
import { uniqueId } from '@park/platform/host';
import { ButtonLink, ErrorPanel } from '@park/ui';
import { useCallback, useEffect, useState } from 'react';
import { useShellTexts } from '../texts/use-shell-texts';
import { PagePending } from './page-status';

export interface OutlinedPageProps {
  /** Fetches the rest and renders the page again; resolves to whether the rest loaded. */
  readonly complete: () => Promise<boolean>;
}

export function OutlinedPage({ complete }: OutlinedPageProps) {
  const { t } = useShellTexts();
  const [errorId, setErrorId] = useState<string | null>(null);
  const ask = useCallback(() => {
    setErrorId(null);
    void complete().then((isThere) => isThere || setErrorId(uniqueId()));
  }, [complete]);
  useEffect(ask, [ask]);
  if (errorId === null) return <PagePending />;
  return (
    <ErrorPanel
      headingLevel={1}
      title={t('pageStatus.failedTitle')}
      message={t('pageStatus.failures.unreachable')}
      id={errorId}
      onRetry={ask}
      action={<ButtonLink href="/">{t('pageStatus.home')}</ButtonLink>}
    />
  );
}
