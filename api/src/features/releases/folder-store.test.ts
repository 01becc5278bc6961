import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { folderStore } from './folder-store';

describe('the folder store', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-store-'));
  const store = folderStore(folder);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('streams a file in chunks that are far smaller than the file', async () => {
    const content = Buffer.alloc(2 * 1024 * 1024, 'x');
    await store.write('mf-a', '1', 'large.js', content);
    const chunks: Uint8Array[] = [];
    for await (const chunk of (await store.stream('mf-a', '1', 'large.js')) ?? []) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(content)).toBe(true);
    expect(Math.max(...chunks.map((chunk) => chunk.byteLength))).toBeLessThanOrEqual(256 * 1024);
  });

  it('streams nothing of a file that is not there', async () => {
    expect(await store.stream('mf-a', '1', 'nothing.js')).toBeNull();
    expect(await store.stream('mf-a', '1', 'large.js/nothing.js')).toBeNull();
  });
});
