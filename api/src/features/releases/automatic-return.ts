/** What follows when a version fails more often than its measure: it is taken back, or the portal says why it is not. */
import { randomUUID } from 'node:crypto';
import { dayMs, hourMs, minuteMs } from '@park/domain';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { recordAudit } from '../../core/audit/trail';
import { auditTrail } from '../../core/database/schema/audit';
import type { RemoteRow } from '../../core/database/schema/releases';
import { enqueueMail } from '../../core/mail/mail-outbox';
import { listNotifiedAddresses } from './deploy-tokens';
import { rateOf, rateOfOthers, type FailureRate } from './failure-rates';
import { rollBack, stopCanary } from './moves';
import type { Failing } from './registry-change';
import { systemShipper } from './shipper';

export type JudgeContext = Pick<AppContext, 'database' | 'clock' | 'configuration' | 'log'>;

/** How far back the measure of a version that went live reaches: the version before it, while it was live. */
const measureMs = dayMs;
/** Faults at the same time: older ones say nothing about now. */
const sameTimeMs = 10 * minuteMs;
/** A withheld return is reported once in this time. */
const toldAgainMs = hourMs;

/** Takes back a canary, or a version that went live a short while ago, when it fails too often. A pinned one stays. */
export async function judgeRemote(park: JudgeContext, row: RemoteRow): Promise<void> {
  const { database, clock, configuration } = park;
  if (row.liveVersion && row.canaryVersion && row.canarySince) {
    const found = [
      await rateOf(database, row.remote, row.canaryVersion, row.canarySince),
      await rateOf(database, row.remote, row.liveVersion, row.canarySince),
    ] as const;
    if (isTooBad(park, ...found)) await returnFrom(park, row, 'canary', row.canaryVersion, row.liveVersion, found);
  }
  const { liveSince, liveVersion, previousVersion } = row;
  const isFresh = liveSince !== null && clock().getTime() - liveSince.getTime() < configuration.releases.watchMs;
  if (isFresh && liveVersion && previousVersion && row.pinnedVersion === null) {
    const found = [
      await rateOf(database, row.remote, liveVersion, liveSince),
      await rateOf(database, row.remote, previousVersion, new Date(liveSince.getTime() - measureMs)),
    ] as const;
    if (isTooBad(park, found[0], { ...found[1], rate: 0 }))
      await returnFrom(park, row, 'live', liveVersion, previousVersion, found);
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
  park: JudgeContext,
  row: RemoteRow,
  place: 'canary' | 'live',
  version: string,
  measure: string,
  [mine, other]: readonly [FailureRate, FailureRate],
): Promise<void> {
  const { remote } = row;
  const failing = failingOf(version, mine, measure, other);
  const reason = sentenceOf(failing);
  const withheld = await reasonToStay(park, row, place, version, measure, [mine, other]);
  if (withheld) return tellWithheld(park, row, version, `${reason} ${withheld}`);
  const move = { remote, shipper: systemShipper, reason, failing, action: 'fell back' as const, onlyFrom: version };
  const isBack =
    place === 'canary' ? await stopCanary(park, move) : await rollBack(park, { ...move, version: measure });
  if (!isBack) return;
  const what =
    place === 'canary' ? `The canary ${version} was stopped.` : `${version} was taken back; ${measure} is live again.`;
  await announce(park, { remote, what, why: reason, isBack: true });
}

/** Why a failing version stays all the same; null when taking it back helps. */
async function reasonToStay(
  park: JudgeContext,
  { remote }: RemoteRow,
  place: 'canary' | 'live',
  version: string,
  measure: string,
  [mine, other]: readonly [FailureRate, FailureRate],
): Promise<string | null> {
  const { failureRate, minimumVisitors } = park.configuration.releases;
  const since = new Date(park.clock().getTime() - sameTimeMs);
  const others = await rateOfOthers(park.database, remote, version, since);
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
async function tellWithheld(park: JudgeContext, { remote }: RemoteRow, version: string, reason: string): Promise<void> {
  const { database, clock } = park;
  const now = clock();
  const [told] = await database
    .select({ id: auditTrail.id })
    .from(auditTrail)
    .where(
      and(
        eq(auditTrail.subjectKind, 'release'),
        eq(auditTrail.subjectId, remote),
        eq(auditTrail.action, 'return withheld'),
        gt(auditTrail.at, new Date(now.getTime() - toldAgainMs)),
        sql`${auditTrail.after} ->> 'version' = ${version}`,
      ),
    )
    .orderBy(desc(auditTrail.id))
    .limit(1);
  if (told) return;
  await recordAudit(database, {
    at: now,
    actor: systemShipper.actor,
    action: 'return withheld',
    subjectKind: 'release',
    subjectId: remote,
    after: { version, reason, forced: false },
  });
  await announce(park, { remote, what: `${version} fails and was not taken back.`, why: reason, isBack: false });
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

async function announce(
  { configuration, log, database, clock }: JudgeContext,
  { remote, what, why, isBack }: { remote: string; what: string; why: string; isBack: boolean },
): Promise<void> {
  log.warn({ remote, what, why }, isBack ? 'a release was taken back' : 'a release fails and stays');
  const subject = `${remote}: a release ${isBack ? 'was taken back' : 'fails'}`;
  const message = { kind: 'releaseTakenBack', language: 'en', subject, text: `${what}\n\n${why}\n` } as const;
  const addresses = [configuration.releases.mail, ...(await listNotifiedAddresses(database, remote))];
  for (const to of new Set(addresses))
    if (to !== null) await enqueueMail(database, { key: randomUUID(), mail: { ...message, to }, now: clock() });
}
