/** News and success stories are both articles, with different addresses (AMB-50). */
export type ArticleKind = 'news' | 'stories';

export const listPath: Readonly<Record<ArticleKind, string>> = { news: '/news', stories: '/success-stories' };

export const articleAddress = (kind: ArticleKind, id: string): string =>
  `${listPath[kind]}/details?id=${encodeURIComponent(id)}`;
