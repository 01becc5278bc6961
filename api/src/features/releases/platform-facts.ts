/** What the live shell provides. Asked when a build is published; what was said last counts while no shell answers. */
import { PlatformFacts } from '@park/contract/registry';
import type { AppContext } from '../../core/context/app-context';
import { releasePlatform } from '../../core/database/schema/releases';

const answerTimeoutMs = 1_500;

/**
 * Asks the live shell and stores its answer; the stored one if the shell does not answer in time, null if there is
 * none.
 */
export async function readPlatformFacts({
  database,
  clock,
  configuration,
  log,
}: Pick<AppContext, 'database' | 'clock' | 'configuration' | 'log'>): Promise<PlatformFacts | null> {
  const { shellOrigin } = configuration.releases;
  if (shellOrigin !== null) {
    try {
      const answer = await fetch(`${shellOrigin}/_platform`, {
        redirect: 'error',
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      if (answer.ok) {
        const facts = PlatformFacts.parse(await answer.json());
        const seenAt = clock();
        await database
          .insert(releasePlatform)
          .values({ facts, seenAt })
          .onConflictDoUpdate({ target: releasePlatform.isOnly, set: { facts, seenAt } });
        return facts;
      }
    } catch (error) {
      log.info({ err: error }, 'no shell told its versions; the last known ones count');
    }
  }
  const [row] = await database.select({ facts: releasePlatform.facts }).from(releasePlatform);
  return row?.facts ?? null;
}
