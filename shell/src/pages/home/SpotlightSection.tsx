import { useCall } from '@park/platform';
import { ButtonLink, GeneratedCover, Loading, SkeletonBone } from '@park/ui';
import { useId } from 'react';
import { useShellTexts } from '../../texts/use-shell-texts';
import { ReadingBody } from './ReadingBody';
import styles from './SpotlightSection.module.css';

/** What the park points at now. While it points at nothing, the place shows how to work here, so the page keeps its shape. */
export function SpotlightSection() {
  const { t } = useShellTexts();
  const spotlight = useCall('GET /api/spotlight', {});
  const titleId = useId();
  return (
    <section className={styles.spotlight} aria-labelledby={titleId}>
      <ReadingBody
        reading={spotlight}
        className={styles.spotlightBody}
        skeleton={
          <Loading>
            <div className={styles.spotlightWords}>
              <SkeletonBone shape="title" />
              <SkeletonBone />
              <SkeletonBone shape="half" />
            </div>
          </Loading>
        }
      >
        {(found) => (
          <>
            <div className={styles.spotlightWords}>
              <h2 id={titleId} className={styles.spotlightTitle} lang={found?.language}>
                {found?.title ?? t('home.spotlight.fallbackTitle')}
              </h2>
              <p className={styles.spotlightText} lang={found?.language}>{found?.text ?? t('home.spotlight.fallbackText')}</p>
              <SpotlightLink link={found ? found.link : '/working-here/tenant-portal/'} />
            </div>
            <div className={styles.spotlightPicture}>
              {found?.image ? <img src={found.image.url} alt={found.image.alt} loading="lazy" decoding="async" /> : <GeneratedCover title={found?.title ?? t('home.spotlight.fallbackTitle')} />}
            </div>
          </>
        )}
      </ReadingBody>
    </section>
  );
}

function SpotlightLink({ link }: { link: string | null }) {
  const { t } = useShellTexts();
  if (!link || !/^(?:\/(?![/\\])|https?:\/\/)/.test(link)) return null;
  return (
    <ButtonLink href={link} size="small" className={styles.spotlightLink}>
      {t('home.spotlight.more')}
    </ButtonLink>
  );
}
