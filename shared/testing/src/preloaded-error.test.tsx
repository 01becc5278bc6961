/** A record that the api does not have: server and browser render the refusal that the page carries. */
import { useCall } from '@park/platform';
import { createClient } from '@park/platform/host';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createFakePlatform } from './fake-platform';
import { PlatformProviders } from './platform-providers';

function Record() {
  const article = useCall('GET /api/news/{id}', { params: { id: '7' } });
  if (article.status !== 'failed') return <p>{article.status}</p>;
  return <button onClick={article.retry}>{`missing (${article.error.status})`}</button>;
}

function pageWith(fetch: typeof globalThis.fetch) {
  const client = createClient({
    apiBase: '',
    language: () => 'en',
    fetch,
    preloadedProblems: { '/api/news/7': { status: 404, body: { key: 'errors.notFound' } } },
  });
  const services = { ...createFakePlatform().services, client };
  return (
    <PlatformProviders services={services} at="/news/details?id=7" remote="mf-news-events" language="en">
      <Record />
    </PlatformProviders>
  );
}

it('is rendered at once on both sides, without a call until somebody tries again', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const fetch = jest.fn(async () => Response.json({ title: 'Here now' }));
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(pageWith(fetch));
  expect(root).toHaveTextContent('missing (404)');
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(root, pageWith(fetch), { onRecoverableError }));
  expect(root).toHaveTextContent('missing (404)');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();

  await act(async () => root.querySelector('button')?.click());
  await act(async () => {});
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(root).toHaveTextContent('ready');
  errors.mockRestore();
});
