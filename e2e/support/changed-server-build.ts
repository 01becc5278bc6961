/** Serves the builds of a remote with another server build: what the browser loads is the real one. */
import { createServer } from 'node:http';
import { hashOf } from './changed-build';
import { listenLocally } from './listen-locally';
import type { RegistryDocument, RegistryEntry } from './second-shell';

export interface ChangedServerBuild {
  /** The registry in which this code is the server build of the remote's live version. */
  registryWith(version: string, code: string): RegistryDocument;
  stop(): void;
}

/** A server build of one page whose component does what the statements say. */
export const serverBuildOf = (page: string, statements: string) => `
  const texts = async () => ({ texts: {} });
  const Page = () => { ${statements} };
  exports.default = { pages: { '${page}': async () => ({ default: Page }) }, texts: { en: texts, fr: texts } };`;

export async function startChangedServerBuild(registry: RegistryDocument, name: string): Promise<ChangedServerBuild> {
  const real = registry.remotes.find((remote) => remote.name === name);
  if (!real) throw new Error(`The registry has no ${name}.`);
  const changed = new Map<string, string>();
  const server = createServer((request, response) => {
    const [, version = '', ...rest] = (request.url ?? '').split('/');
    const file = rest.join('/');
    const code = changed.get(version);
    if (code !== undefined && file.startsWith('server.')) return void response.end(code);
    fetch(`${real.server}/${real.live.version}/${file}`)
      .then(async (found) => {
        response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' });
        response.end(Buffer.from(await found.arrayBuffer()));
      })
      .catch(() => response.destroy());
  });
  const origin = `http://127.0.0.1:${await listenLocally(server)}`;
  return {
    registryWith(version, code) {
      changed.set(version, code);
      const live = {
        ...real.live,
        version,
        baseUrl: `/_mf/${name}/${version}/`,
        integrity: {
          ...(real.live['integrity'] as Record<string, string>),
          [(real.live['server'] as { file: string }).file]: `sha384-${hashOf(code, 'sha384')}`,
        },
      } as RegistryEntry['live'];
      const remotes = registry.remotes.map((remote) =>
        remote.name === name ? { ...remote, live, previous: null, server: origin } : remote,
      );
      return { revision: version, remotes };
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
