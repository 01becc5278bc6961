/**
 * Renders pages of visitors in a process for each version of an area; counts what was rendered and why something was
 * not.
 */
import { createHash } from 'node:crypto';
import type { PublishedBuild } from '@park/platform/descriptor';
import type { RenderRequest } from '../../src/rendering/render-request';
import { startAreaProcess, type AreaProcess, type RenderFailure, type RenderLimits } from './area-process';
import { checkHtml } from './check-html';
import type { AreaCode } from './messages';

/**
 * `refused`: the HTML has something that no page needs; `unfinished`: the page loads a part first, as for a dialog that
 * its address opens; `missing`: the server build could not be loaded.
 */
export type RenderOutcome = 'rendered' | RenderFailure | 'refused' | 'unfinished' | 'missing';

export type Rendering =
  { readonly outcome: 'rendered'; readonly html: string } | { readonly outcome: Exclude<RenderOutcome, 'rendered'> };

/**
 * Faults of a version. The others are none, or of the moment: a process that starts or is busy, a file that did not
 * come.
 */
const faults: ReadonlySet<RenderOutcome> = new Set(['slow', 'threw', 'crashed', 'refused']);
export const isFault = (outcome: RenderOutcome): boolean => faults.has(outcome);

export interface RendererOptions {
  readonly childFile: string;
  /** The shell's server build. */
  readonly shellFile: string;
  /** Origin of the static server of a remote. */
  readonly serverOf: (remote: string) => string | undefined;
  readonly onOutcome: (build: { name: string; version: string }, outcome: RenderOutcome, reason?: string) => void;
  readonly limits?: Partial<RenderLimits>;
  readonly isOverloaded?: () => boolean;
  readonly fetch?: typeof fetch;
}

export interface Renderers {
  /** Whether this server is at its limit, so that pages for one reader are left to the browser. */
  isOverloaded(): boolean;
  /**
   * @param build of the page's remote; null for pages of the shell. What is not rendered here is rendered in the
   * browser.
   */
  render(build: PublishedBuild | null, request: RenderRequest): Promise<Rendering>;
  /** Starts the processes of these builds, so that the first page does not wait. Resolves when they have started. */
  warm(builds: readonly (PublishedBuild | null)[]): Promise<void>;
  stop(): void;
}

/**
 * Versions in memory: those of a park's areas, with canaries and a few previews. The least recently used one ends
 * first.
 */
const maxProcesses = 12;
const fetchTimeoutMs = 5_000;
/** Until a server build that could not be loaded is asked for again. */
const retryMs = 10_000;

interface Held {
  readonly process: Promise<AreaProcess | null>;
  usedAt: number;
}

export function createRenderers(options: RendererOptions): Renderers {
  const { childFile, shellFile, serverOf, onOutcome, limits, isOverloaded = () => false } = options;
  const send = options.fetch ?? fetch;
  const held = new Map<string, Held>();
  let isStopped = false;
  const identityOf = (build: PublishedBuild | null) =>
    build ? { name: build.name, version: build.version } : { name: 'shell', version: '' };

  async function codeOf(build: PublishedBuild): Promise<AreaCode | null> {
    if (!build.server) return null;
    const { file, texts } = build.server;
    const files = texts ? [file, texts.en, texts.fr] : [file];
    const [pages, en, fr] = await Promise.all(files.map((each) => textOf(build, each)));
    if (!pages) return null;
    if (!texts) return { pages };
    return en && fr ? { pages, texts: { en, fr } } : null;
  }

  /** @returns a file of a build; null if it does not come or is not what was published */
  async function textOf(build: PublishedBuild, file: string): Promise<string | null> {
    const server = serverOf(build.name);
    const expected = build.integrity[file];
    if (server === undefined || expected === undefined) return null;
    const response = await send(`${server}/${build.version}/${file}`, { signal: AbortSignal.timeout(fetchTimeoutMs) });
    if (!response.ok) return null;
    const content = Buffer.from(await response.arrayBuffer());
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return integrity === expected ? content.toString('utf8') : null;
  }

  function begin(key: string, build: PublishedBuild | null): Held {
    const entry: Held = { process: start(build), usedAt: 0 };
    void entry.process.then((process) => {
      if (process !== null || isStopped) return;
      // By then the place may belong to a process that was started since.
      setTimeout(() => held.get(key) === entry && held.delete(key), retryMs).unref();
    });
    return entry;
  }

  async function start(build: PublishedBuild | null): Promise<AreaProcess | null> {
    const code = build && (await codeOf(build).catch(() => null));
    if (isStopped) return null;
    if (build && code === null) {
      onOutcome(identityOf(build), 'missing');
      return null;
    }
    return startAreaProcess({
      childFile,
      shellFile,
      code,
      onStartFailed: (failure, reason) => onOutcome(identityOf(build), failure, reason),
      ...(limits ? { limits } : {}),
    });
  }

  function find(build: PublishedBuild | null): Held {
    const { name, version } = identityOf(build);
    const key = `${name}/${version}`;
    const found = held.get(key) ?? begin(key, build);
    found.usedAt = Date.now();
    held.set(key, found);
    if (held.size > maxProcesses) endOldest();
    return found;
  }

  function endOldest(): void {
    const [oldest] = [...held].sort(([, one], [, other]) => one.usedAt - other.usedAt);
    if (!oldest) return;
    held.delete(oldest[0]);
    void oldest[1].process.then((process) => process?.stop());
  }

  return {
    isOverloaded,
    async render(build, request) {
      const entry = find(build);
      // A process that does not exist yet is for the next visitor.
      const process = await Promise.race([entry.process, Promise.resolve(null)]);
      const result = process ? await process.render(JSON.stringify(request)) : { failure: 'starting' as const };
      const identity = identityOf(build);
      if ('failure' in result) {
        onOutcome(identity, result.failure, result.reason);
        return { outcome: result.failure };
      }
      if (result.html === '') {
        onOutcome(identity, 'unfinished');
        return { outcome: 'unfinished' };
      }
      const html = checkHtml(result.html);
      onOutcome(identity, html === null ? 'refused' : 'rendered');
      return html === null ? { outcome: 'refused' } : { outcome: 'rendered', html };
    },
    async warm(builds) {
      await Promise.all(builds.map(async (build) => (await find(build).process)?.whenStarted()));
    },
    stop() {
      isStopped = true;
      for (const { process } of held.values()) void process.then((started) => started?.stop());
      held.clear();
    },
  };
}
