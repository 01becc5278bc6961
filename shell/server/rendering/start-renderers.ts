/** Connects the rendering processes with the server: the registry tells which to start, the metrics what came of it. */
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry as Metrics } from 'prom-client';
import type { PreviewSource } from '../releases/previews';
import type { RegistrySource } from '../registry/registry-source';
import { drawLimits } from './area-process';
import { startLoadGauge } from './load-gauge';
import { createRenderers, type DrawOutcome, type Renderers } from './renderers';

export interface RenderingOptions {
  readonly childFile: string;
  readonly shellFile: string;
  readonly drawTimeoutMs: number;
  readonly registry: RegistrySource;
  /** A remote that was never live has its server from its preview. */
  readonly previews: Pick<PreviewSource, 'serverOf'>;
  readonly metrics: Metrics;
}

/** Outcomes that belong to a day on which all is well. */
const quiet: ReadonlySet<DrawOutcome> = new Set(['drawn', 'starting', 'busy', 'unfinished']);

export async function startRenderers(
  app: FastifyInstance,
  { childFile, shellFile, drawTimeoutMs, registry, previews, metrics }: RenderingOptions,
): Promise<Renderers> {
  const outcomes = new Counter({
    name: 'shell_drawn_pages_total',
    help: 'Pages that the server drew, and why it did not draw others',
    labelNames: ['area', 'version', 'outcome'],
    registers: [metrics],
  });
  const gauge = startLoadGauge();
  const renderers = createRenderers({
    isOverloaded: gauge.isOverloaded,
    childFile,
    shellFile,
    limits: { drawTimeoutMs, hangTimeoutMs: Math.max(drawLimits.hangTimeoutMs, 2 * drawTimeoutMs) },
    serverOf: (remote) => registry.current().servers.get(remote) ?? previews.serverOf(remote),
    onOutcome({ name, version }, outcome, reason) {
      outcomes.inc({ area: name, version, outcome });
      if (!quiet.has(outcome))
        app.log.warn({ area: name, version, outcome, reason }, 'a page was not drawn on the server');
    },
  });
  app.addHook('onClose', async () => {
    gauge.stop();
    renderers.stop();
  });
  const live = registry.current().remotes.map((remote) => remote.live);
  await renderers.warm([null, ...live.filter((build) => build.server !== undefined)]);
  return renderers;
}
