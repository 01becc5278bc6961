import { publicationStates, type PublicationState } from '@park/contract/publishing';
import { useCall, useFormat, useListAddress, usePagedCall, usePageTitle } from '@park/platform';
import { ButtonLink, Cluster, Page, Section, Select, StatusBadge, UiLink, type Status } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { PagedList, Row, Rows, RowsSkeleton, SearchField } from '@park/ui/pages';
import { FilterBar } from '../../shared/FilterBar';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { editedLanguages, type PublicationKind } from './draft-body';
import { attendeesAddress, draftAddress, editAddress, importAddress, managePath } from './kinds';
import styles from './Publishing.module.css';

const statusOf: Record<PublicationState, Status> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  unpublished: 'neutral',
  archived: 'neutral',
};

interface ListedPublication {
  readonly id: string;
  readonly title: string;
  readonly state: PublicationState;
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly availableLanguages: readonly ('en' | 'fr')[];
  readonly publishedLanguages: readonly ('en' | 'fr')[];
  readonly status?: 'scheduled' | 'cancelled';
  readonly author?: string | undefined;
  readonly hasRegistration?: boolean;
  readonly dateCount?: number | undefined;
}

/** All records in every state, last changed first, and own drafts that are not saved yet. */
export function PublicationList({ kind, title }: { kind: PublicationKind; title: string }) {
  const { t } = usePortalTexts();
  const address = useListAddress([]);
  const state = publicationStates.find((known) => known === address.parameter('state'));
  const query = { state, queryText: address.text || undefined, pageSize: 20 };
  const news = usePagedCall('GET /api/publishing/news', { query }, { enabled: kind === 'news' });
  const events = usePagedCall('GET /api/publishing/events', { query }, { enabled: kind === 'event' });
  usePageTitle(title);
  const list = kind === 'news' ? news : events;
  const isNarrowed = address.text !== '' || state !== undefined;
  return (
    <Page
      title={title}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
      action={
        <Cluster>
          <ButtonLink href={importAddress(kind)}>{t('fileImport.open')}</ButtonLink>
          <ButtonLink variant="primary" href={managePath[kind]} icon={<PlusIcon size={16} />}>
            {t(`publishing.${kind}.add`)}
          </ButtonLink>
        </Cluster>
      }
    >
      <OwnDrafts kind={kind} />
      <FilterBar search={<SearchField label={t('publishing.search')} text={address.text} onSearch={address.setText} />}>
        <div className={styles.state}>
          <Select
            aria-label={t('publishing.state')}
            value={state ?? ''}
            options={[
              { value: '', label: t('publishing.allStates') },
              ...publicationStates.map((value) => ({ value, label: t(`publishing.states.${value}`) })),
            ]}
            onChange={({ target }) => address.setParameter('state', target.value || null)}
          />
        </div>
      </FilterBar>
      <PagedList<ListedPublication>
        list={list}
        skeleton={<RowsSkeleton count={8} />}
        empty={{ title: t(`publishing.${kind}.none`) }}
        filteredOut={
          isNarrowed && {
            title: t('publishing.noneFound'),
            clearLabel: t('publishing.showAll'),
            onClear: () => {
              address.setText('');
              address.setParameter('state', null);
            },
          }
        }
      >
        {(items) => (
          <Rows label={title}>
            {items.map((item) => (
              <PublicationRow key={item.id} item={item} kind={kind} />
            ))}
          </Rows>
        )}
      </PagedList>
    </Page>
  );
}

function PublicationRow({ item, kind }: { item: ListedPublication; kind: PublicationKind }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const { id, title, state, status, publishedAt, updatedAt, author, availableLanguages, publishedLanguages } = item;
  const facts = [
    state === 'scheduled'
      ? t('publishing.from', { when: `${format.day(publishedAt)}, ${format.time(publishedAt)}` })
      : '',
    item.dateCount ? t('publishing.series.count', { count: item.dateCount }) : '',
    t('publishing.changed', { when: format.relative(updatedAt) }),
    author ? t('publishing.by', { author }) : '',
  ].filter(Boolean);
  return (
    <Row
      title={title || t('publishing.untitled')}
      headingLevel={2}
      href={editAddress(kind, id)}
      end={
        <Cluster gap={1}>
          {item.hasRegistration && (
            <UiLink href={attendeesAddress(id)} aria-label={t('publishing.attendees.openNamed', { title })}>
              {t('publishing.attendees.open')}
            </UiLink>
          )}
          {status === 'cancelled' && <StatusBadge status="warning">{t('publishing.cancelled')}</StatusBadge>}
          <StatusBadge status={statusOf[state]}>{t(`publishing.states.${state}`)}</StatusBadge>
        </Cluster>
      }
    >
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p className={styles.facts}>
        {editedLanguages
          .map((language) =>
            t(
              publishedLanguages.includes(language)
                ? 'publishing.languages.published'
                : availableLanguages.includes(language)
                  ? 'publishing.languages.written'
                  : 'publishing.languages.missing',
              { language: t(`languageNames.${language}`) },
            ),
          )
          .join(' · ')}
      </p>
    </Row>
  );
}

function OwnDrafts({ kind }: { kind: PublicationKind }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const drafts = useCall('GET /api/publishing/drafts', { query: { kind } });
  const items = drafts.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={t('publishing.ownDrafts')}>
      <Rows label={t('publishing.ownDrafts')}>
        {items.map(({ id, recordId, title, updatedAt }) => (
          <Row
            key={id}
            headingLevel={3}
            title={title || t('publishing.untitled')}
            href={recordId ? editAddress(kind, recordId) : draftAddress(kind, id)}
          >
            <p className={styles.facts}>{t('publishing.notSavedSince', { when: format.relative(updatedAt) })}</p>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
