/** Counts what becomes of remotes in browsers and on the server, and sends it to the api, which watches releases. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Counter } from 'prom-client';
import type { ShellEnvironment } from '../configuration/configuration';
import type { RegistrySource } from '../registry/registry-source';
import { createOutcomeCollector, startOutcomeSender, type Outcome } from './outcomes';
import type { PersonSource } from './person';
import { createReporters } from './reporters';

/** Counts outcomes that a request reports, or that were seen while it was answered. */
export type CountOutcomes = (outcomes: readonly Outcome[], request: FastifyRequest) => void;

export interface OutcomeCountOptions {
  readonly environment: ShellEnvironment;
  readonly registry: RegistrySource;
  readonly people: PersonSource;
  readonly counter: Counter<'remote' | 'version' | 'outcome'>;
}

/** Counts until the server closes. */
export function startOutcomeCount(
  app: FastifyInstance,
  { environment, registry, people, counter }: OutcomeCountOptions,
): CountOutcomes {
  const collector = createOutcomeCollector(({ remote, version, loads, loadFailures, renderFailures }) => {
    for (const [outcome, count] of Object.entries({
      load: loads,
      loadFailure: loadFailures,
      renderFailure: renderFailures,
    }))
      if (count > 0) counter.inc({ remote, version, outcome }, count);
  });
  const reporters = createReporters({
    key: environment.SHELL_KEY ?? randomUUID(),
    people,
    isOnDesk: environment.MODE !== 'production',
  });
  const count: CountOutcomes = (told, { ip, headers, id }) =>
    void reporters
      .nameOf({ address: ip, cookie: headers.cookie, requestId: id })
      .then((visitor) => collector.add(told, registry.current(), visitor));
  if (environment.SHELL_KEY) {
    const log = { warn: (fields: object, message: string) => app.log.warn(fields, message) };
    const sender = startOutcomeSender({
      collector,
      address: `${environment.API_ORIGIN}/api/releases/outcomes`,
      key: environment.SHELL_KEY,
      intervalMs: 1_000,
      log,
    });
    app.addHook('onClose', async () => sender.stop());
  }
  return count;
}
