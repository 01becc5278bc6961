import { useCall, useFormat, usePageTitle, useSearchParams } from '@park/platform';
import { normalizeSearchText } from '@park/platform/host';
import { EmptyState, Page, Section, UiLink, VisuallyHidden } from '@park/ui';
import { LoadError, Row, Rows, RowsSkeleton, SearchField } from '@park/ui/pages';
import type { ShellPageProps } from '../../page-data/shell-page-props';
import { groupResults, type ResultGroup, type SearchResult } from '../../search/group-results';
import { minQueryLength } from '../../search/query-length';
import { kindIcons, Marked } from '../../search/SearchResults';
import { useShellTexts } from '../../texts/use-shell-texts';
import { searchPageQuery } from './search-page-query';
import styles from './SearchPage.module.css';

/** The list of a kind, which searches with the same text. Static pages have none. */
const listPaths: Readonly<Record<Exclude<SearchResult['kind'], 'page'>, string>> = {
  company: '/companies',
  news: '/news',
  story: '/success-stories',
  event: '/events',
  job: '/jobs',
  supplier: '/approved-suppliers',
};

/** All results of the portal for a text, by kind, with a link to the list that shows even more. */
export function SearchPage({ hasRoute }: ShellPageProps) {
  const { t } = useShellTexts();
  const [parameters, setParameters] = useSearchParams();
  const text = normalizeSearchText(parameters.get('q')).trim();
  usePageTitle(text ? t('searchPage.titleFor', { text }) : t('search.title'));
  const isLongEnough = text.length >= minQueryLength;
  const answer = useCall('GET /api/webflow-search', searchPageQuery(text), { enabled: isLongEnough });
  const groups = isLongEnough && answer.status === 'ready' ? groupResults(answer.data.items) : null;
  const count = groups?.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <Page title={t('search.title')} width="reading">
      <SearchField
        label={t('search.label')}
        text={text}
        onSearch={(next) => setParameters(next ? { q: next } : {}, { replace: true })}
      />
      {/* One element for all texts: a status that appears together with its text is often not announced. */}
      <p className={styles.hint} role="status">
        {!isLongEnough && t('search.hint')}
        {count !== undefined && count > 0 && t('search.count', { count })}
        {count === 0 && <VisuallyHidden>{t('searchPage.nothing', { text })}</VisuallyHidden>}
      </p>
      {isLongEnough && answer.status === 'pending' && <RowsSkeleton count={8} />}
      {isLongEnough && answer.status === 'failed' && (
        <LoadError error={answer.error} onRetry={answer.retry} isRetrying={answer.isRefreshing} />
      )}
      {groups && <Results groups={groups} text={text} hasRoute={hasRoute} />}
    </Page>
  );
}

interface ResultsProps extends ShellPageProps {
  readonly groups: readonly ResultGroup[];
  readonly text: string;
}

function Results({ groups, text, hasRoute }: ResultsProps) {
  const { t } = useShellTexts();
  if (groups.length === 0)
    return (
      <EmptyState
        kind="filteredOut"
        title={t('searchPage.nothing', { text })}
        reason={t('searchPage.nothingReason')}
        action={<UiLink href="/">{t('pageStatus.home')}</UiLink>}
      />
    );
  return (
    <>
      {groups.map((group) => (
        <Group key={group.kind} group={group} text={text} hasRoute={hasRoute} />
      ))}
    </>
  );
}

interface GroupProps extends ShellPageProps {
  readonly group: ResultGroup;
  readonly text: string;
}

function Group({ group: { kind, results }, text, hasRoute }: GroupProps) {
  const { t, language } = useShellTexts();
  const format = useFormat();
  const Icon = kindIcons[kind];
  const list = kind === 'page' ? null : listPaths[kind];
  return (
    <Section
      title={t(`search.kinds.${kind}`)}
      action={
        list && hasRoute(list) ? (
          <UiLink href={`${list}?${new URLSearchParams({ q: text }).toString()}`}>
            {t('searchPage.inList', { kind: t(`search.kinds.${kind}`) })}
          </UiLink>
        ) : undefined
      }
    >
      <Rows>
        {results.map(({ url, titleParts, excerptParts, language: titleLanguage, excerptLanguage, startsAt }) => (
          <Row
            key={url}
            mark={<Icon size={18} />}
            title={<Marked parts={titleParts} />}
            href={url}
            headingLevel={3}
            lang={titleLanguage}
            end={startsAt && format.day(startsAt)}
          >
            {excerptParts.length > 0 && (
              <p className={styles.excerpt}>
                {excerptLanguage !== language && <span>{t(`search.inLanguage.${excerptLanguage}`)} · </span>}
                <span lang={excerptLanguage}>
                  <Marked parts={excerptParts} />
                </span>
              </p>
            )}
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
