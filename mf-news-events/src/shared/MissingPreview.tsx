import { usePageTitle } from '@park/platform';
import type { Crumb } from '@park/ui';
import { NotFoundPage } from '@park/ui/pages';
import { useNewsEventsTexts } from '../texts/use-news-events-texts';

export interface MissingPreviewProps {
  readonly breadcrumbs: readonly Crumb[];
  readonly action: { readonly label: string; readonly href: string };
}

/** A preview whose address no longer works, or that is of something else. */
export function MissingPreview({ breadcrumbs, action }: MissingPreviewProps) {
  const { t } = useNewsEventsTexts();
  usePageTitle(t('preview.missing.title'));
  return (
    <NotFoundPage
      title={t('preview.missing.title')}
      reason={t('preview.missing.reason')}
      breadcrumbs={breadcrumbs}
      action={action}
    />
  );
}
