import type { CallResponse } from '@park/contract';
import { useCall, useFormat } from '@park/platform';
import { EmptyState, GeneratedCover, Grid, Loading, Section, SkeletonBone, UiLink } from '@park/ui';
import { useShellTexts } from '../../texts/use-shell-texts';
import type { HasRoute } from '../../page-data/shell-page-props';
import { homeCalls } from './home-calls';
import styles from './HomePage.module.css';
import { QueryBody } from './QueryBody';

type Article = CallResponse<'GET /api/news/query'>['items'][number];

export function NewsSection({ hasRoute }: { hasRoute: HasRoute }) {
  const { t } = useShellTexts();
  const news = useCall('GET /api/news/query', homeCalls.news);
  return (
    <Section
      title={t('home.news.title')}
      action={hasRoute('/news') ? <UiLink href="/news">{t('home.news.all')}</UiLink> : undefined}
    >
      <QueryBody query={news} skeleton={<SkeletonStories />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="nothingYet" compact headingLevel={3} title={t('home.news.none')} />
          ) : (
            <Grid as="ul" className={styles.stories}>
              {items.map((article) => (
                <Story key={article.id} article={article} isLinked={hasRoute('/news/details')} />
              ))}
            </Grid>
          )
        }
      </QueryBody>
    </Section>
  );
}

function Story({
  article: { id, title, image, publishedAt, language },
  isLinked,
}: {
  article: Article;
  isLinked: boolean;
}) {
  const format = useFormat();
  return (
    <li className={styles.story}>
      <div className={styles.storyPicture}>
        {image ? (
          <img
            src={image.url}
            alt=""
            width={image.width ?? undefined}
            height={image.height ?? undefined}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <GeneratedCover title={title} />
        )}
      </div>
      <h3 className={styles.storyTitle} lang={language}>
        {isLinked ? (
          <UiLink className={styles.stretched} href={`/news/details?id=${encodeURIComponent(id)}`}>
            {title}
          </UiLink>
        ) : (
          title
        )}
      </h3>
      <p className={styles.rowMeta}>{format.day(publishedAt)}</p>
    </li>
  );
}

function SkeletonStories() {
  return (
    <Loading>
      <Grid className={styles.stories}>
        {[0, 1, 2].map((story) => (
          <div key={story} className={styles.story}>
            <div className={styles.storyPicture}>
              <SkeletonBone shape="media" />
            </div>
            <div className={styles.storyTitle}>
              <SkeletonBone shape="most" />
            </div>
            <div className={styles.rowMeta}>
              <SkeletonBone shape="short" />
            </div>
          </div>
        ))}
      </Grid>
    </Loading>
  );
}
