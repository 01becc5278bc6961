import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMailSender } from './mail-sender';

describe('the outbox', () => {
  it('holds each mail as a file, and the log says which, not what', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'park-outbox-'));
    const lines: unknown[] = [];
    const sender = createMailSender(
      { smtpUrl: null, mailFrom: 'a@b.c', dataDir },
      { info: (...line: unknown[]) => void lines.push(line) },
    );
    await sender.send({
      to: 'x@y.z',
      kind: 'loginLink',
      language: 'en',
      subject: 'S',
      text: 'http://portal/?token=secret',
    });
    const [file = ''] = readdirSync(path.join(dataDir, 'outbox'));
    expect(file).toMatch(/-loginLink-[\da-f]{8}\.json$/);
    expect(JSON.parse(readFileSync(path.join(dataDir, 'outbox', file), 'utf8'))).toMatchObject({
      from: 'a@b.c',
      to: 'x@y.z',
      text: 'http://portal/?token=secret',
    });
    expect(JSON.stringify(lines)).toContain(file);
    expect(JSON.stringify(lines)).not.toContain('secret');
    rmSync(dataDir, { recursive: true, force: true });
  });
});
