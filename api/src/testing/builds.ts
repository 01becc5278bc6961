/** Small builds with real files and hashes, and what a test does with them. */
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteBuild } from '@park/contract/remote-build';
import type { Caller } from '.';

export interface TestBuild {
  build: RemoteBuild;
  files: Map<string, Buffer>;
}

interface Wanted {
  routes?: string[];
  css?: string;
  platform?: string;
  sharedVersions?: Record<string, string>;
}

export function testBuild(
  name: string,
  version: string,
  {
    routes = [`/${name}`],
    css = `@layer remote{.${name}_a{color:red}}`,
    platform = '^1.0.0',
    sharedVersions = { react: '19.3.0' },
  }: Wanted = {},
): TestBuild {
  const files = new Map([
    ['entry.js', Buffer.from(`var ${name.replaceAll('-', '_')} = ${JSON.stringify(version)};`)],
    ['home.1.js', Buffer.from(`export default ${JSON.stringify(version.repeat(20))}`)],
    ['home.1.css', Buffer.from(css)],
  ]);
  const page = { scripts: ['home.1.js'], styles: ['home.1.css'] };
  const build: RemoteBuild = {
    name,
    version,
    globalName: `${name}_${version}`.replace(/\W/g, '_'),
    entry: 'entry.js',
    descriptor: {
      name,
      title: { en: name, fr: name },
      platform,
      routes: routes.map((path, place) => ({
        id: `route-${place}`,
        path,
        page: 'home',
        title: { en: 'Home', fr: 'Accueil' },
        access: 'public',
      })),
      navigation: routes
        .slice(0, 1)
        .map((to) => ({ id: `${name}-menu`, label: { en: name, fr: name }, to, icon: 'star', order: 10 })),
    },
    pages: { home: page },
    texts: { en: { scripts: [], styles: [] }, fr: { scripts: [], styles: [] } },
    files: [...files].map(([path, content]) => ({
      path,
      bytes: content.length,
      brotliBytes: brotliCompressSync(content).length,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    })),
    sharedVersions,
  };
  return { build, files };
}

const bytes = { 'content-type': 'application/octet-stream' };

export const putFile = (
  caller: Caller,
  { build }: TestBuild,
  path: string,
  content: Buffer,
  headers: Record<string, string> = {},
  encoding = '',
) =>
  caller.request({
    method: 'PUT',
    url: `/api/releases/${build.name}/versions/${build.version}/files?path=${encodeURIComponent(path)}${encoding}`,
    headers: { ...bytes, ...headers },
    payload: content,
  });

/** All steps of publishing; answers what `complete` said. */
export async function publish(caller: Caller, test: TestBuild, headers: Record<string, string> = {}, query = '') {
  const { build, files } = test;
  const base = `/api/releases/${build.name}/versions`;
  const begun = await caller.post(base, build, headers);
  if (begun.status !== 200) return begun;
  for (const path of begun.body.missing as string[]) {
    const content = files.get(path) ?? Buffer.alloc(0);
    const sent = await putFile(caller, test, path, content, headers);
    if (sent.status !== 204) return sent;
  }
  return caller.request({ method: 'POST', url: `${base}/${build.version}/complete${query}`, headers });
}

export async function tokenFor(caller: Caller, remote: string): Promise<Record<string, string>> {
  const made = await caller.post(`/api/releases/${remote}/tokens`, { label: 'ci' });
  return { authorization: `Bearer ${String(made.body.token)}` };
}
