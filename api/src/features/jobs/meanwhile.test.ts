/** Two who edit a job at the same moment. */
import { eq } from 'drizzle-orm';
import { auditTrail } from '../../core/database/schema/audit';
import { describeOnPostgres } from '../../testing';

describeOnPostgres('a job that two people edit', (test) => {
  const api = test.api();
  const editor = () => api.as('companyAdministrator');
  const body = {
    texts: { en: { title: 'Engineer', description: '<p>Build</p>' }, fr: { title: '', description: '' } },
    ...{ contractType: 'permanent', workload: { minimum: 80, maximum: 100 }, location: 'Main building' },
    ...{ applyUrl: null, applyEmail: 'jobs@alpine.example', isPublished: true },
    ...{ publishedAt: '2026-06-01T10:00:00Z', expiresAt: '2026-07-01T10:00:00Z' },
  };
  let id = '';
  beforeEach(async () => {
    api.setNow('2026-06-01T10:00:00Z');
    id = (await editor().post('/api/jobs', body)).body.id;
  });
  const actions = async () =>
    (await api.database.select().from(auditTrail).where(eq(auditTrail.subjectId, id))).map(({ action }) => action);

  it('is archived once', async () => {
    const archive = () => editor().post(`/api/jobs/${id}/archive`);
    const answers = await Promise.all([archive(), archive(), archive()]);
    expect(answers.map(({ status, body: { state, version } }) => [status, state, version])).toEqual(
      answers.map(() => [200, 'archived', 2]),
    );
    expect(await actions()).toEqual(['created', 'archived']);
  });

  it('keeps the first of two changes', async () => {
    const save = (location: string) => editor().put(`/api/jobs/${id}`, { ...body, location, version: 1 });
    const answers = await Promise.all([save('East'), save('West')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await actions()).toEqual(['created', 'changed']);
  });
});
