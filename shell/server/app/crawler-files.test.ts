import Fastify, { type FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { RegistryRemote } from '../registry/registry';
import { registerCrawlerFiles } from './crawler-files';

const title = { en: 'Title', fr: 'Titre' };
const route = (path: `/${string}`, access: object | string, firstCalls: object[] = []) => ({
  id: path,
  path,
  page: 'page',
  title,
  access,
  firstCalls,
});
const remotes = [
  {
    descriptor: {
      routes: [
        route('/companies', { permission: 'CompanyList_Read' }),
        route('/companies/details', { permission: 'CompanyList_Read' }, [
          { path: '/api/c/{id}', subject: { title: 'name' } },
        ]),
        route('/news', 'public'),
        route('/parkshare', { permission: 'Parkshare_Read' }),
        route('/portal', 'session'),
      ],
    },
  },
] as unknown as readonly RegistryRemote[];

let api: Server;
let status = 200;
beforeAll(async () => {
  api = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ items: [{ path: '/companies/details?id=1&x=<', changedAt: '2026-03-01T00:00:00.000Z' }] }),
    );
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterAll(() => api.close());

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

function shell() {
  const app = Fastify();
  apps.push(app);
  registerCrawlerFiles(app, {
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    remotes: () => remotes,
  });
  return app;
}

it('lists pages that visitors may open, and public records, as valid XML', async () => {
  status = 200;
  const { body } = await shell().inject({ url: '/sitemap.xml', headers: { host: 'park.example' } });
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'http://park.example/',
    'http://park.example/working-here/tenant-portal',
    ...['privacy', 'imprint', 'contact', 'help'].map((page) => `http://park.example/${page}`),
    'http://park.example/companies',
    'http://park.example/news',
    'http://park.example/companies/details?id=1&#38;x=&#60;',
  ]);
  expect(body).toContain('<lastmod>2026-03-01T00:00:00.000Z</lastmod>');
});

it('asks to come back while the api is down', async () => {
  status = 503;
  const answer = await shell().inject('/sitemap.xml');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
});

it('lets link previews read images, and names the sitemap', async () => {
  const { body } = await shell().inject({ url: '/robots.txt', headers: { host: 'park.example' } });
  expect(body).toContain('Allow: /api/files/');
  expect(body).toContain('Sitemap: http://park.example/sitemap.xml');
});
