/** What the page carried for one person is not shown to the next one in the same tab (AMB-32). */
import { useCall, usePagedCall } from '@park/platform';
import { createClient, createQueryCache, forgetResponses, QueryCacheProvider } from '@park/platform/host';
import { act, render, screen } from '@testing-library/react';
import { createFakePlatform } from './fake-platform';
import { PlatformProviders } from './platform-providers';

const list = { items: [{ id: '1', name: 'Anna’s company' }], paginationId: null };

function One() {
  const article = useCall('GET /api/news/{id}', { params: { id: '7' } });
  return <p>{article.status === 'ready' ? article.data.title : `one ${article.status}`}</p>;
}

function List() {
  const companies = usePagedCall('GET /api/companies/query', {});
  return <p>{companies.status === 'ready' ? companies.items[0]?.name : `list ${companies.status}`}</p>;
}

it.each([
  ['on the screen', true],
  ['left before', false],
])('responses of a page %s are asked for again, and not shown meanwhile', async (_where, isShown) => {
  const asked: string[] = [];
  const client = createClient({
    apiBase: '',
    language: () => 'en',
    fetch: (address) => {
      asked.push(String(address));
      return new Promise(() => {});
    },
    preloadedResponses: { '/api/news/7': { title: 'For Anna' }, '/api/companies/query': list, '/api/spotlight': {} },
  });
  const cache = createQueryCache();
  const services = { ...createFakePlatform().services, client };
  const screenWith = (page: React.ReactNode) => (
    <PlatformProviders services={services} at="/" remote="mf-news-events" language="en">
      <QueryCacheProvider client={cache}>{page}</QueryCacheProvider>
    </PlatformProviders>
  );
  const pages = (
    <>
      <One />
      <List />
    </>
  );
  const { rerender } = render(screenWith(pages));
  expect(screen.getByText('For Anna')).toBeInTheDocument();
  expect(screen.getByText('Anna’s company')).toBeInTheDocument();
  expect(asked).toEqual([]);
  if (!isShown) rerender(screenWith(null));
  await act(async () => {
    client.dropPreloaded();
    void forgetResponses(cache);
  });
  if (!isShown) await act(async () => rerender(screenWith(pages)));
  expect(await screen.findByText('one pending')).toBeInTheDocument();
  expect(screen.getByText('list pending')).toBeInTheDocument();
  expect(asked.sort()).toEqual(['/api/companies/query', '/api/news/7']);
  expect(client.takePreloadedResponse('GET /api/spotlight', {})).toBeUndefined();
});

it('a response that stays on the screen while another input loads is not shown to the next person', async () => {
  const client = createClient({
    apiBase: '',
    language: () => 'en',
    fetch: () => new Promise(() => {}),
    preloadedResponses: {
      '/api/news/7': { title: 'For Anna' },
      '/api/companies/query?queryText=anna': list,
    },
  });
  function Kept({ id, queryText }: { id: string; queryText: string }) {
    const article = useCall('GET /api/news/{id}', { params: { id } }, { keepPrevious: true });
    const companies = usePagedCall('GET /api/companies/query', { query: { queryText } });
    return (
      <>
        <p>{article.status === 'ready' ? article.data.title : `one ${article.status}`}</p>
        <p>{companies.status === 'ready' ? companies.items[0]?.name : `list ${companies.status}`}</p>
      </>
    );
  }
  const cache = createQueryCache();
  const services = { ...createFakePlatform().services, client };
  const screenWith = (page: React.ReactNode) => (
    <PlatformProviders services={services} at="/" remote="mf-news-events" language="en">
      <QueryCacheProvider client={cache}>{page}</QueryCacheProvider>
    </PlatformProviders>
  );
  const { rerender } = render(screenWith(<Kept id="7" queryText="anna" />));
  await act(async () => rerender(screenWith(<Kept id="8" queryText="acme" />)));
  expect(screen.getByText('For Anna')).toBeInTheDocument();
  expect(screen.getByText('Anna’s company')).toBeInTheDocument();
  await act(async () => void forgetResponses(cache));
  expect(await screen.findByText('one pending')).toBeInTheDocument();
  expect(screen.getByText('list pending')).toBeInTheDocument();
});
