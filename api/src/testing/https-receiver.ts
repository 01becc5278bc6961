/** A real https server for webhooks, with a certificate of its own that the configuration has to trust. */
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { EventEmitter, on, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ReceivedWebhook {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export class HttpsReceiver {
  readonly certificateFile: string;
  readonly received: ReceivedWebhook[] = [];
  /** The status of the next answers. */
  status = 204;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'park-webhook-'));
  private readonly keyFile = path.join(this.folder, 'key.pem');
  private readonly arrivals = new EventEmitter();
  private server: Server | undefined;

  constructor() {
    this.certificateFile = path.join(this.folder, 'certificate.pem');
    execFileSync(
      'openssl',
      // prettier-ignore
      ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=localhost',
        '-addext', 'subjectAltName=DNS:localhost', '-keyout', this.keyFile, '-out', this.certificateFile],
      { stdio: 'ignore' },
    );
  }

  async start(): Promise<void> {
    const certificates = { key: readFileSync(this.keyFile), cert: readFileSync(this.certificateFile) };
    this.server = createServer(certificates, (request, answer) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        this.received.push({ headers: request.headers, body });
        answer.writeHead(this.status).end();
        this.arrivals.emit('webhook');
      });
    }).listen(0, 'localhost');
    await once(this.server, 'listening');
  }

  get url(): string {
    return `https://localhost:${(this.server?.address() as AddressInfo).port}/hook`;
  }

  /** The first webhook of a type, once it has arrived. */
  async whenReceived(type: string): Promise<ReceivedWebhook> {
    const find = () => this.received.find(({ body }) => (JSON.parse(body) as { type: string }).type === type);
    const arrivals = on(this.arrivals, 'webhook');
    for (let found = find(); ; found = find()) {
      if (found) return found;
      await arrivals.next();
    }
  }

  stop(): void {
    this.server?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Whether a webhook bears the signature of a secret, as https://www.standardwebhooks.com describes. */
export function isSignedBy(secret: string, { headers, body }: ReceivedWebhook): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature = '' } = headers;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const hmac = createHmac('sha256', key).update(`${String(id)}.${String(time)}.${body}`);
  return String(signature)
    .split(' ')
    .includes(`v1,${hmac.digest('base64')}`);
}
