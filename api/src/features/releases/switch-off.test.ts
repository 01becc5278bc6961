import { describeOnDatabase } from '../../testing';
import { publish, testBuild, tokenFor } from '../../testing/builds';

describeOnDatabase('switching an area off', (test) => {
  const api = test.api();
  const operator = () => api.as('superAdministrator');
  const step = (remote: string, name: string, body: object = {}) =>
    operator().post(`/api/releases/${remote}/${name}`, { reason: 'a wrong price is shown', ...body });
  const registry = async () => (await api.asVisitor().get('/api/releases/registry')).body;
  const isListed = async (remote: string) =>
    (await registry()).remotes.some(({ name }: { name: string }) => name === remote);
  const release = async (remote: string, version: string, routes = [`/${remote}`]) => {
    await publish(operator(), testBuild(remote, version, { routes }));
    return step(remote, 'promote', { version });
  };

  it('removes its routes and menu and says why, until it is switched on', async () => {
    await release('mf-off', '1.0.0', ['/off', '/off/details']);
    const off = await step('mf-off', 'disable');
    expect(off.body).toMatchObject({
      live: '1.0.0',
      disabled: { reason: 'a wrong price is shown', by: expect.any(String), since: expect.any(String) },
    });
    expect(await isListed('mf-off')).toBe(false);
    expect((await registry()).disabled).toEqual([
      {
        name: 'mf-off',
        title: { en: 'mf-off', fr: 'mf-off' },
        paths: ['/off', '/off/details'],
        reason: 'a wrong price is shown',
        since: expect.any(String),
      },
    ]);
    // Another version may be made ready meanwhile; the area stays off.
    await release('mf-off', '1.0.1', ['/off']);
    expect(await isListed('mf-off')).toBe(false);
    // Its routes stay its own.
    expect((await release('mf-thief', '1.0.0', ['/off'])).body.key).toBe('errors.releases.checksFailed');
    const on = await step('mf-off', 'enable');
    expect([on.body.live, on.body.disabled]).toEqual(['1.0.1', null]);
    expect(await isListed('mf-off')).toBe(true);
    expect((await registry()).disabled).toEqual([]);
    const { body } = await operator().get('/api/releases/mf-off/audit');
    expect(body.items.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['enabled', 'disabled']),
    );
  });

  it('removes an area from the portal until a version of it is promoted', async () => {
    await release('mf-out', '1.0.0');
    const out = await step('mf-out', 'unpublish');
    expect(out.body).toMatchObject({ live: null, previous: null, disabled: { reason: 'a wrong price is shown' } });
    expect(await isListed('mf-out')).toBe(false);
    expect((await registry()).disabled).toMatchObject([{ name: 'mf-out', paths: ['/mf-out'] }]);
    expect((await step('mf-out', 'enable')).body.key).toBe('errors.releases.unpublished');
    const back = await step('mf-out', 'promote', { version: '1.0.0' });
    expect([back.body.live, back.body.disabled]).toEqual(['1.0.0', null]);
    expect(await isListed('mf-out')).toBe(true);
  });

  it('is refused for what is pinned, not live, or holds the panel itself', async () => {
    await release('mf-pinned', '1.0.0');
    await step('mf-pinned', 'pin', { version: '1.0.0' });
    expect((await step('mf-pinned', 'unpublish')).body.key).toBe('errors.releases.pinned');
    await publish(operator(), testBuild('mf-new', '1.0.0'));
    expect((await step('mf-new', 'disable')).body.key).toBe('errors.releases.noLive');
    await release('mf-panel', '1.0.0', ['/portal/admin/releases']);
    expect((await step('mf-panel', 'disable')).body.key).toBe('errors.releases.holdsPanel');
    expect((await step('mf-panel', 'unpublish')).body.key).toBe('errors.releases.holdsPanel');
  });

  it('is possible with the token of the area, and with no other', async () => {
    await release('mf-token', '1.0.0');
    const send = async (headers: Record<string, string>) =>
      (await api.asVisitor().post('/api/releases/mf-token/disable', { reason: 'by the team' }, headers)).status;
    expect(await send(await tokenFor(operator(), 'mf-other'))).toBe(403);
    expect(await send({})).toBe(401);
    expect(await send(await tokenFor(operator(), 'mf-token'))).toBe(200);
  });
});
