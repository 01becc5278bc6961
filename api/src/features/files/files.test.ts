import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describeOnEachDatabase } from '../../testing';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describeOnEachDatabase('stored files', (test) => {
  const api = test.api();
  const content = Buffer.from('not really an image');

  it('come back as they were, to be kept for good', async () => {
    const id = await api.app.context.files.save({ content, mediaType: 'image/png', width: 1, height: 1 });
    const answer = await api.asVisitor().get(`/api/files/${id}`);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(answer.bytes.equals(content)).toBe(true);
    const again = await api.asVisitor().get(`/api/files/${id}`, { 'if-none-match': String(answer.headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('lie once on the disk, however often they are stored', async () => {
    const { files } = api.app.context;
    const [one, other] = await Promise.all([
      files.save({ content, mediaType: 'image/png' }),
      files.save({ content, mediaType: 'image/png' }),
    ]);
    expect(one).not.toBe(other);
    const found = await files.find(one);
    expect(filesIn(path.join(api.dataDir, 'files'))).toEqual([found?.sha256]);
  });

  it('keep their id when a park is imported again, and get another when they changed', async () => {
    const { files } = api.app.context;
    const save = (text: string) =>
      files.save({ content: Buffer.from(text), mediaType: 'image/png', sourceKey: 'logo-1' });
    const first = await save('a logo');
    expect(await save('a logo')).toBe(first);
    const second = await save('a new logo');
    expect(second).not.toBe(first);
    expect(await save('a new logo')).toBe(second);
    expect((await api.asVisitor().get(`/api/files/${first}`)).bytes.toString()).toBe('a logo');
  });

  it('have ids that are ids', async () => {
    expect((await api.asVisitor().get('/api/files/..%2F..%2Fetc%2Fpasswd')).status).toBe(400);
    expect((await api.asVisitor().get('/api/files/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});
