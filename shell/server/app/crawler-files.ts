/** What search engines and link previews read: which addresses they may ask for, and which pages there are. */
import type { FastifyInstance } from 'fastify';
import { minuteMs } from '@park/domain';
import { escapeHtml } from '../page/html';
import { isOpenRoute, openShellPaths } from '../page/match-route';
import type { RegistryRemote } from '../registry/registry';

interface PublicPage {
  readonly path: string;
  readonly changedAt?: string;
}

interface CrawlerSources {
  readonly apiOrigin: string;
  readonly remotes: () => readonly RegistryRemote[];
}

/** The records change rarely, and crawlers come often. */
const recordsMaxAgeMs = 10 * minuteMs;

export function registerCrawlerFiles(app: FastifyInstance, { apiOrigin, remotes }: CrawlerSources): void {
  let kept: { readonly at: number; readonly records: readonly PublicPage[] } | null = null;

  async function publicRecords(): Promise<readonly PublicPage[]> {
    if (kept && Date.now() - kept.at < recordsMaxAgeMs) return kept.records;
    const response = await fetch(`${apiOrigin}/api/sitemap`, {
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`The api answered ${response.status} to the sitemap.`);
    const { items } = (await response.json()) as { items: PublicPage[] };
    kept = { at: Date.now(), records: items };
    return items;
  }

  app.get('/robots.txt', async ({ protocol, host }, reply) =>
    reply.type('text/plain; charset=utf-8').send(
      [
        'User-agent: *',
        // Images of link previews, and the feeds.
        'Allow: /api/files/',
        'Allow: /api/feeds/',
        'Disallow: /api/',
        'Disallow: /portal',
        `Sitemap: ${protocol}://${host}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );

  app.get('/sitemap.xml', async ({ protocol, host, log }, reply) => {
    let records: readonly PublicPage[];
    try {
      records = await publicRecords();
    } catch (error) {
      log.warn({ err: error }, 'the sitemap could not be read');
      if (!kept) return reply.code(503).header('retry-after', '60').type('text/plain; charset=utf-8').send('');
      records = kept.records;
    }
    const pages: readonly PublicPage[] = [...openShellPaths, ...openPaths(remotes())].map((path) => ({ path }));
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(sitemapXml(`${protocol}://${host}`, [...pages, ...records]));
  });
}

/** Lists and other pages that visitors may open; pages of details are listed by record. */
function openPaths(remotes: readonly RegistryRemote[]): string[] {
  return remotes
    .flatMap(({ descriptor }) => descriptor.routes)
    .filter(isOpenRoute)
    .filter(({ firstCalls = [] }) => !firstCalls.some(({ subject }) => subject))
    .map(({ path }) => path);
}

const sitemapXml = (origin: string, pages: readonly PublicPage[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ path, changedAt }) =>
        `<url><loc>${escapeHtml(`${origin}${path}`)}</loc>${changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : ''}</url>`,
    ),
    '</urlset>',
  ].join('\n');
