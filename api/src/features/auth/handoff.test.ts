import { buildings } from '../../core/database/schema/companies';
import { rooms } from '../../core/database/schema/rooms';
import { describeOnDatabase, emailOf, testCompanies } from '../../testing';

describeOnDatabase('handoff to another system', (test) => {
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

  it('is worth nothing after the person has signed out', async () => {
    const cookie = await api.signIn('facilities');
    const { token } = (await api.withCookie(cookie).post('/api/auth/handoff', { audience: 'ticketing' })).body;
    await api.withCookie(cookie).post('/api/auth/logout');
    expect((await redeem(token)).body.key).toBe('errors.auth.invalidToken');
  });

  it('carries the room or spot that it is about, and the way back', async () => {
    const [building] = await api.database
      .insert(buildings)
      .values({ code: 'c', name: 'C' })
      .returning({ id: buildings.id });
    const [room] = await api.database
      .insert(rooms)
      .values({ name: 'Matterhorn', buildingId: building?.id ?? '', capacity: 8 })
      .returning({ id: rooms.id });
    const about = (more: object) => api.as('facilities').post('/api/auth/handoff', { audience: 'ticketing', ...more });
    const subject = { kind: 'room', id: room?.id };
    const { token } = (await about({ subject, returnTo: '/book-a-room?q=1' })).body;
    expect((await redeem(token)).body).toMatchObject({
      subject: { ...subject, label: 'Matterhorn' },
      returnTo: 'http://localhost:4600/book-a-room?q=1',
    });
    expect((await about({ subject: { kind: 'spot', id: room?.id } })).status).toBe(404);
    expect((await about({ subject: { kind: 'roomBooking', id: room?.id } })).status).toBe(404);
    for (const returnTo of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'http://a@localhost:4600/',
    ])
      expect((await about({ returnTo })).body.key).toBe('errors.auth.returnNotAllowed');
  });

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

describeOnDatabase('handoff without a key configured', (test) => {
  const api = test.api();
  it('cannot be redeemed by anybody', async () => {
    const answer = await api
      .asVisitor()
      .post('/api/auth/handoff/redeem', { token: 'x', audience: 'ticketing' }, { authorization: 'Bearer ' });
    expect([answer.status, answer.body.key]).toEqual([501, 'errors.auth.handoffNotConfigured']);
  });
});
