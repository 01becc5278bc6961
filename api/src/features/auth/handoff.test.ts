import { describeOnEachDatabase, emailOf, testCompanies } from '../../testing';

describeOnEachDatabase('handoff to another system', (test) => {
  const api = test.api({ configuration: { handoffKey: 'the key of the ticketing side' } });
  afterEach(() => api.setNow(null));
  const authorization = 'Bearer the key of the ticketing side';
  const issue = async () => (await api.as('facilities').post('/api/auth/handoff', { audience: 'ticketing' })).body;
  const redeem = (token: string, headers: Record<string, string> = { authorization }) =>
    api.asVisitor().post('/api/auth/handoff/redeem', { token, audience: 'ticketing' }, headers);

  it('turns a token into the person’s identity, once (AMB-39)', async () => {
    const { token } = await issue();
    const answer = await redeem(token);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      user: { email: emailOf('facilities') },
      company: { id: testCompanies.otherTenant.id },
    });
    expect((await redeem(token)).body.key).toBe('errors.auth.invalidToken');
  });

  it('lives 60 seconds', async () => {
    api.setNow('2026-03-01T08:00:00Z');
    const { token, expiresAt } = await issue();
    expect(expiresAt).toBe('2026-03-01T08:01:00.000Z');
    api.setNow('2026-03-01T08:01:00Z');
    expect((await redeem(token)).status).toBe(400);
  });

  it.each([{}, { authorization: 'Bearer a guess' }, { authorization: 'the key of the ticketing side' }])(
    'is worth nothing without the key',
    async (headers) => {
      const { token } = await issue();
      const refused = await redeem(token, headers as Record<string, string>);
      expect([refused.status, refused.body.key]).toEqual([401, 'errors.auth.invalidHandoffKey']);
      expect((await redeem(token)).status).toBe(200);
    },
  );

  it('starts no session', async () => {
    const { token } = await issue();
    expect((await api.asVisitor().post('/api/auth/token-login', { token, source: 'portal' })).status).toBe(401);
  });

  it('goes to known systems only', async () => {
    expect((await api.as('facilities').post('/api/auth/handoff', { audience: 'elsewhere' })).body.fields).toEqual({
      audience: 'errors.field.choice',
    });
  });
});

describeOnEachDatabase('handoff without a key configured', (test) => {
  const api = test.api();
  it('cannot be redeemed by anybody', async () => {
    const answer = await api
      .asVisitor()
      .post('/api/auth/handoff/redeem', { token: 'x', audience: 'ticketing' }, { authorization: 'Bearer ' });
    expect([answer.status, answer.body.key]).toEqual([501, 'errors.auth.handoffNotConfigured']);
  });
});
