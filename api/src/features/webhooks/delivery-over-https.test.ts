/** Webhooks reach a real https server in the park's own network, whose certificate the configuration trusts. */
import { readFileSync } from 'node:fs';
import { createWebhookPost } from '../../core/webhooks/post-publicly';
import { publishEvent } from '../../core/webhooks/publish-event';
import { describeOnDatabase } from '../../testing';
import { HttpsReceiver, isSignedBy } from '../../testing/https-receiver';

const start = Date.parse('2026-11-20T09:00:00Z');
const receiver = new HttpsReceiver();

describeOnDatabase('a webhook over https', (test) => {
  const { received, certificateFile } = receiver;
  const api = test.api({
    sendsWebhooks: true,
    environment: { WEBHOOK_CA_FILE: certificateFile, WEBHOOK_PRIVATE_HOSTS: 'localhost' },
  });

  beforeAll(async () => {
    api.setNow(new Date(start));
    await receiver.start();
  });
  afterAll(() => receiver.stop());

  it('is signed, repeated until it is accepted, and then delivered once', async () => {
    const { id, secret } = (
      await api
        .as('superAdministrator')
        .post('/api/webhooks', { name: 'Doors', url: receiver.url, events: ['bookings'] })
    ).body;
    await api.database.transaction((tx) =>
      publishEvent(tx, { topic: 'bookings', what: 'created', data: { id: 'b-1' }, now: new Date(start) }),
    );
    receiver.status = 503;
    await api.runDueJobs(new Date(start));
    expect(received).toHaveLength(1);
    receiver.status = 204;
    for (const minutes of [30, 60, 90]) {
      api.setNow(new Date(start + minutes * 60_000));
      await api.runDueJobs(new Date(start + minutes * 60_000));
    }
    expect(received).toHaveLength(2);

    const [first, second] = received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    for (const webhook of received) {
      expect(isSignedBy(secret, webhook)).toBe(true);
      expect(JSON.parse(webhook.body)).toMatchObject({ type: 'bookings.created', data: { id: 'b-1' } });
    }
    const { items } = (await api.as('superAdministrator').get(`/api/webhooks/${id}/deliveries`)).body;
    expect(items).toMatchObject([{ state: 'delivered', attempts: 2, lastStatus: 204 }]);
  });

  it('needs both the host and its certificate in the configuration', async () => {
    receiver.status = 204;
    const request = { url: receiver.url, headers: {}, body: '{}', signal: AbortSignal.timeout(5_000) };
    const certificates = readFileSync(certificateFile, 'utf8');
    await expect(createWebhookPost({ certificates, privateHosts: ['localhost'] })(request)).resolves.toBe(204);
    await expect(createWebhookPost({ certificates, privateHosts: [] })(request)).rejects.toThrow('public internet');
    await expect(createWebhookPost({ certificates: null, privateHosts: ['localhost'] })(request)).rejects.toThrow(
      /self-signed/,
    );
  });
});
