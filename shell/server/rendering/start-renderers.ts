/** Connects the rendering processes with the server: the registry tells which to start, the metrics what came of it. */
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry as Metrics } from 'prom-client';
import type { PreviewSource } from '../releases/previews';
import type { RegistrySource } from '../registry/registry-source';
import { renderLimits } from './area-process';
import { startLoadGauge } from './load-gauge';
import { createRenderers, type RenderOutcome, type Renderers } from './renderers';

export interface RenderingOptions {
  readonly childFile: string;
  readonly shellFile: string;
  readonly renderTimeoutMs: number;
  readonly registry: RegistrySource;
  /** A remote that was never live has its server from its preview. */
  readonly previews: Pick<PreviewSource, 'serverOf'>;
  readonly metrics: Metrics;
}

/** Outcomes that belong to a day on which all is well. */
const quiet: ReadonlySet<RenderOutcome> = new Set(['rendered', 'starting', 'busy', 'unfinished']);

export async function startRenderers(
  app: FastifyInstance,
  { childFile, shellFile, renderTimeoutMs, registry, previews, metrics }: RenderingOptions,
): Promise<Renderers> {
  const outcomes = new Counter({
    name: 'shell_rendered_pages_total',
    help: 'Pages that the server rendered, and why it did not render others',
    labelNames: ['area', 'version', 'outcome'],
    registers: [metrics],
  });
  const gauge = startLoadGauge();
  const renderers = createRenderers({
    isOverloaded: gauge.isOverloaded,
    childFile,
    shellFile,
    limits: { renderTimeoutMs, hangTimeoutMs: Math.max(renderLimits.hangTimeoutMs, 2 * renderTimeoutMs) },
    serverOf: (remote) => registry.current().servers.get(remote) ?? previews.serverOf(remote),
    onOutcome({ name, version }, outcome, reason) {
      outcomes.inc({ area: name, version, outcome });
      if (!quiet.has(outcome))
        app.log.warn({ area: name, version, outcome, reason }, 'a page was not rendered on the server');
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
