import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { backgroundJobs } from '../../core/database/schema/background-jobs';
import { defineJob, enqueueJob } from '../../core/jobs/enqueue-job';
import { describeOnDatabase, type PersonName } from '../../testing';

const call = defineJob('test.call', z.object({ email: z.string() }));

describeOnDatabase('background jobs that failed for good', (test) => {
  const api = test.api();
  const administrator = () => api.as('superAdministrator');
  let isDown = true;
  const done: string[] = [];

  beforeAll(async () => {
    api.app.context.jobs.handleOutside(call, async ({ payload }) => {
      if (isDown) throw new Error(`550 <${payload.email}> is unknown`);
      done.push(payload.email);
    });
    api.setNow('2026-11-20T09:00:00Z');
    await enqueueJob(api.database, call, {
      key: 'one',
      payload: { email: 'emil@test.park' },
      runAt: new Date('2026-11-20T09:00:00Z'),
    });
    // Each attempt is made when it is due; a day of sweeps between them proves nothing here.
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const [job] = await api.database.select().from(backgroundJobs).where(eq(backgroundJobs.kind, 'test.call'));
      await api.runDueJobs(job?.runAt);
    }
  });
  afterAll(() => api.setNow(null));

  it('are for the park’s administrators only', async () => {
    for (const name of ['employee', 'companySupervisor', 'facilities'] satisfies PersonName[])
      expect((await api.as(name).get('/api/background-jobs')).status).toBe(403);
    expect((await api.asVisitor().get('/api/background-jobs')).status).toBe(401);
  });

  it('are shown with what went wrong, without values of people, and counted in the metrics', async () => {
    const { body } = await administrator().get('/api/background-jobs');
    expect(body.dead).toEqual([expect.objectContaining({ kind: 'test.call', attempts: 9 })]);
    expect(body.dead[0].problem).toContain('550');
    expect(JSON.stringify(body)).not.toContain('emil@test.park');
    const metrics = (await api.asVisitor().get('/metrics')).text;
    expect(metrics).toContain('background_jobs{state="dead"} 1');
    expect(metrics).toContain('background_jobs_oldest_due_seconds 0');
  });

  it('can be tried again, or given up', async () => {
    const [{ id }] = (await administrator().get('/api/background-jobs')).body.dead;
    isDown = false;
    expect((await administrator().post(`/api/background-jobs/${id}/retry`)).status).toBe(204);
    await api.runDueJobs();
    expect(done).toEqual(['emil@test.park']);
    expect((await administrator().get('/api/background-jobs')).body.dead).toEqual([]);
    expect((await administrator().delete(`/api/background-jobs/${id}`)).status).toBe(404);
  });
});
