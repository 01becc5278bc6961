/** What follows when a version fails more often than its measure: it is taken back, or the portal says why it is not. */
import { randomUUID } from 'node:crypto';
import { dayMs, hourMs, minuteMs } from '@park/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { recordAudit } from '../../core/audit/trail';
import { auditTrail } from '../../core/database/schema/audit';
import type { RemoteRow } from '../../core/database/schema/releases';
import { enqueueMail } from '../../core/mail/mail-outbox';
import { listNotifiedAddresses } from './deploy-tokens';
import { rateOf, rateOfOthers, type FailureRate } from './failure-rates';
import { rollBack, stopCanary } from './moves';
import { lockRegistry, type Failing } from './registry-change';
import { systemShipper } from './shipper';

export type JudgeContext = Pick<AppContext, 'database' | 'clock' | 'configuration' | 'log'>;

/** How far back the measure of a version that went live reaches: the version before it, while it was live. */
const measureMs = dayMs;
/** Faults at the same time: older ones say nothing about now. */
const sameTimeMs = 10 * minuteMs;
/** A withheld return is reported once in this time. */
const toldAgainMs = hourMs;

/** Takes back a canary, or a version that went live a short while ago, when it fails too often. A pinned one stays. */
export async function judgeRemote(context: JudgeContext, row: RemoteRow): Promise<void> {
  const { database, clock, configuration } = context;
  if (row.liveVersion && row.canaryVersion && row.canarySince) {
    const found = [
      await rateOf(database, row.remote, row.canaryVersion, row.canarySince),
      await rateOf(database, row.remote, row.liveVersion, row.canarySince),
    ] as const;
    if (isTooBad(context, ...found))
      await returnFrom(context, row, 'canary', row.canaryVersion, row.liveVersion, found);
  }
  const { liveSince, liveVersion, previousVersion } = row;
  const isFresh = liveSince !== null && clock().getTime() - liveSince.getTime() < configuration.releases.watchMs;
  if (isFresh && liveVersion && previousVersion && row.pinnedVersion === null) {
    const found = [
      await rateOf(database, row.remote, liveVersion, liveSince),
      await rateOf(database, row.remote, previousVersion, new Date(liveSince.getTime() - measureMs)),
    ] as const;
    if (isTooBad(context, found[0], { ...found[1], rate: 0 }))
      await returnFrom(context, row, 'live', liveVersion, previousVersion, found);
  }
}

/** Of the loads and of the visitors, so that a few false reports or bad connections decide nothing. */
function isTooBad({ configuration }: JudgeContext, mine: FailureRate, measure: FailureRate): boolean {
  const { failureRate, minimumLoads, minimumVisitors } = configuration.releases;
  return (
    mine.loads >= minimumLoads &&
    mine.failedFor >= minimumVisitors &&
    Math.min(mine.rate, mine.failedFor / mine.visitors) > measure.rate + failureRate
  );
}

async function returnFrom(
  context: JudgeContext,
  row: RemoteRow,
  place: 'canary' | 'live',
  version: string,
  measure: string,
  [mine, other]: readonly [FailureRate, FailureRate],
): Promise<void> {
  const { remote } = row;
  const failing = failingOf(version, mine, measure, other);
  const reason = sentenceOf(failing);
  const withheld = await reasonToStay(context, row, place, version, measure, [mine, other]);
  if (withheld) return tellWithheld(context, row, version, `${reason} ${withheld}`);
  const what =
    place === 'canary' ? `The canary ${version} was stopped.` : `${version} was taken back; ${measure} is live again.`;
  const news: News = { remote, what, why: reason, isBack: true };
  const move = {
    remote,
    shipper: systemShipper,
    reason,
    failing,
    action: 'fell back' as const,
    onlyFrom: version,
    afterChange: (tx: Database) => enqueueMails(tx, context, news),
  };
  const isBack =
    place === 'canary' ? await stopCanary(context, move) : await rollBack(context, { ...move, version: measure });
  if (isBack) logNews(context, news);
}

