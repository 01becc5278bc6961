import type { NewsItem } from '@park/contract/news';
import { useCall, useFormat } from '@park/platform';
import { Card, GeneratedCover, Grid, Section, SkeletonCards } from '@park/ui';
import { QueryContent } from '@park/ui/pages';
import { useDirectoryTexts } from '../../texts/use-directory-texts';

const maxShownArticles = 3;
const areas = { news: '/news', stories: '/success-stories' } as const;

/** News or success stories about the company, newest first. */
export function CompanyNews({
  companyId,
  count,
  kind,
}: {
  companyId: string;
  count: number;
  kind: 'news' | 'stories';
}) {
  const { t } = useDirectoryTexts();
  const news = useCall('GET /api/news/query', {
    query: { linkedCompanyId: companyId, successStories: kind === 'stories', pageSize: maxShownArticles },
  });
  return (
    <Section title={t(`company.${kind}`)}>
      <QueryContent
        query={news}
        compact
        skeleton={<SkeletonCards media count={Math.min(count, maxShownArticles)} lines={1} columns="narrow" />}
      >
        {({ items }) => (
          <Grid as="ul" columns="narrow">
            {items.map((item) => (
              <li key={item.id}>
                <NewsCard item={item} href={`${areas[kind]}/details?id=${encodeURIComponent(item.id)}`} />
              </li>
            ))}
          </Grid>
        )}
      </QueryContent>
    </Section>
  );
}

function NewsCard({ item, href }: { item: NewsItem; href: string }) {
  const format = useFormat();
  const media = item.image ? (
    <img src={item.image.url} alt={item.image.alt} loading="lazy" decoding="async" />
  ) : (
    <GeneratedCover title={item.title} />
  );
  return (
    <Card
      headingLevel={3}
      title={<span lang={item.language}>{item.title}</span>}
      href={href}
      media={media}
      meta={format.day(item.publishedAt)}
    />
  );
}
