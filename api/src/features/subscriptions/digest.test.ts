import { eq } from 'drizzle-orm';
import { emailSubscriptions } from '../../core/database/schema/notifications';
import { events } from '../../core/database/schema/events';
import { news } from '../../core/database/schema/news';
import { users } from '../../core/database/schema/users';
import { describeOnDatabase, emailOf } from '../../testing';

// A Sunday; mails are sent on Monday at 8:00 of the park's clock.
const sunday = '2026-03-08T10:00:00Z';
const monday = '2026-03-09T07:00:00Z';

describeOnDatabase('the weekly mail to subscribers', (test) => {
  const api = test.api();
  const title = (en: string, fr: string) => ({
    en: { title: en, summary: '', content: '' },
    fr: { title: fr, summary: '', content: '' },
  });
  const event = (name: string, change: object = {}) => ({
    type: 'workshop',
    texts: title(name, `${name} (fr)`),
    startsAt: new Date('2026-03-20T09:00:00Z'),
    endsAt: new Date('2026-03-20T10:00:00Z'),
    isPublished: true,
    publishedAt: new Date('2026-03-08T12:00:00Z'),
    ...change,
  });
  /** Mails of the last week. */
  let sent: typeof api.mails = [];
  const digests = async (at: string) => {
    api.mails.length = 0;
    await api.runDueJobs(at);
    return api.mails.filter(({ kind }) => kind === 'digest');
  };

  beforeAll(async () => {
    api.setNow(sunday);
    await api.runDueJobs(sunday);
    for (const person of ['employee', 'companySupervisor', 'garage'] as const) {
      const [row] = await api.database
        .select()
        .from(users)
        .where(eq(users.email, emailOf(person)));
      await api.database.insert(emailSubscriptions).values({
        userId: row?.id ?? '',
        newsletter: person === 'employee',
        events: person !== 'garage',
        since: new Date(sunday),
      });
    }
    await api.database
      .update(users)
      .set({ language: 'fr' })
      .where(eq(users.email, emailOf('companySupervisor')));
    await api.database
      .insert(events)
      .values([
        event('Open workshop'),
        event('For KNOVA', { isKnova: true }),
        event('Draft', { isPublished: false }),
        event('Scheduled', { publishedAt: new Date('2026-03-12T08:00:00Z') }),
        event('Old', { publishedAt: new Date('2026-03-01T08:00:00Z') }),
        event('Cancelled', { status: 'cancelled', cancelledAt: new Date(sunday) }),
      ]);
    await api.database.insert(news).values({
      type: 'park',
      texts: title('New roof', 'Nouveau toit'),
      isPublished: true,
      publishedAt: new Date('2026-03-08T11:00:00Z'),
    });
  });

  it('has what is new, wanted and readable, in the language of the person', async () => {
    const mails = await digests(monday);
    expect(mails.map(({ to }) => to).sort()).toEqual([emailOf('companySupervisor'), emailOf('employee')].sort());
    const textOf = (to: string) => mails.find((mail) => mail.to === to)?.text ?? '';
    expect(textOf(emailOf('employee'))).toContain('Open workshop, Friday 20 March, 10:00');
    expect(textOf(emailOf('employee'))).toContain('New roof');
    for (const absent of ['KNOVA', 'Draft', 'Scheduled', 'Old', 'Cancelled'])
      expect(textOf(emailOf('employee'))).not.toContain(absent);
    expect(textOf(emailOf('companySupervisor'))).toContain('For KNOVA (fr)');
    expect(textOf(emailOf('companySupervisor'))).not.toContain('toit');
  });

  it('has each item once', async () => {
    const mails = await digests('2026-03-16T07:00:00Z');
    sent = mails;
    expect(mails.map(({ text }) => /Open workshop|New roof|KNOVA/.test(text))).toEqual([false, false]);
    expect(mails[0]?.text).toContain('Scheduled');
  });

  it('is sent again with the same items when the mail server was busy', async () => {
    await api.database.insert(events).values(
      event('Late workshop', {
        publishedAt: new Date('2026-03-20T08:00:00Z'),
        startsAt: new Date('2026-04-20T09:00:00Z'),
        endsAt: new Date('2026-04-20T10:00:00Z'),
      }),
    );
    api.refuseMails(2);
    expect(await digests('2026-03-23T07:00:00Z')).toEqual([]);
    const again = await digests('2026-03-23T09:00:00Z');
    expect(again.map(({ to }) => to).sort()).toEqual([emailOf('companySupervisor'), emailOf('employee')].sort());
    for (const { text } of again) expect(text).toContain('Late workshop');
    expect(await digests('2026-03-23T12:00:00Z')).toEqual([]);
  });

  it('ends by the link of the mail, without signing in', async () => {
    const mail = sent.find(({ to }) => to === emailOf('employee'));
    const address = new URL(mail?.unsubscribeAddress ?? '');
    expect((await api.asVisitor().post(`${address.pathname}${address.search}`, {})).status).toBeLessThan(300);
    const [row] = await api.database
      .select()
      .from(users)
      .where(eq(users.email, emailOf('employee')));
    const [left] = await api.database
      .select()
      .from(emailSubscriptions)
      .where(eq(emailSubscriptions.userId, row?.id ?? ''));
    expect(left).toMatchObject({ newsletter: false, events: false, jobs: false });
  });
});
