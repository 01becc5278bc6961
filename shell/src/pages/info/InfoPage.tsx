import type { CallResponse } from '@park/contract';
import { useCall, useFormat, usePageTitle } from '@park/platform';
import { EmptyState, Page, UiLink } from '@park/ui';
import { LoadError, OtherLanguageNotice, RichText, RowsSkeleton } from '@park/ui/pages';
import { useShellTexts } from '../../texts/use-shell-texts';
import styles from './InfoPage.module.css';

type InfoPageKind = CallResponse<'GET /api/info-pages/{kind}'>['kind'];

/** A page that the park writes itself, in its folder: privacy, imprint, contact or help. */
export function InfoPage({ kind }: { kind: InfoPageKind }) {
  const { t } = useShellTexts();
  usePageTitle(t(`infoPages.${kind}`));
  return (
    <Page title={t(`infoPages.${kind}`)} width="reading">
      <Content kind={kind} />
    </Page>
  );
}

function Content({ kind }: { kind: InfoPageKind }) {
  const { t, language } = useShellTexts();
  const format = useFormat();
  const page = useCall('GET /api/info-pages/{kind}', { params: { kind } });
  if (page.status === 'pending') return <RowsSkeleton count={4} />;
  if (page.status === 'failed' && page.error.status === 404)
    return (
      <EmptyState
        kind="nothingYet"
        title={t('infoPages.missing')}
        reason={t('infoPages.missingReason')}
        action={<UiLink href="/">{t('pageStatus.home')}</UiLink>}
      />
    );
  if (page.status === 'failed')
    return <LoadError error={page.error} onRetry={page.retry} isRetrying={page.isRefreshing} />;
  const { content, language: written, updatedAt } = page.data;
  return (
    <>
      {written !== language && <OtherLanguageNotice language={written} />}
      <RichText html={content} lang={written} />
      <p className={styles.date}>{t('infoPages.updated', { day: format.longDay(updatedAt) })}</p>
    </>
  );
}
