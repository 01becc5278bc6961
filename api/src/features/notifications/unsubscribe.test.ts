/** The address in the header of mails, to which mail programs post (RFC 8058). */
import { z } from 'zod';
import { defineMailAction } from '../../core/notifications/mail-action';
import { describeOnDatabase, people } from '../../testing';
import { createMailToken } from './mail-tokens';

const stop = defineMailAction({
  purpose: 'test.stop',
  payload: z.object({}),
  texts: { en: { button: 'Stop', done: 'Stopped.' }, fr: { button: 'Arrêter', done: 'Arrêté.' } },
});

describeOnDatabase('stopping mails from a mail program', (test) => {
  const api = test.api();
  let isDown = true;
  let stopped = 0;
  beforeAll(() =>
    api.app.context.mailActions.handle(stop, async () => {
      if (isDown) throw new Error('the disk of the database is full');
      stopped += 1;
    }),
  );
  const post = async (code: string) =>
    (
      await api.asVisitor().request({
        method: 'POST',
        url: `/api/mail-actions/unsubscribe?code=${code}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    ).status;

  it('answers that it failed when nothing was stopped, and succeeds when it is posted again', async () => {
    const now = api.app.context.clock();
    const code = await createMailToken(api.database, {
      purpose: stop.purpose,
      userId: people.employee.id,
      payload: {},
      now,
      expiresAt: new Date(now.getTime() + 60_000),
    });
    expect([await post(code), stopped]).toEqual([500, 0]);
    isDown = false;
    expect([await post(code), stopped]).toEqual([200, 1]);
  });

  it('answers the same for a code that is used or unknown', async () => {
    expect(await post('x'.repeat(43))).toBe(200);
  });
});
