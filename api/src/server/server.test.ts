import { describeOnEachDatabase } from '../testing';

describeOnEachDatabase('the server', (test) => {
  const api = test.api();

  it('answers a problem document for an unknown path', async () => {
    const answer = await api.asVisitor().get('/api/nowhere?secret=1');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status: 404, key: 'errors.notFound', instance: '/api/nowhere' });
  });
  it('is ready while the database answers', async () => {
    expect((await api.asVisitor().get('/readyz')).status).toBe(200);
  });
  it('openapi', async () => {
    const a = await api.asVisitor().get('/api/openapi.json');
    expect(a.status).toBe(200);
  });
});
