import { usePageTitle } from '@park/platform';
import { Button, ButtonLink, Cluster, Page } from '@park/ui';
import { SearchIcon } from '@park/ui/icons';
import { useSearch } from '../search/SearchProvider';
import { useShellTexts } from '../texts/use-shell-texts';

/** For `/404` and every unknown path; the address stays as it was typed (AMB-45). */
export function NotFoundPage() {
  const { t } = useShellTexts();
  const search = useSearch();
  usePageTitle(t('notFound.title'));
  return (
    <Page title={t('notFound.title')} lead={t('notFound.reason')} width="reading">
      <Cluster gap={2}>
        <Button
          variant="primary"
          icon={<SearchIcon size={16} />}
          onClick={search.open}
          onPointerEnter={search.prepare}
          onFocus={search.prepare}
        >
          {t('notFound.search')}
        </Button>
        <ButtonLink href="/">{t('pageStatus.home')}</ButtonLink>
      </Cluster>
    </Page>
  );
}
