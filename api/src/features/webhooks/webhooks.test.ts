import { createHmac } from 'node:crypto';
import { requirePublicAddress, isPublicAddress } from '../../core/webhooks/public-address';
import { publishEvent } from '../../core/webhooks/publish-event';
import { webhookEndpoints, webhookEvents } from '../../core/database/schema/webhooks';
import { describeOnDatabase } from '../../testing';

const start = Date.parse('2026-11-20T09:00:00Z');
const body = { name: 'Access control', url: 'https://doors.example/hook', events: ['bookings'] };

describeOnDatabase('webhooks', (test) => {
  const api = test.api();
  const administrator = () => api.as('superAdministrator');
  const add = async (change: object = {}) => (await administrator().post('/api/webhooks', { ...body, ...change })).body;
  const happen = () =>
    api.database.transaction((tx) =>
      publishEvent(tx, { topic: 'bookings', what: 'created', data: { id: 'b-1' }, now: api.app.context.clock() }),
    );
  const deliveries = async (id: string) => (await administrator().get(`/api/webhooks/${id}/deliveries`)).body.items;
  const isSignedWith = (secret: string, request: (typeof api.webhooks)[number] | undefined) => {
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature = '' } = request?.headers ?? {};
    const hmac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64')).update(`${id}.${time}.${request?.body}`);
    return signature.split(' ').includes(`v1,${hmac.digest('base64')}`);
  };

  beforeEach(async () => {
    api.setNow(new Date(start));
    api.webhooks.length = 0;
    api.answerWebhooksWith(204);
    await api.database.delete(webhookEndpoints);
    await api.database.delete(webhookEvents);
  });
  afterAll(() => api.setNow(null));

  it('tell an endpoint what happened, signed, once', async () => {
    const { id, secret } = await add();
    await add({ events: ['releases'] });
    await happen();
    await api.runDueJobs();
    await api.runDueJobs();
    expect(api.webhooks).toHaveLength(1);
    const [request] = api.webhooks;
    expect(request?.url).toBe(body.url);
    expect(JSON.parse(request?.body ?? '')).toEqual({
      type: 'bookings.created',
      timestamp: '2026-11-20T09:00:00.000Z',
      data: { id: 'b-1' },
    });
    expect(isSignedWith(secret, request)).toBe(true);
    expect(isSignedWith(`whsec_${Buffer.from('guess').toString('base64')}`, request)).toBe(false);
    expect(await deliveries(id)).toMatchObject([{ event: 'bookings.created', state: 'delivered', lastStatus: 204 }]);
  });

  it('are sent only if the transaction is committed, and to no endpoint that is off', async () => {
    const { id } = await add();
    const failing = api.database.transaction(async (tx) => {
      await publishEvent(tx, { topic: 'bookings', what: 'created', data: {}, now: new Date(start) });
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow();
    await administrator().put(`/api/webhooks/${id}`, { ...body, isActive: false, version: 1 });
    await happen();
    await api.runDueJobs();
    expect(api.webhooks).toEqual([]);
  });

  it('are repeated until the endpoint answers, and can be sent again afterwards', async () => {
    const { id } = await add();
    await happen();
    api.answerWebhooksWith(503);
    await api.runDueJobs();
    expect(await deliveries(id)).toMatchObject([{ state: 'waiting', lastStatus: 503, attempts: 1 }]);
    api.answerWebhooksWith(302);
    await api.runDueJobs(new Date(start + 10_000));
    api.answerWebhooksWith(200);
    await api.runDueJobs(new Date(start + 120_000));
    const [delivery] = await deliveries(id);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 3 });
    // The same id, so that the receiver recognises what it has.
    expect(new Set(api.webhooks.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await administrator().post(`/api/webhooks/deliveries/${delivery.id}/resend`);
    await api.runDueJobs();
    expect(api.webhooks).toHaveLength(4);
  });

  it('keep the new secret of the first of two people who make one at once', async () => {
    const { id, secret: old } = await add();
    const rotate = () => administrator().post(`/api/webhooks/${id}/rotate?version=1`);
    const answers = await Promise.all([rotate(), rotate()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { secret } = answers.find(({ status }) => status === 200)!.body;
    await happen();
    await api.runDueJobs();
    expect([isSignedWith(secret, api.webhooks[0]), isSignedWith(old, api.webhooks[0])]).toEqual([true, true]);
  });

  it('are signed with both secrets for a day after a change', async () => {
    const { id, secret: old } = await add();
    const { secret } = (await administrator().post(`/api/webhooks/${id}/rotate`)).body;
    await happen();
    await api.runDueJobs();
    expect([isSignedWith(secret, api.webhooks[0]), isSignedWith(old, api.webhooks[0])]).toEqual([true, true]);
    api.setNow(new Date(start + 86_400_001));
    await happen();
    await api.runDueJobs();
    expect([isSignedWith(secret, api.webhooks[1]), isSignedWith(old, api.webhooks[1])]).toEqual([true, false]);
  });

  it('are encrypted in the database, also those of an earlier release', async () => {
    const { id, secret } = await add();
    await administrator().post(`/api/webhooks/${id}/rotate`);
    const stored = async () => {
      const [row] = await api.database.select().from(webhookEndpoints);
      return [row?.secret, row?.previousSecret];
    };
    expect(await stored()).toEqual([expect.stringMatching(/^sealed1\./), expect.stringMatching(/^sealed1\./)]);
    await api.database.update(webhookEndpoints).set({ secret, previousSecret: null });
    await happen();
    await api.runDueJobs();
    expect(isSignedWith(secret, api.webhooks[0])).toBe(true);
    // Later than any run in the other tests.
    api.setNow(new Date(start + 10 * 86_400_000));
    await api.runDueJobs();
    expect(await stored()).toEqual([expect.stringMatching(/^sealed1\./), null]);
    await happen();
    await api.runDueJobs();
    expect(isSignedWith(secret, api.webhooks[1])).toBe(true);
  });

  it.each([
    'http://doors.example/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://169.254.169.254/latest',
    'https://printer.local/',
    'https://someone@doors.example/',
  ])('do not go to %s', async (url) => {
    const answer = await administrator().post('/api/webhooks', { ...body, url });
    expect([400, 422]).toContain(answer.status);
    expect(Object.keys(answer.body.fields)).toEqual(['url']);
  });

  it('show what is stored to the second of two people who change an endpoint', async () => {
    const { id } = await add();
    const change = (name: string) =>
      administrator().put(`/api/webhooks/${id}`, { ...body, name, isActive: true, version: 1 });
    expect((await change('Doors')).status).toBe(204);
    const refused = await change('Gates');
    const { items } = (await administrator().get('/api/webhooks')).body;
    expect(items).toMatchObject([{ name: 'Doors', version: 2 }]);
    expect(refused).toMatchObject({ status: 409, body: { key: 'errors.conflict', details: { current: items[0] } } });
  });

  it('list their deliveries page by page, latest first', async () => {
    const { id } = await add();
    for (const minutes of [0, 1, 2]) {
      api.setNow(new Date(start + minutes * 60_000));
      await happen();
    }
    const page = async (after = '') =>
      (await administrator().get(`/api/webhooks/${id}/deliveries?pageSize=2${after}`)).body;
    const first = await page();
    const second = await page(`&paginationId=${first.paginationId}`);
    const times = [...first.items, ...second.items].map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual(['2026-11-20T09:02:00.000Z', '2026-11-20T09:01:00.000Z', '2026-11-20T09:00:00.000Z']);
  });

  it('are managed by the park’s administrators only, and never show a secret again', async () => {
    const { secret } = await add();
    for (const name of ['employee', 'companySupervisor', 'companyAdministrator', 'facilities'] as const)
      expect((await api.as(name).get('/api/webhooks')).status).toBe(403);
    expect((await administrator().get('/api/webhooks')).text).not.toContain(secret);
  });
});

describe('the address of a delivery', () => {
  it('is refused if one of the addresses of its name is private', async () => {
    const resolve =
      (...addresses: string[]) =>
      async () =>
        addresses.map((address) => ({ address, family: 4 }));
    await expect(requirePublicAddress('a.example', resolve('93.184.216.34'))).resolves.toMatchObject({
      address: '93.184.216.34',
    });
    await expect(requirePublicAddress('a.example', resolve('93.184.216.34', '10.0.0.1'))).rejects.toThrow();
    await expect(requirePublicAddress('a.example', resolve())).rejects.toThrow();
  });

  it('may be any other', () => {
    for (const address of ['93.184.216.34', '2606:2800:220:1::1', '8.8.8.8'])
      expect(isPublicAddress(address)).toBe(true);
  });

  it.each(['::ffff:127.0.0.1', 'fd00::1', 'fe80::1', '100.64.0.1', '0.0.0.0', '255.255.255.255', 'name'])(
    'is not %s',
    (address) => expect(isPublicAddress(address)).toBe(false),
  );
});
