import { ButtonLink, ErrorPanel } from '@park/ui';
import { useCallback } from 'react';
import { PagePending } from '../federation/page-status';
import { usePart } from '../on-demand/on-demand-part';
import type { RemoteOutline } from '../page-data/outlined-snapshot';
import { useShellTexts } from '../texts/use-shell-texts';
import type { ShellPage } from './shell-pages';

export interface ShellPageViewProps {
  readonly page: ShellPage;
  readonly remotes: readonly RemoteOutline[];
  readonly typedEmail?: string | undefined;
}

/** One of the shell's own pages: rendered at once if its chunk is loaded, otherwise with a loading state. */
export function ShellPageView({ page, remotes, typedEmail }: ShellPageViewProps) {
  const { t } = useShellTexts();
  const state = usePart(page.part);
  const hasRoute = useCallback(
    (path: string) => remotes.some(({ descriptor }) => descriptor.routes.some((route) => route.path === path)),
    [remotes],
  );
  if (state.status === 'loaded') return <state.Part hasRoute={hasRoute} typedEmail={typedEmail} />;
  if (state.status === 'failed') {
    return (
      <ErrorPanel
        headingLevel={1}
        title={t('pageStatus.failedTitle')}
        message={t('errors.network')}
        onRetry={() => void page.part.load()}
        action={page.path === '/' ? undefined : <ButtonLink href="/">{t('pageStatus.home')}</ButtonLink>}
      />
    );
  }
  return <PagePending isSlow={false} />;
}
