import type { PortalOverview } from '@park/contract/portal';
import { useCall, useCommand, useFormat } from '@park/platform';
import { List, Section, SkeletonText, UiLink } from '@park/ui';
import { QueryContent } from '@park/ui/pages';
import { useEffect, useRef } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './WhatChanged.module.css';

/** What is new since the last visit, which this page then is. */
export function WhatChanged() {
  const { t } = usePortalTexts();
  const overview = useCall('GET /api/portal/overview', {});
  useVisit(overview.status === 'ready');
  return (
    <Section title={t('people.portal.changes.title')}>
      <QueryContent query={overview} skeleton={<SkeletonText />} compact>
        {(loaded) => <Changes {...loaded} />}
      </QueryContent>
    </Section>
  );
}

function Changes({ changes, since }: Pick<PortalOverview, 'changes' | 'since'>) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const when = format.day(since);
  if (changes.length === 0) return <p className={styles.muted}>{t('people.portal.changes.none', { when })}</p>;
  return (
    <>
      <p className={styles.muted}>{t('people.portal.changes.since', { when })}</p>
      <List className={styles.changes}>
        {changes.map(({ kind, count, titles, href }) => (
          <li key={kind}>
            <UiLink href={href}>{t(`people.portal.changes.kinds.${kind}`, { count })}</UiLink>
            <p className={styles.titles}>{titles.join(' · ')}</p>
          </li>
        ))}
      </List>
    </>
  );
}

/** Notes the visit once, after what has changed was read. */
function useVisit(isRead: boolean): void {
  const visit = useCommand('POST /api/portal/visits');
  const isNoted = useRef(false);
  useEffect(() => {
    if (!isRead || isNoted.current) return;
    isNoted.current = true;
    void visit.run({});
  }, [isRead, visit]);
}
