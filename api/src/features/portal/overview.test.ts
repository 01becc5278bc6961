import { eq } from 'drizzle-orm';
import { events, eventSeries } from '../../core/database/schema/events';
import { news } from '../../core/database/schema/news';
import { portalVisits } from '../../core/database/schema/portal-visits';
import { roomBookings, roomOccurrences } from '../../core/database/schema/rooms';
import { parkingLeases } from '../../core/database/schema/parking-holding';
import { parkingWaitlistOffers } from '../../core/database/schema/parking-waitlist';
import { describeOnDatabase, emailOf, people, testCompanies } from '../../testing';
import { ownedRecords } from '../../testing/owned-records';
import { prepareLots } from '../../testing/parking-lots';
import { prepareRooms, testRooms } from '../../testing/rooms';

describeOnDatabase('the overview of the portal', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow('2026-03-03T07:00:00Z');
    await api.database.delete(portalVisits);
    await api.database.delete(roomBookings);
    await api.database.delete(news);
    await api.database.delete(events);
  });
  const overview = async (who: Parameters<typeof api.as>[0]) => (await api.as(who).get('/api/portal/overview')).body;
  const visit = (who: Parameters<typeof api.as>[0]) => api.as(who).post('/api/portal/visits');

  it('shows the company’s hours to people who book, and the pool to its managers', async () => {
    await api.as('companyAdministrator').post('/api/rooms/bookings', {
      roomId: testRooms.night,
      title: 'Hours',
      start: '2026-03-04T09:00:00Z',
      end: '2026-03-04T10:30:00Z',
    });
    expect(await overview('companyAdministrator')).toMatchObject({
      quotas: [{ month: '2026-03-01', minutesPerMonth: 600, usedMinutes: 90 }],
      parking: { spots: 0, poolCredits: expect.any(Number) },
    });
    expect(await overview('employee')).toMatchObject({ quotas: [], parking: null });
  });

  it('names what is new since the last visit, and uses within four hours are one visit', async () => {
    const publish = (title: string, publishedAt: string) =>
      api.database.insert(news).values({
        type: 'park',
        texts: { en: { title, summary: '', content: '' } },
        isPublished: true,
        publishedAt: new Date(publishedAt),
      });
    await publish('Old', '2026-01-03T07:00:00Z');
    await publish('Recent', '2026-03-01T07:00:00Z');
    const kinds = async () =>
      (await overview('employee')).changes.map(({ kind, titles }: { kind: string; titles: string[] }) => [
        kind,
        titles,
      ]);
    expect(await kinds()).toEqual([['news', ['Recent']]]);
    await visit('employee');
    api.setNow('2026-03-03T08:00:00Z');
    await visit('employee');
    expect(await kinds()).toEqual([['news', ['Recent']]]);
    api.setNow('2026-03-04T07:00:00Z');
    expect((await overview('employee')).since).toBe('2026-03-03T08:00:00.000Z');
    expect(await kinds()).toEqual([]);
    await publish('New', '2026-03-04T06:00:00Z');
    await visit('employee');
    expect(await kinds()).toEqual([['news', ['New']]]);
  });

  it('counts what an import adds all at once as known, and a single record of an import as new', async () => {
    const add = (count: number, publishedAt: string, title: string) =>
      api.database.insert(events).values(
        Array.from({ length: count }, (_, index) => ({
          sourceKey: `${title} ${index}`,
          icalUid: `${title} ${index}`,
          type: 'conference',
          texts: { en: { title, summary: '', content: '' } },
          startsAt: new Date('2026-04-01T09:00:00Z'),
          endsAt: new Date('2026-04-01T10:00:00Z'),
          isPublished: true,
          publishedAt: new Date(publishedAt),
        })),
      );
    await add(200, '2026-03-02T07:00:00Z', 'Imported');
    await add(1, '2026-03-03T06:00:00Z', 'Added later');
    expect((await overview('employee')).changes).toMatchObject([{ kind: 'events', count: 1, titles: ['Added later'] }]);
  });

  it('counts an event that repeats once, however many dates it has', async () => {
    const published = {
      type: 'conference',
      isPublished: true,
      publishedAt: new Date('2026-03-02T07:00:00Z'),
    };
    const [series] = await api.database
      .insert(eventSeries)
      .values({
        rule: { every: 'week', interval: 1, weekdays: [3], monthly: 'day', until: '2027-03-31', without: [] },
        firstDay: '2026-04-01',
      })
      .returning();
    await api.database.insert(events).values([
      ...Array.from({ length: 52 }, (_, index) => ({
        ...published,
        seriesId: series?.id,
        seriesDay: new Date(Date.parse('2026-04-01T00:00:00Z') + index * 604_800_000).toISOString().slice(0, 10),
        icalUid: `lunch ${index}`,
        texts: { en: { title: 'Lunch of the park', summary: '', content: '' } },
        startsAt: new Date(Date.parse('2026-04-01T10:00:00Z') + index * 604_800_000),
        endsAt: new Date(Date.parse('2026-04-01T11:00:00Z') + index * 604_800_000),
      })),
      {
        ...published,
        icalUid: 'fair',
        texts: { en: { title: 'Fair', summary: '', content: '' } },
        startsAt: new Date('2026-04-02T09:00:00Z'),
        endsAt: new Date('2026-04-02T10:00:00Z'),
      },
    ]);
    const [change] = (await overview('employee')).changes;
    expect([change.kind, change.count, change.titles.toSorted()]).toEqual(['events', 2, ['Fair', 'Lunch of the park']]);
  });

  it('tells somebody that their request was decided', async () => {
    const { body } = await api.as('companyAdministrator').post('/api/rooms/bookings', {
      roomId: testRooms.approval,
      title: 'Fair',
      start: '2026-03-06T09:00:00Z',
      end: '2026-03-06T10:00:00Z',
    });
    const decisions = async () =>
      (await overview('companyAdministrator')).changes.filter(({ kind }: { kind: string }) => kind === 'decisions');
    expect(await decisions()).toEqual([]);
    await api.database
      .update(roomOccurrences)
      .set({ state: 'booked', decidedBy: people.superAdministrator.id, decidedAt: new Date('2026-03-03T06:00:00Z') })
      .where(eq(roomOccurrences.bookingId, body.booking.id));
    expect(await decisions()).toMatchObject([{ titles: ['Fair'] }]);
  });

  it('begins with what is kept for somebody until they answer', async () => {
    await prepareLots(api.database);
    const { id, hashedId, role, company } = people.companyAdministrator;
    const owner = { id, hashedId, role, email: emailOf('companyAdministrator'), companyId: testCompanies[company].id };
    const records = ownedRecords(api.database, '2026-03-03');
    const offers = async () => (await api.as('companyAdministrator').get('/api/portal/tasks')).body.offers;
    expect(await offers()).toEqual([]);
    await records.roomOffer(owner);
    await records.lease(owner);
    const spotId = await records.spot({ companyId: null });
    await api.database.insert(parkingWaitlistOffers).values({
      entryId: await records.waitlistEntry(owner),
      spotId,
      day: '2026-03-04',
      halves: ['am'],
      offeredAt: new Date('2026-03-03T06:50:00Z'),
      expiresAt: new Date('2026-03-03T07:10:00Z'),
    });
    expect(await offers()).toEqual([
      { kind: 'roomOffers', count: 1, href: '/book-a-room' },
      { kind: 'parkingOffers', count: 1, href: '/parkshare/waitlist' },
      { kind: 'leaseOffers', count: 1, href: '/parkshare/manager' },
    ]);
    expect((await api.as('colleague').get('/api/portal/tasks')).body.offers).toEqual([]);
    api.setNow('2026-03-03T07:11:00Z');
    expect((await offers()).map(({ kind }: { kind: string }) => kind)).toEqual(['roomOffers', 'leaseOffers']);
    // A leased spot counts once the lease is accepted.
    const heldSpots = async () => (await overview('companyAdministrator')).parking.spots;
    expect(await heldSpots()).toBe(3);
    await api.database.update(parkingLeases).set({ state: 'active' });
    expect(await heldSpots()).toBe(4);
  });
});
