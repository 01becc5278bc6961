/** Webhooks reach a real https server in the park's own network, whose certificate the configuration trusts. */
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createWebhookPost } from '../../core/webhooks/post-publicly';
import { publishEvent } from '../../core/webhooks/publish-event';
import { describeOnPGlite } from '../../testing';

const start = Date.parse('2026-11-20T09:00:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'park-webhook-'));
const [keyFile, certificateFile] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
execFileSync(
  'openssl',
  // prettier-ignore
  ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=localhost',
    '-addext', 'subjectAltName=DNS:localhost', '-keyout', keyFile, '-out', certificateFile],
  { stdio: 'ignore' },
);

interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

describeOnPGlite('a webhook over https', (test) => {
  const received: Received[] = [];
  let status = 204;
  let server: Server;
  const url = () => `https://localhost:${(server.address() as AddressInfo).port}/hook`;
  const api = test.api({
    sendsWebhooks: true,
    environment: { WEBHOOK_CA_FILE: certificateFile, WEBHOOK_PRIVATE_HOSTS: 'localhost' },
  });

  beforeAll(async () => {
    api.setNow(new Date(start));
    const certificates = { key: readFileSync(keyFile), cert: readFileSync(certificateFile) };
    server = createServer(certificates, (request, answer) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        received.push({ headers: request.headers, body });
        answer.writeHead(status).end();
      });
    }).listen(0, 'localhost');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is signed, repeated until it is accepted, and then delivered once', async () => {
    const { id, secret } = (
      await api.as('superAdministrator').post('/api/webhooks', { name: 'Doors', url: url(), events: ['bookings'] })
    ).body;
    await api.database.transaction((tx) =>
      publishEvent(tx, { topic: 'bookings', what: 'created', data: { id: 'b-1' }, now: new Date(start) }),
    );
    status = 503;
    await api.runDueJobs(new Date(start));
    expect(received).toHaveLength(1);
    status = 204;
    for (const minutes of [30, 60, 90]) {
      api.setNow(new Date(start + minutes * 60_000));
      await api.runDueJobs(new Date(start + minutes * 60_000));
    }
    expect(received).toHaveLength(2);

    const [first, second] = received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    for (const { headers, body } of received) {
      const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
      const hmac = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64')).update(signed);
      expect(headers['webhook-signature']).toBe(`v1,${hmac.digest('base64')}`);
      expect(JSON.parse(body)).toMatchObject({ type: 'bookings.created', data: { id: 'b-1' } });
    }
    const { items } = (await api.as('superAdministrator').get(`/api/webhooks/${id}/deliveries`)).body;
    expect(items).toMatchObject([{ state: 'delivered', attempts: 2, lastStatus: 204 }]);
  });

  it('needs both the host and its certificate in the configuration', async () => {
    status = 204;
    const request = { url: url(), headers: {}, body: '{}', signal: AbortSignal.timeout(5_000) };
    const certificates = readFileSync(certificateFile, 'utf8');
    await expect(createWebhookPost({ certificates, privateHosts: ['localhost'] })(request)).resolves.toBe(204);
    await expect(createWebhookPost({ certificates, privateHosts: [] })(request)).rejects.toThrow('public internet');
    await expect(createWebhookPost({ certificates: null, privateHosts: ['localhost'] })(request)).rejects.toThrow(
      /self-signed/,
    );
  });
});
