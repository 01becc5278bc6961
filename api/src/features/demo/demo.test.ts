import { describeOnDatabase, emailOf } from '../../testing';

describeOnDatabase('the pages of the demo', (test) => {
  const api = test.api({ configuration: { mode: 'demo', handoffKey: 'the key of the ticketing side' } });

  it('let ticketing redeem its token, once', async () => {
    const { token } = (
      await api.as('facilities').post('/api/auth/handoff', { audience: 'ticketing', returnTo: '/portal' })
    ).body;
    const first = await api.asVisitor().get(`/api/demo/ticketing?token=${token}`);
    expect(first.headers['content-type']).toContain('text/html');
    expect(first.text).toContain(emailOf('facilities'));
    expect(first.text).toContain('href="http://localhost:4600/portal"');
    const second = await api.asVisitor().get(`/api/demo/ticketing?token=${token}`);
    expect(second.text).toContain('You are not signed in here');
    const french = await api
      .asVisitor()
      .request({ method: 'GET', url: '/api/demo/ticketing', headers: { 'accept-language': 'fr-CH' } });
    expect(french.text).toMatch(/<html lang="fr">[^]*Vous n’êtes pas connecté ici/);
  });

  it('answer for every other system, and for no other name', async () => {
    expect((await api.asVisitor().get('/api/demo/systems/fairmove')).text).toContain('<h1>Fairmove</h1>');
    expect((await api.asVisitor().get('/api/demo/systems/constructor')).status).toBe(404);
  });

  it('show no file that is not a mail', async () => {
    expect((await api.asVisitor().get('/api/demo/mails')).text).toContain('No mail was sent yet');
    for (const name of ['..%2F..%2Fsecret.json', 'missing.json', '.hidden.json'])
      expect((await api.asVisitor().get(`/api/demo/mails/${name}`)).status).toBe(404);
  });

  it('show mails of others only to this machine and to administrators', async () => {
    const remoteAddress = '203.0.113.7';
    const from = (cookie?: string) =>
      api.asVisitor().request({
        method: 'GET',
        url: '/api/demo/mails',
        remoteAddress,
        headers: cookie ? { cookie } : {},
      });
    expect((await from()).status).toBe(403);
    expect((await from(await api.signIn('employee'))).status).toBe(403);
    expect((await from(await api.signIn('superAdministrator'))).status).toBe(200);
  });
});

describeOnDatabase('outside of the demo', (test) => {
  const api = test.api();
  it('there are no such pages', async () => {
    expect((await api.asVisitor().get('/api/demo/mails')).status).toBe(404);
    expect((await api.asVisitor().get('/api/demo/ticketing')).status).toBe(404);
  });
});
