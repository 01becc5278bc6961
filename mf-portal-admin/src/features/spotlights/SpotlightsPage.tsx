import type { ManagedSpotlight } from '@park/contract/spotlight-editing';
import { useCall, usePageTitle } from '@park/platform';
import { Button, EmptyState, ErrorPanel, Notice, Page, Section, SkeletonTable } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { SpotlightCard } from './SpotlightCard';
import { SpotlightDialog } from './SpotlightDialog';
import { SpotlightRow } from './SpotlightRow';
import styles from './Spotlights.module.css';
import { useSpotlightOrder } from './use-spotlight-order';

/** The one item at the top of the home page: which one, when, and in which order. */
export default function SpotlightsPage() {
  const { t } = usePortalTexts();
  const spotlights = useCall('GET /api/publishing/spotlights', {});
  const [edited, setEdited] = useState<ManagedSpotlight | 'new'>();
  usePageTitle(t('spotlights.title'));
  return (
    <Page
      title={t('spotlights.title')}
      lead={t('spotlights.lead')}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
      action={
        <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
          {t('spotlights.add')}
        </Button>
      }
    >
      {spotlights.status === 'pending' && <SkeletonTable />}
      {spotlights.status === 'failed' && (
        <ErrorPanel error={spotlights.error} onRetry={spotlights.retry} isRetrying={spotlights.isRefreshing} />
      )}
      {spotlights.data?.items.length === 0 && (
        <EmptyState kind="nothingYet" title={t('spotlights.none.title')} reason={t('spotlights.none.reason')} />
      )}
      {spotlights.data && spotlights.data.items.length > 0 && (
        <SpotlightList items={spotlights.data.items} onEdit={setEdited} />
      )}
      {edited && (
        <SpotlightDialog {...(edited === 'new' ? {} : { spotlight: edited })} onClose={() => setEdited(undefined)} />
      )}
    </Page>
  );
}

interface SpotlightListProps {
  readonly items: readonly ManagedSpotlight[];
  readonly onEdit: (spotlight: ManagedSpotlight) => void;
}

function SpotlightList({ items, onEdit }: SpotlightListProps) {
  const { t, language } = usePortalTexts();
  const { move, isMoving } = useSpotlightOrder(items);
  const shown = items.find(({ state }) => state === 'shown');
  return (
    <>
      <Section title={t('spotlights.now')}>
        {shown ? (
          <SpotlightCard
            texts={shown.texts[language].title ? shown.texts[language] : shown.texts[language === 'en' ? 'fr' : 'en']}
            imageUrl={shown.image?.url ?? null}
            link={shown.link}
          />
        ) : (
          <Notice tone="info">{t('spotlights.nothingNow')}</Notice>
        )}
      </Section>
      <Section title={t('spotlights.order')}>
        <p className={styles.help}>{t('spotlights.orderHelp')}</p>
        <ol className={styles.list}>
          {items.map((spotlight, place) => (
            <SpotlightRow
              key={spotlight.id}
              spotlight={spotlight}
              isMoving={isMoving}
              onEdit={() => onEdit(spotlight)}
              onUp={place > 0 ? () => void move(place, place - 1) : undefined}
              onDown={place < items.length - 1 ? () => void move(place, place + 1) : undefined}
            />
          ))}
        </ol>
      </Section>
    </>
  );
}
