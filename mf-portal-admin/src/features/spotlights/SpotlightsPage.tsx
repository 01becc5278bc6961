import type { ManagedSpotlight } from '@park/contract/spotlight-editing';
import { useCall, usePageTitle } from '@park/platform';
import { Button, EmptyState, Notice, Page, Section, SkeletonTable } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { FocusFrame, QueryContent, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { RemoveSpotlightDialog } from './RemoveSpotlightDialog';
import { SpotlightCard } from './SpotlightCard';
import { SpotlightRow } from './SpotlightRow';
import styles from './Spotlights.module.css';
import { shownLanguage } from './spotlight-values';
import { useSpotlightOrder } from './use-spotlight-order';

const SpotlightDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "staff-dialogs" */ './SpotlightDialog')).SpotlightDialog,
);

/** The one item at the top of the home page: which one, when, and in which order. */
export default function SpotlightsPage() {
  const { t } = usePortalTexts();
  const spotlights = useCall('GET /api/publishing/spotlights', {});
  const [edited, setEdited] = useState<ManagedSpotlight | 'new'>();
  const [removed, setRemoved] = useState<ManagedSpotlight>();
  const list = useRef<HTMLDivElement>(null);
  // The row disappears with its button.
  const focusList = useFocusAfterRender(list);
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
      <QueryContent query={spotlights} skeleton={<SkeletonTable />}>
        {({ items }) => (
          <FocusFrame ref={list}>
            {items.length > 0 ? (
              <SpotlightList items={items} onEdit={setEdited} onRemove={setRemoved} />
            ) : (
              <EmptyState kind="nothingYet" title={t('spotlights.none.title')} reason={t('spotlights.none.reason')} />
            )}
          </FocusFrame>
        )}
      </QueryContent>
      {edited && (
        <SpotlightDialog {...(edited === 'new' ? {} : { spotlight: edited })} onClose={() => setEdited(undefined)} />
      )}
      {removed && (
        <RemoveSpotlightDialog
          spotlight={removed}
          onClose={() => setRemoved(undefined)}
          onRemoved={() => {
            setRemoved(undefined);
            focusList();
          }}
        />
      )}
    </Page>
  );
}

interface SpotlightListProps {
  readonly items: readonly ManagedSpotlight[];
  readonly onEdit: (spotlight: ManagedSpotlight) => void;
  readonly onRemove: (spotlight: ManagedSpotlight) => void;
}

function SpotlightList({ items, onEdit, onRemove }: SpotlightListProps) {
  const { t, language } = usePortalTexts();
  const { move, isMoving } = useSpotlightOrder(items);
  const shown = items.find(({ state }) => state === 'shown');
  const lang = shown && shownLanguage(shown.texts, language);
  return (
    <>
      <Section title={t('spotlights.now')}>
        {shown && lang ? (
          <SpotlightCard texts={shown.texts[lang]} imageUrl={shown.image?.url ?? null} link={shown.link} lang={lang} />
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
              onRemove={() => onRemove(spotlight)}
              onUp={place > 0 ? () => void move(place, place - 1) : undefined}
              onDown={place < items.length - 1 ? () => void move(place, place + 1) : undefined}
            />
          ))}
        </ol>
      </Section>
    </>
  );
}
