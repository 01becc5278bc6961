import { useCall, useFormat, usePageTitle } from '@park/platform';
import { Button, Page, SkeletonText } from '@park/ui';
import { FileTextIcon } from '@park/ui/icons';
import { LoadError, OtherLanguageNotice, PendingTitle, RichText } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';

/** The guide for the role of the reader, made for reading on a phone and on paper. */
export default function GuidePage() {
  const { t } = usePortalTexts();
  const format = useFormat();
  const query = useCall('GET /api/guides/own', {});
  const guide = query.data;
  usePageTitle(guide?.title);
  if (query.status === 'failed')
    return (
      <Page title={t('guide.kind')}>
        <LoadError error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />
      </Page>
    );
  return (
    <Page
      title={guide ? <span lang={guide.language}>{guide.title}</span> : <PendingTitle kind={t('guide.kind')} />}
      state={guide && t('guide.updated', { day: format.longDay(guide.updatedAt) })}
      action={
        guide && (
          <span data-print="hide">
            <Button icon={<FileTextIcon size={16} />} onClick={() => window.print()}>
              {t('guide.print')}
            </Button>
          </span>
        )
      }
    >
      {guide ? (
        <>
          <OtherLanguageNotice language={guide.language} />
          <RichText html={guide.html} lang={guide.language} />
        </>
      ) : (
        <SkeletonText lines={16} />
      )}
    </Page>
  );
}
