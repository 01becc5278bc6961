/** News as schema.org structured data. */
import type { NewsArticle } from '@park/contract/news';
import type { StructuredData } from '@park/contract/structured-data';
import type { ApiConfiguration } from '../../core/configuration/configuration';
import { companyPath, newsPath } from '../../core/web-addresses/pages';

type SiteConfiguration = Pick<ApiConfiguration, 'parkOrigin' | 'parkName'>;

/** Contains nothing that the page does not show: search engines require it. */
export function newsStructuredData(
  article: Omit<NewsArticle, 'structuredData'>,
  { parkOrigin, parkName }: SiteConfiguration,
): StructuredData {
  const url = parkOrigin + newsPath(article);
  const park = { '@type': 'Organization', name: parkName[article.language], url: parkOrigin };
  const { linkedCompany, image } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: article.title,
    ...(article.summary && { description: article.summary }),
    ...(image && { image: [parkOrigin + image.url] }),
    inLanguage: article.language,
    datePublished: article.publishedAt,
    // Edits before publication belong to the first version.
    dateModified: article.updatedAt > article.publishedAt ? article.updatedAt : article.publishedAt,
    author: park,
    publisher: park,
    ...(linkedCompany && {
      about: {
        '@type': 'Organization',
        name: linkedCompany.name,
        url: parkOrigin + companyPath(linkedCompany.id),
      },
    }),
  };
}
