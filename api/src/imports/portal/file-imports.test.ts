import { companies } from '../../core/database/schema/companies';
import { events } from '../../core/database/schema/events';
import { auditTrail } from '../../core/database/schema/audit';
import { describeOnDatabase, testCompanies, type PersonName } from '../../testing';
import { and, eq, sql } from 'drizzle-orm';

const calendar = (title: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:talk@elsewhere.example',
    `SUMMARY:${title}`,
    'DTSTART:20260401T100000Z',
    'DTEND:20260401T110000Z',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:broken@elsewhere.example',
    'DTSTART:20260401T100000Z',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

describeOnDatabase('importing files in the portal', (test) => {
  const api = test.api();
  const send = async (
    path: string,
    fields: Record<string, string | Buffer>,
    name: PersonName = 'superAdministrator',
  ) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields))
      form.set(field, field === 'file' ? new File([new Uint8Array(Buffer.from(value))], 'list.csv') : String(value));
    const request = new Request('http://x/', { method: 'POST', body: form });
    return api.as(name).request({
      method: 'POST',
      url: `/api/${path}`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  const table = (...lines: string[]) => ['key,name,category,website,founded', ...lines].join('\n');
  beforeEach(() => api.setNow(new Date('2026-03-10T12:00:00Z')));

  it('is for those who may write the records by hand', async () => {
    const file = table('a,A,Tenant,,');
    expect((await send('company-imports/preview', { file }, 'companyAdministrator')).status).toBe(403);
    const feed = { file: calendar('A'), kind: 'events', language: 'en' };
    expect((await send('publication-imports/preview', feed, 'companyAdministrator')).status).toBe(403);
    expect((await send('publication-imports/preview', feed, 'supervisorWithFlags')).status).toBe(200);
  });

  it('shows errors first with key, row and value, understands what people write, and asks once', async () => {
    const file = table(
      'made,Made,Tenant,www.made.example,2014',
      'old,Old,Tenant,,long ago',
      `twin,${testCompanies.tenant.name},tenant,,`,
      'one,One,Spin-off,,',
      'two,Two,Spin-off,,',
    );
    const { body } = await send('company-imports/preview', { file });
    expect(body.counts).toEqual({ create: 4, update: 0, unchanged: 0, error: 1 });
    expect(body.rows[0]).toMatchObject({ row: 3, key: 'old', outcome: 'error', column: 'founded' });
    expect(body.rows[0].message).toContain('"long ago"');
    expect(body.questions).toEqual([{ column: 'category', value: 'Spin-off', rows: 2, fallback: null }]);
    expect(body.rows.find(({ key }: { key: string }) => key === 'twin').message).toContain('already');
    const answered = await send('company-imports/preview', { file, categories: '{"Spin-off":"Startup"}' });
    expect(answered.body.questions).toEqual([]);
    const wrong = await send('company-imports', { file, hash: body.hash, categories: '{"Spin-off":"Startup"}' });
    expect([wrong.status, wrong.body.details.plan.hash]).toEqual([409, answered.body.hash]);
    const done = await send('company-imports', {
      file,
      hash: answered.body.hash,
      categories: '{"Spin-off":"Startup"}',
    });
    expect(done.body.counts).toMatchObject({ create: 4, error: 1 });
    expect(done.body.resultFile).toContain('3;old;;error;founded');
    const stored = await api.database.select().from(companies).where(eq(companies.sourceKey, 'made'));
    expect(stored).toMatchObject([{ website: 'https://www.made.example', category: 'Tenant' }]);
    const [one] = await api.database.select().from(companies).where(eq(companies.sourceKey, 'one'));
    expect(one?.category).toBe('Startup');
    const [entry] = await api.database
      .select()
      .from(auditTrail)
      .where(and(eq(auditTrail.subjectKind, 'company'), eq(auditTrail.subjectId, one?.id ?? '')));
    expect(entry).toMatchObject({ action: 'created', actorName: null });
    expect(entry?.actorId).not.toBeNull();
  });

  it('reads the encoding of Excel, and says so', async () => {
    const { body } = await send('company-imports/preview', {
      file: Buffer.from(table('cafe,Caf\u00e9,Tenant,,'), 'latin1'),
    });
    expect([body.encoding, body.counts.create]).toEqual(['Windows-1252', 1]);
  });

  it('imports a calendar as the dry run showed it, and nothing when it has changed', async () => {
    const input = { file: calendar('A talk'), kind: 'events', language: 'en', draft: 'true' };
    const { body: plan } = await send('publication-imports/preview', input);
    expect(plan.rows).toMatchObject([
      { row: 9, outcome: 'error' },
      { outcome: 'create', title: 'A talk', key: 'talk@elsewhere.example' },
    ]);
    expect(await api.database.select().from(events).where(eq(events.sourceKey, 'talk@elsewhere.example'))).toEqual([]);
    const other = { ...input, file: calendar('Another talk'), hash: plan.hash };
    expect((await send('publication-imports', other)).body.key).toBe('errors.import.changed');
    expect((await send('publication-imports', { ...input, hash: plan.hash })).body.counts.create).toBe(1);
    expect(
      await api.database.select().from(events).where(eq(events.sourceKey, 'talk@elsewhere.example')),
    ).toMatchObject([{ isPublished: false }]);
  });

  it('asks once what a category of events means, and stores the type of the answer', async () => {
    const file = calendar('Skittles')
      .replaceAll('talk@', 'skittles@')
      .replace('SUMMARY:Skittles', 'SUMMARY:Skittles\r\nCATEGORIES:Bowling');
    const input = { file, kind: 'events', language: 'en', draft: 'true' };
    const { body: plan } = await send('publication-imports/preview', input);
    expect(plan.questions).toEqual([{ column: 'category', value: 'bowling', rows: 1, fallback: 'conference' }]);
    expect(plan.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['error', 'create']);
    const answered = { ...input, categories: '{"bowling":"networking"}' };
    const { body: next } = await send('publication-imports/preview', answered);
    expect(next.questions).toEqual([]);
    expect((await send('publication-imports', { ...answered, hash: plan.hash })).status).toBe(409);
    expect((await send('publication-imports', { ...answered, hash: next.hash })).status).toBe(200);
    const ofSkittles = sql`${events.texts} -> 'en' ->> 'title' = 'Skittles'`;
    expect(await api.database.select().from(events).where(ofSkittles)).toMatchObject([{ type: 'networking' }]);
    const unreadable = await send('publication-imports/preview', { ...input, categories: '[1]' });
    expect(unreadable.body.fields).toEqual({ categories: 'errors.field.invalid' });
  });

  it('names the field that is missing', async () => {
    expect((await send('company-imports/preview', {})).body.fields).toEqual({ file: 'errors.field.required' });
    const noKind = await send('publication-imports/preview', { file: 'x', kind: 'jobs', language: 'en' });
    expect(noKind.body.fields).toEqual({ kind: 'errors.field.invalid' });
  });
});
