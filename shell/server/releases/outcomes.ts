/**
 * How loading went in browsers, by remote and version: counted for the metrics and passed on to the api, which stops a
 * canary that fails. Bounded in every direction, dropped when the api is down: a count that is late is worth nothing.
 */
import { z } from 'zod';
import type { Registry } from '../registry/registry';

export interface Outcome {
  readonly remote: string;
  readonly version: string;
  /** Pages asked for, those that did not come after all attempts, and those that threw while they were drawn. */
  readonly loads: number;
  readonly loadFailures: number;
  readonly renderFailures: number;
}

/** One browser in one second; more is no browser. */
const count = z.number().int().min(0).max(20);
export const OutcomesSchema = z.object({
  outcomes: z.array(z.object({ remote: z.string().max(100), version: z.string().max(100), loads: count, loadFailures: count, renderFailures: count })).max(20),
});

export interface OutcomeCollector {
  /** Counts of versions that the registry does not know are dropped: nobody fills the memory or the metrics with names. */
  add(outcomes: readonly Outcome[], registry: Registry): void;
  /** Hands over what has come together since the last time. */
  take(): Outcome[];
}

export function createOutcomeCollector(onCounted: (outcome: Outcome) => void): OutcomeCollector {
  let waiting = new Map<string, Outcome>();
  return {
    add(outcomes, registry) {
      for (const outcome of outcomes) {
        if (!isKnown(registry, outcome)) continue;
        onCounted(outcome);
        const key = `${outcome.remote}@${outcome.version}`;
        const before = waiting.get(key);
        waiting.set(key, before ? sum(before, outcome) : outcome);
      }
    },
    take() {
      const taken = [...waiting.values()];
      waiting = new Map();
      return taken;
    },
  };
}

function isKnown(registry: Registry, { remote, version }: Outcome): boolean {
  const known = registry.remotes.find(({ name }) => name === remote);
  return [known?.live, known?.previous, known?.canary?.build].some((build) => build?.version === version);
}

const sum = (a: Outcome, b: Outcome): Outcome => ({
  ...a,
  loads: a.loads + b.loads,
  loadFailures: a.loadFailures + b.loadFailures,
  renderFailures: a.renderFailures + b.renderFailures,
});

export interface OutcomeSender {
  stop(): void;
}

/** Posts what has come together, one post at a time. */
export function startOutcomeSender(options: {
  readonly collector: OutcomeCollector;
  readonly address: string;
  readonly key: string;
  /** Milliseconds between two posts. */
  readonly every: number;
  readonly log: { warn(fields: object, message: string): void };
}): OutcomeSender {
  let isSending = false;
  let isFailing = false;
  const send = async () => {
    if (isSending) return;
    const outcomes = options.collector.take();
    if (outcomes.length === 0) return;
    isSending = true;
    try {
      const response = await fetch(options.address, {
        method: 'POST',
        signal: AbortSignal.timeout(3_000),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${options.key}` },
        body: JSON.stringify({ outcomes }),
      });
      if (!response.ok) throw new Error(`the api answered ${response.status}`);
      isFailing = false;
    } catch (error) {
      if (!isFailing) options.log.warn({ error: String(error) }, 'outcomes of releases cannot be passed on and are dropped');
      isFailing = true;
    } finally {
      isSending = false;
    }
  };
  const timer = setInterval(() => void send(), options.every);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