/** Why a failing version stays all the same; null when taking it back helps. */
async function reasonToStay(
  context: JudgeContext,
  { remote }: RemoteRow,
  place: 'canary' | 'live',
  version: string,
  measure: string,
  [mine, other]: readonly [FailureRate, FailureRate],
): Promise<string | null> {
  const { failureRate, minimumVisitors } = context.configuration.releases;
  const since = new Date(context.clock().getTime() - sameTimeMs);
  const others = await rateOfOthers(context.database, remote, version, since);
  if (others.failedFor >= minimumVisitors && others.rate > failureRate)
    return `Other versions and areas fail to load at the same time (${perThousand(others)} of 1,000), so the store, the network or a proxy is at fault: it stays.`;
  // Live serves everybody beside a canary; only a return needs a version that has proved itself.
  if (place === 'canary') return null;
  if (other.loads === 0) return `${measure} never served anybody, so nothing says that it is better: ${version} stays.`;
  if (other.rate >= mine.rate - failureRate)
    return `${measure} fails as often (${perThousand(other)} of 1,000): ${version} stays.`;
  return null;
}

/** One line of the audit trail and one mail, not one for every report. */
async function tellWithheld(
  context: JudgeContext,
  { remote }: RemoteRow,
  version: string,
  reason: string,
): Promise<void> {
  const news: News = { remote, what: `${version} fails and was not taken back.`, why: reason, isBack: false };
  const isNew = await context.database.transaction(async (tx) => {
    // Two servers that judge at once report once.
    await lockRegistry(tx);
    const now = context.clock();
    if (await wasTold(tx, remote, version, now)) return false;
    await recordAudit(tx, {
      at: now,
      actor: systemShipper.actor,
      action: 'return withheld',
      subjectKind: 'release',
      subjectId: remote,
      after: { version, reason, forced: false },
    });
    await enqueueMails(tx, context, news);
    return true;
  });
  if (isNew) logNews(context, news);
}

async function wasTold(tx: Database, remote: string, version: string, now: Date): Promise<boolean> {
  const told = await tx.$count(
    auditTrail,
    and(
      eq(auditTrail.subjectKind, 'release'),
      eq(auditTrail.subjectId, remote),
      eq(auditTrail.action, 'return withheld'),
      gt(auditTrail.at, new Date(now.getTime() - toldAgainMs)),
      sql`${auditTrail.after} ->> 'version' = ${version}`,
    ),
  );
  return told > 0;
}

const perThousand = ({ rate }: FailureRate) => Math.round(rate * 1_000);

const failingOf = (version: string, mine: FailureRate, measure: string, other: FailureRate): Failing => ({
  version,
  perThousand: perThousand(mine),
  loads: mine.loads,
  visitors: mine.visitors,
  failedFor: mine.failedFor,
  measure,
  measurePerThousand: perThousand(other),
});

const sentenceOf = (found: Failing) =>
  `${found.version} failed in ${found.perThousand} of 1,000 loads (${found.loads} loads), for ${found.failedFor} of ${found.visitors} visitors; ${found.measure} in ${found.measurePerThousand} of 1,000.`;

interface News {
  remote: string;
  what: string;
  why: string;
  /** Whether the version was taken back. */
  isBack: boolean;
}

const logNews = ({ log }: JudgeContext, { remote, what, why, isBack }: News): void =>
  log.warn({ remote, what, why }, isBack ? 'a release was taken back' : 'a release fails and stays');

/** To the operator and to everybody whom the area named, each address once. */
async function enqueueMails(
  tx: Database,
  { configuration, clock }: JudgeContext,
  { remote, what, why, isBack }: News,
): Promise<void> {
  const subject = `${remote}: a release ${isBack ? 'was taken back' : 'fails'}`;
  const message = { kind: 'releaseTakenBack', language: 'en', subject, text: `${what}\n\n${why}\n` } as const;
  const addresses = [configuration.releases.mail, ...(await listNotifiedAddresses(tx, remote))];
  for (const to of new Set(addresses))
    if (to !== null) await enqueueMail(tx, { key: randomUUID(), mail: { ...message, to }, now: clock() });
}
