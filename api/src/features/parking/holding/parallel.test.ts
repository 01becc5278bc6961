/** Bookings, cancellations, releases, recalls and waitlists at the same time, in an order that differs on each run. */
import { describeOnEachDatabase } from '../../../testing';
import { findBrokenRules, ParkingTraffic, prepareTraffic, trafficNow } from '../../../testing/parking-traffic';
import { runSeed } from '../../../testing/random';
import { findLostAnswers, type AnsweredCommand } from '../../../testing/lost-answers';
import { getLedgerTotals } from '../credits/totals';

const commands = 300;
/** At the same time, so that later commands find what earlier ones left. */
const together = 30;

describeOnEachDatabase('parking at the same time', (test) => {
  const api = test.api({ prepare: prepareTraffic });

  it(`keeps every rule and every answer, over ${commands} commands of seed ${runSeed}`, async () => {
    api.setNow(trafficNow);
    const before = await getLedgerTotals(api.database);
    const traffic = new ParkingTraffic(runSeed);
    const answered: AnsweredCommand[] = [];
    for (let sent = 0; sent < commands; sent += together) {
      await Promise.all(
        Array.from({ length: together }, async () => {
          const command = traffic.next();
          const { who, method, url, body, key } = command;
          const answer = await api.as(who).request({
            method,
            url,
            headers: { 'idempotency-key': key },
            ...(body && { payload: body }),
          });
          traffic.keep(command, answer);
          answered.push({ command, answer });
        }),
      );
    }
    expect(answered.filter(({ answer }) => answer.status >= 500)).toEqual([]);
    const confirmed = (kind: string) =>
      answered.filter(({ command, answer }) => command.kind === kind && answer.status < 300).length;
    for (const kind of ['book', 'cancel', 'release', 'wait']) expect([kind, confirmed(kind) > 3]).toEqual([kind, true]);
    const sent = answered.map(({ command }) => command);
    expect(await findLostAnswers(api.database, answered, sent)).toEqual([]);
    expect(await findBrokenRules(api.database)).toEqual([]);
    const { people, pools, park, held, issued, expired } = await getLedgerTotals(api.database);
    expect(people + pools + park + held - (before.people + before.pools)).toBe(issued - before.issued - expired);
  }, 300_000);
});
