import type { CallResponse } from '@park/contract';
import { isInternalPath } from '@park/domain';
import { useCall } from '@park/platform';
import { ButtonLink, classNames, GeneratedCover, Loading, SkeletonBone } from '@park/ui';
import { useId } from 'react';
import { useShellTexts } from '../../texts/use-shell-texts';
import styles from './SpotlightSection.module.css';

/** Narrow screens show no picture, so they load none. */
const emptyPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The spotlight of the park. Without one, the section explains how to work here, so that the page keeps its layout. */
export function SpotlightSection() {
  const spotlight = useCall('GET /api/spotlight', {});
  // A failed load is treated as no spotlight, because the page is useful without it.
  if (spotlight.status !== 'pending') return <Spotlight found={spotlight.data ?? null} />;
  return (
    <div className={classNames(styles.spotlight, styles.spotlightBody)}>
      <Loading>
        <div className={styles.spotlightText}>
          <SkeletonBone shape="title" />
          <SkeletonBone />
          <SkeletonBone shape="half" />
        </div>
      </Loading>
    </div>
  );
}

function Spotlight({ found }: { found: CallResponse<'GET /api/spotlight'> | null }) {
  const { t } = useShellTexts();
  const titleId = useId();
  const title = found?.title ?? t('home.spotlight.fallbackTitle');
  return (
    <section className={classNames(styles.spotlight, styles.spotlightBody)} aria-labelledby={titleId}>
      <div className={styles.spotlightText}>
        <h2 id={titleId} className={styles.spotlightTitle} lang={found?.language}>
          {title}
        </h2>
        <p className={styles.spotlightLead} lang={found?.language}>
          {found?.text ?? t('home.spotlight.fallbackText')}
        </p>
        <SpotlightLink link={found ? found.link : '/working-here/tenant-portal/'} />
      </div>
      <div className={styles.spotlightPicture}>
        {found?.image ? (
          <picture>
            <source media="(width < 48rem)" srcSet={emptyPicture} />
            {/* The largest part of the first screen, where there is room for it. */}
            <img src={found.image.url} alt={found.image.alt} fetchPriority="high" decoding="async" />
          </picture>
        ) : (
          <GeneratedCover title={title} />
        )}
      </div>
    </section>
  );
}

function SpotlightLink({ link }: { link: string | null }) {
  const { t } = useShellTexts();
  if (!link || !(isInternalPath(link) || /^https?:\/\//.test(link))) return null;
  return (
    <ButtonLink href={link} size="small" className={styles.spotlightLink}>
      {t('home.spotlight.more')}
    </ButtonLink>
  );
}
