/** What the files for containers and nginx must say so that nothing secret leaves and every address fits. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';

const textOf = (name: string) => readFileSync(path.join(workspaceRoot, name), 'utf8');
const linesOf = (name: string) =>
  textOf(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

it('keeps everything out of images that git does not keep, above all secrets', () => {
  const excluded = new Set(linesOf('.dockerignore'));
  const missing = linesOf('.gitignore')
    .map((line) => line.replace(/\/$/, ''))
    .filter((name) => !excluded.has(`**/${name}`) && !excluded.has(name));
  expect(missing).toEqual([]);
  expect(excluded).toContain('**/.env');
  expect(excluded).toContain('**/*.log');
});

describe('docker-compose.yml', () => {
  const compose = textOf('docker-compose.yml');

  it('follows PORT in every address that browsers use', () => {
    const origins = [...compose.matchAll(/PARK_ORIGIN: (.*)/g)].map(([, origin]) => origin);
    // The browser of the checker is inside.
    expect(new Set(origins)).toEqual(new Set(['${PARK_ORIGIN:-http://localhost:${PORT:-8080}}', 'http://edge:8080']));
    expect(compose).toContain("ports: ['${PORT:-8080}:8080']");
  });

  it('names one store and one bucket for api, remotes and the program that makes the bucket', () => {
    const [, endpoint = ''] = /S3_ENDPOINT: (.*)/.exec(compose) ?? [];
    const [, bucket = ''] = /S3_BUCKET: (.*)/.exec(compose) ?? [];
    expect(`${endpoint}/${bucket}`).not.toContain('$');
    const stores = [...compose.matchAll(/STORE: '(.*?)'/g)].map(([, store]) => store);
    expect(new Set(stores)).toEqual(new Set([`${endpoint}/${bucket}`]));
    expect(compose).toContain(`mc mb --ignore-existing store/${bucket} `);
  });
});

it('nginx sends the same headers for packed and unpacked files: no location has directives of its own', () => {
  const template = textOf('deploy/nginx/remote.conf.template');
  const [server = '', ...locations] = template.split(/^ {4}location /m);
  // nginx inherits these from the server only when a location has none of the same name.
  const own = /^ +(?:proxy_set_header|proxy_hide_header|add_header|proxy_http_version|proxy_pass_request_body) /m;
  expect(locations).toHaveLength(2);
  expect(locations.filter((location) => own.test(location))).toEqual([]);
  for (const name of ['Cookie', 'Authorization', 'Accept-Encoding', 'Content-Length'])
    expect(server).toContain(`proxy_set_header ${name} "";`);
  // The store would change its files for somebody who may write there.
  for (const location of locations) expect(location).toContain('limit_except GET { deny all; }');
});
