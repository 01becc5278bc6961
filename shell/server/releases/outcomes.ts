/**
 * How loading went in browsers, by remote, version and visitor: counted for the metrics and passed on to the api, which
 * stops a canary that fails. A visitor counts once a minute, so that nobody makes a version look worse than it is.
 * Bounded in every direction, dropped when the api is down: a count that is late is worth nothing.
 */
import { minuteMs } from '@park/domain';
import type { Outcome as ToldOutcome } from '@park/contract/release-outcomes';
import { z } from 'zod';
import type { Registry } from '../registry/registry';

/** What a browser says. */
export interface Outcome {
  readonly remote: string;
  readonly version: string;
  /** Pages asked for, those that did not come after all attempts, and those that threw while they were rendered. */
  readonly loads: number;
  readonly loadFailures: number;
  readonly renderFailures: number;
}

/** One browser in one second; more is no browser. */
const count = z.number().int().min(0).max(20);
export const OutcomesSchema = z.object({
  outcomes: z
    .array(
      z.object({
        remote: z.string().max(100),
        version: z.string().max(100),
        loads: count,
        loadFailures: count,
        renderFailures: count,
      }),
    )
    .max(20),
});

export interface OutcomeCollector {
  /**
   * Counts of versions that the registry does not know are dropped: nobody fills the memory or the metrics with names.
   * @param visitor the reporter's name
   */
  add(outcomes: readonly Outcome[], registry: Registry, visitor: string): void;
  /** Hands over what has come together, at most as much as one post holds; the rest waits. */
  take(): ToldOutcome[];
}

/** Visitors and versions of one minute, and what one post holds. */
const maxSeen = 50_000;
const maxOutcomesPerPost = 500;

interface Seen {
  readonly hasLoaded: boolean;
  readonly hasFailed: boolean;
}

export function createOutcomeCollector(
  onCounted: (outcome: ToldOutcome) => void,
  now: () => number = Date.now,
): OutcomeCollector {
  const waiting = new Map<string, ToldOutcome>();
  let minute = 0;
  let seen = new Map<string, Seen>();
  return {
    add(outcomes, registry, visitor) {
      const present = Math.floor(now() / minuteMs);
      if (present !== minute) seen = new Map();
      minute = present;
      for (const outcome of outcomes) {
        if (!isKnown(registry, outcome)) continue;
        const key = `${outcome.remote}@${outcome.version} ${visitor}`;
        const before = seen.get(key) ?? { hasLoaded: false, hasFailed: false };
        const counted = newIn(outcome, before);
        if (
          counted.loads + counted.loadFailures + counted.renderFailures === 0 ||
          (!seen.has(key) && seen.size >= maxSeen)
        )
          continue;
        seen.set(key, {
          hasLoaded: before.hasLoaded || counted.loads > 0,
          hasFailed: before.hasFailed || counted.loadFailures + counted.renderFailures > 0,
        });
        const told = { remote: outcome.remote, version: outcome.version, visitor, ...counted };
        onCounted(told);
        const earlier = waiting.get(key);
        waiting.set(key, earlier ? sum(earlier, told) : told);
      }
    },
    take() {
      const taken = [...waiting].slice(0, maxOutcomesPerPost);
      for (const [key] of taken) waiting.delete(key);
      return taken.map(([, outcome]) => outcome);
    },
  };
}

/** One load and one failure, of either kind, in a minute. */
function newIn({ loads, loadFailures, renderFailures }: Outcome, { hasLoaded, hasFailed }: Seen) {
  const isLoadFailure = loadFailures > 0 && !hasFailed;
  return {
    loads: Number(loads > 0 && !hasLoaded),
    loadFailures: Number(isLoadFailure),
    renderFailures: Number(renderFailures > 0 && !hasFailed && !isLoadFailure),
  };
}

function isKnown(registry: Registry, { remote, version }: Outcome): boolean {
  const known = registry.remotes.find(({ name }) => name === remote);
  return [known?.live, known?.previous, known?.canary?.build].some((build) => build?.version === version);
}

const sum = (a: ToldOutcome, b: ToldOutcome): ToldOutcome => ({
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
  readonly intervalMs: number;
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
        redirect: 'error',
        signal: AbortSignal.timeout(3_000),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${options.key}` },
        body: JSON.stringify({ outcomes }),
      });
      if (!response.ok) throw new Error(`the api answered ${response.status}`);
      isFailing = false;
    } catch (error) {
      if (!isFailing)
        options.log.warn({ error: String(error) }, 'outcomes of releases cannot be passed on and are dropped');
      isFailing = true;
    } finally {
      isSending = false;
    }
  };
  const timer = setInterval(() => void send(), options.intervalMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
