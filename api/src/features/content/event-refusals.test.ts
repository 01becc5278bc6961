/** Who may not write events, and what is refused of what editors send. */
import { eq } from 'drizzle-orm';
import { auditTrail } from '../../core/database/schema/audit';
import { describeOnDatabase } from '../../testing';
import { agenda, event, now, writingEvents } from '../../testing/written-events';

const unknownId = '00000000-0000-4000-8000-00000000ffff';

describeOnDatabase('writing events', (test) => {
  const api = test.api();
  const { editor, create } = writingEvents(api);
  beforeEach(() => api.setNow(now));

  it('is for those with the flag', async () => {
    expect((await api.asVisitor().post('/api/events', event())).status).toBe(401);
    expect((await api.as('companyAdministrator').post('/api/events', event())).status).toBe(403);
    const { id } = await create({ isKnova: true, membersOnly: true });
    expect((await api.as('companyAdministrator').get(`/api/events/${id}?management=true`)).status).toBe(403);
  });

  it('refuses an older version with the stored one, restores versions and keeps a trail', async () => {
    const { id } = await create({ agenda });
    await editor().put(`/api/events/${id}`, { ...event({ location: 'Hall B' }), version: 1 });
    const refused = await editor().put(`/api/events/${id}`, { ...event({ location: 'Hall C' }), version: 1 });
    expect([refused.status, refused.body.key, refused.body.details.current.location]).toEqual([
      409,
      'errors.publishing.changedMeanwhile',
      'Hall B',
    ]);
    const restored = await editor().post(`/api/publishing/events/${id}/versions/1/restore`, { version: 2 });
    expect(restored.body).toMatchObject({ version: 3, location: 'Hall A', agenda });
    expect(
      (await editor().get(`/api/publishing/events/${id}/versions`)).body.items.map(
        ({ version }: { version: number }) => version,
      ),
    ).toEqual([3, 2, 1]);
    expect((await editor().get(`/api/publishing/events/${id}/versions/2`)).body.body).toMatchObject({
      location: 'Hall B',
      agenda: [],
    });
    const lines = await api.database
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.subjectId, id))
      .orderBy(auditTrail.id);
    expect(lines.map(({ action }) => action)).toEqual(['created', 'changed', 'changed']);
    expect(lines[1]).toMatchObject({
      before: { location: 'Hall A', agenda },
      after: { location: 'Hall B', agenda: [] },
    });
  });

  const wrong: [changes: object, fields: Record<string, string>][] = [
    [{ type: 'unknown' }, { type: 'errors.field.choice' }],
    [{ startDate: undefined }, { startDate: 'errors.field.date' }],
    [{ startDate: '2026-02-30T08:00:00Z' }, { startDate: 'errors.field.date' }],
    [{ startDate: '2025-02-29', endDate: '2025-03-01' }, { startDate: 'errors.field.date' }],
    [
      { startDate: '0000-01-01', endDate: '0000-01-02' },
      { startDate: 'errors.field.dateRange', endDate: 'errors.field.dateRange' },
    ],
    [{ startDate: '2026-03-20' }, { endDate: 'errors.field.date' }],
    [{ endDate: '2026-03-20' }, { endDate: 'errors.field.date' }],
    [{ endDate: '2026-03-20T15:59:59Z' }, { endDate: 'errors.field.tooSmall' }],
    [{ startDate: '2026-03-20', endDate: '2026-03-19' }, { endDate: 'errors.field.tooSmall' }],
    [{ endDate: '2027-03-22T16:00:00Z' }, { endDate: 'errors.field.tooLarge' }],
    [{ onlineUrl: 'javascript:alert(1)' }, { onlineUrl: 'errors.field.url' }],
    [{ registrationUrl: 'register here' }, { registrationUrl: 'errors.field.url' }],
    [{ location: 'x'.repeat(301) }, { location: 'errors.field.tooLong' }],
    [{ status: 'postponed' }, { status: 'errors.field.choice' }],
    [{ membersOnly: 'yes' }, { membersOnly: 'errors.field.invalid' }],
    [
      { agenda: [{ ...agenda[0], startDate: '2026-03-20T15:00:00Z' }] },
      { 'agenda.0.startDate': 'errors.field.tooSmall' },
    ],
    [
      { agenda: [agenda[0], { ...agenda[1], endDate: '2026-03-20T16:00:00Z' }] },
      { 'agenda.1.endDate': 'errors.field.tooSmall' },
    ],
    [{ agenda: [{ ...agenda[1], endDate: '2026-03-20T19:01:00Z' }] }, { 'agenda.0.endDate': 'errors.field.tooLarge' }],
    [{ agenda: [{ ...agenda[0], title: {} }] }, { 'agenda.0.title': 'errors.field.required' }],
    [
      { texts: {}, type: 'no', endDate: '2026-03-19T00:00:00Z' },
      { texts: 'errors.field.required', type: 'errors.field.choice', endDate: 'errors.field.tooSmall' },
    ],
  ];
  it.each(wrong.map(([changes, fields]) => [JSON.stringify(fields), changes, fields] as const))(
    'refuses what is wrong and names it: %s',
    async (_, changes, fields) => {
      const { status, body } = await editor().post('/api/events', event(changes));
      expect([status, body.fields]).toEqual([400, fields]);
    },
  );

  it('answers 404 for what is not there', async () => {
    expect((await editor().put(`/api/events/${unknownId}`, { ...event(), version: 1 })).status).toBe(404);
    expect((await editor().delete(`/api/events/${unknownId}`)).status).toBe(404);
    expect((await editor().get(`/api/events/${unknownId}?management=true`)).status).toBe(404);
    expect((await editor().post(`/api/publishing/events/${unknownId}/versions/1/restore`, { version: 1 })).status).toBe(
      404,
    );
  });

  it.each([
    'startDate=0000-01-01&endDate=0000-02-01',
    'startDate=2026-02-30&endDate=2026-03-01',
    'startDate=9999-12-31&endDate=9999-12-31',
  ])('refuses the range %s by its field', async (query) => {
    const { status, body } = await api.asVisitor().get(`/api/events/range?${query}`);
    expect([status, body.fields?.startDate]).toEqual([400, expect.stringMatching(/^errors\.field\.date(Range)?$/)]);
  });
});
