/**
 * Injects the faults of the development panel where real faults happen: between the browser and the remotes' servers, and
 * between the browser and the api. Never registered in production.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { secureSessionCookieName, sessionCookieName } from '@park/domain';
import type { PublishedBuild } from '@park/platform/descriptor';
import type { FastifyInstance } from 'fastify';
import { faultCookieName, readFaults, type Faults, type RemoteFault } from '../../src/page-data/faults';
import { hostCookieValue } from '../http/visitor';
import type { Registry, RegistryRemote } from '../registry/registry';

/** Longer than a page may load without a message, shorter than the time limit of the loader. */
export const slowMs = 3_000;

export const faultsOf = (cookie: string | undefined): Faults => readFaults(hostCookieValue(cookie, faultCookieName));

const sessionCookies = new Set<string>([sessionCookieName, secureSessionCookieName]);

/** The cookies without those of the session, as after it has expired. */
export function withoutSession(cookie: string): string {
  return cookie
    .split(';')
    .filter((pair) => !sessionCookies.has(pair.trim().split('=')[0] ?? ''))
    .join(';');
}

const throwingVersion = 'throwing';

/** A build that loads, but whose pages throw when they render. */
function throwingBuild({ name }: RegistryRemote): PublishedBuild {
  return {
    name,
    version: throwingVersion,
    globalName: throwingGlobal(name),
    entry: 'container.js',
    pages: {},
    texts: {},
    baseUrl: `/_mf/${name}/${throwingVersion}/`,
    integrity: {},
  };
}

const throwingGlobal = (name: string) => `${name}_${throwingVersion}`.replace(/\W/g, '_');

/** A container as the shell expects it, with one module in which every page throws. */
function throwingEntry(name: string): string {
  const page = `function Page() { throw new Error(${JSON.stringify(`${name} throws: asked for in the development panel`)}); }`;
  const texts = 'async () => ({ texts: {} })';
  const module = `{ pages: new Proxy({}, { get: () => async () => ({ default: Page }) }), texts: { en: ${texts}, fr: ${texts} } }`;
  return `${page}\nvar ${throwingGlobal(name)} = { init() {}, get: async () => () => ({ default: ${module} }) };\n`;
}

/** The registry with old and throwing versions as requested; a remote without a previous version stays. */
export function registryWithFaults(registry: Registry, { remotes: faults }: Faults): Registry {
  const change = (remote: RegistryRemote): RegistryRemote => {
    const fault = faults[remote.name];
    if (fault === 'throwing') return { ...remote, live: throwingBuild(remote), previous: null, canary: null };
    return fault === 'old' && remote.previous
      ? { ...remote, live: remote.previous, previous: null, canary: null }
      : remote;
  };
  return { ...registry, remotes: registry.remotes.map(change) };
}

export function injectFaults(app: FastifyInstance): void {
  // A cached file would be served without its fault.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/_mf/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onRequest', async (request, reply) => {
    const { cookie } = request.headers;
    const faults = faultsOf(cookie);
    // Pages call the api as well, for their first calls.
    if (faults.isSessionExpired && cookie && !request.url.startsWith('/api/auth/'))
      request.raw.headers.cookie = withoutSession(cookie);
    const [, name = '', file = ''] = /^\/_mf\/([^/]+)\/([^?]*)/.exec(request.url) ?? [];
    const fault = faults.remotes[name];
    if (fault) return answerFaulty(fault, file);
    return undefined;

    async function answerFaulty(kind: RemoteFault, path: string): Promise<unknown> {
      if (kind === 'slow') await wait(slowMs);
      if (kind === 'missing') return reply.code(404).send();
      const isEntry = path.endsWith('container.js') && path.includes(`${throwingVersion}/`);
      if (kind === 'throwing' && isEntry) return reply.type('text/javascript; charset=utf-8').send(throwingEntry(name));
      return undefined;
    }
  });
}
