/** Pictures of people are never images of editors, and nothing remains of them once nobody shows them. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { eq, getTableName, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { z } from 'zod';
import { companies } from '../../core/database/schema/companies';
import { files } from '../../core/database/schema/files';
import { news } from '../../core/database/schema/news';
import { users } from '../../core/database/schema/users';
import { migrationsFolder } from '../../core/database/migrations';
import { fileReferences } from '../../core/files/unused-files';
import { defineJob, enqueueJob } from '../../core/jobs/enqueue-job';
import { describeOnDatabase, people, testCompanies, type PersonName } from '../../testing';

describeOnDatabase('pictures of people', (test) => {
  const api = test.api();
  const editor = () => api.as('supervisorWithFlags');
  const isStored = async (id: string) => (await api.database.select().from(files).where(eq(files.id, id))).length > 0;
  const status = async (id: string, by?: PersonName) =>
    (await (by ? api.as(by) : api.asVisitor()).get(`/api/files/${id}`)).status;

  let shade = 0;
  /** Each upload is another image, whose content is stored once. */
  const upload = async (by: PersonName): Promise<string> => {
    const content = await sharp({
      create: { width: 8, height: 8, channels: 3, background: { r: ++shade, g: 0, b: 0 } },
    })
      .png()
      .toBuffer();
    const head = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
    const answer = await api.as(by).request({
      method: 'PUT',
      url: '/api/users/user/picture',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')]),
    });
    expect(answer.status).toBe(200);
    return String(answer.body.picture).replace('/api/files/', '');
  };
  const save = (text: string, sourceKey?: string) =>
    api.app.context.files.save({ content: Buffer.from(text), mediaType: 'image/png', audience: 'readers', sourceKey });
  /** The same in the portal: an editor looks, and a preview that shows the image. */
  const asEditorsSee = async (imageId: string) => {
    const body = {
      type: 'park',
      texts: { en: { title: 'A', summary: '', content: '', imageAlt: '' } },
      publishedLanguages: ['en'],
      imageId,
      imageFocus: null,
      linkedCompanyId: null,
      publishedAt: '',
      unpublishAt: null,
      isPublished: false,
    };
    const draft = { kind: 'news', recordId: null, baseVersion: null, body };
    const { id } = (await editor().post('/api/publishing/drafts', draft)).body.draft;
    const made = (await editor().post(`/api/publishing/drafts/${id}/preview`)).body;
    const token = String(made.path).split('draft=')[1];
    const preview = await api.asVisitor().get(`/api/files/${imageId}?preview=${token}`);
    await editor().delete(`/api/publishing/drafts/${id}`);
    return [await status(imageId, 'supervisorWithFlags'), preview.status];
  };

  it('of former people are kept from visitors', async () => {
    const id = await upload('colleague');
    await api.database.update(companies).set({ isPublished: true }).where(eq(companies.id, testCompanies.tenant.id));
    const set = (change: Partial<typeof users.$inferInsert>) =>
      api.database.update(users).set(change).where(eq(users.id, people.colleague.id));
    await set({ isListed: true, listsPicture: true });
    expect(await status(id)).toBe(200);
    await set({ state: 'left', leftAt: new Date() });
    expect([await status(id), await status(id, 'otherEmployee')]).toEqual([404, 404]);
    expect(await status(id, 'companyAdministrator')).toBe(200);
    await set({ state: 'active', leftAt: null, isListed: false });
  });

  it('are deleted when they are replaced, removed, or the person is erased', async () => {
    const first = await upload('otherEmployee');
    const second = await upload('otherEmployee');
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
    expect((await api.as('otherEmployee').delete('/api/users/user/picture')).status).toBe(204);
    expect(await isStored(second)).toBe(false);

    const third = await upload('otherEmployee');
    const { hashedId } = people.otherEmployee;
    expect((await api.as('otherAdministrator').delete(`/api/users/${hashedId}`)).status).toBe(204);
    expect(await isStored(third)).toBe(false);
    for (const id of [first, second, third]) expect(await status(id, 'supervisorWithFlags')).toBe(404);
  });

  it('that a record shows are kept when their person has another one', async () => {
    const shown = await upload('employee');
    const facts = { type: 'park', texts: { en: { title: 'News', summary: '', content: '' } }, imageId: shown };
    await api.database.insert(news).values({ ...facts, isPublished: true, publishedAt: new Date(0) });
    await upload('employee');
    expect([await isStored(shown), await status(shown)]).toEqual([true, 200]);
    await api.database.update(news).set({ isPublished: false });
    expect(await status(shown, 'supervisorWithFlags')).toBe(404);
    await api.database.delete(news);
  });

  it('are no images of editors and of previews, also without a person, or imported for nobody', async () => {
    expect(await asEditorsSee(await save('an image that nothing shows yet'))).toEqual([200, 200]);
    const used = await upload('companySupervisor');
    const left = await upload('garage');
    await api.database.update(users).set({ pictureFileId: null }).where(eq(users.id, people.garage.id));
    const imported = await save('imported', 'pictures/a.png#1');
    // A colleague sees the picture, but not as an editor.
    expect(await asEditorsSee(used)).toEqual([200, 404]);
    expect([await asEditorsSee(left), await asEditorsSee(imported)]).toEqual([
      [404, 404],
      [404, 404],
    ]);
  });

  /** The job itself, at the real present: contents of this test are as old as their files on the disk. */
  const runNightly = async () => {
    const now = new Date();
    await enqueueJob(api.database, defineJob('files.removeUnused', z.object({ scheduledFor: z.string() })), {
      key: randomUUID(),
      payload: { scheduledFor: now.toISOString() },
      runAt: now,
    });
    await api.app.context.jobs.runDue();
  };

  it('and contents that no row names are removed every night', async () => {
    const contentOf = async (id: string) => {
      const sha256 = (await api.app.context.files.find(id))?.sha256 ?? '';
      return path.join(api.dataDir, 'files', sha256.slice(0, 2), sha256);
    };
    const left = await upload('external');
    await api.database.update(users).set({ pictureFileId: null }).where(eq(users.id, people.external.id));
    const [kept, twice, again, young] = [
      await save('kept'),
      await save('twice'),
      await save('twice'),
      await save('new'),
    ];
    const [ofLeft, ofKept, ofTwice, ofYoung] = await Promise.all([left, kept, twice, young].map(contentOf));
    await api.database.delete(files).where(eq(files.id, again));
    await api.database.delete(files).where(eq(files.id, young));
    const old = new Date(Date.now() - 2 * 86_400_000);
    for (const content of [ofLeft, ofKept, ofTwice]) utimesSync(content ?? '', old, old);

    await runNightly();
    const exist = () => [ofLeft, ofKept, ofTwice, ofYoung].map((content) => existsSync(content ?? ''));
    expect([await isStored(left), ...exist()]).toEqual([false, false, true, true, true]);

    // Saving content again makes it young, because its row may not be committed yet.
    utimesSync(ofYoung ?? '', old, old);
    await api.database.delete(files).where(eq(files.id, await save('new')));
    await runNightly();
    expect(existsSync(ofYoung ?? '')).toBe(true);
    utimesSync(ofYoung ?? '', old, old);
    await runNightly();
    expect(existsSync(ofYoung ?? '')).toBe(false);
  });

  it('are looked for in every table that refers to files', async () => {
    const { rows } = await api.database.execute<{ reference: string }>(sql`
      SELECT conrelid::regclass || '.' || attname AS reference
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
      WHERE contype = 'f' AND confrelid = 'files'::regclass ORDER BY 1`);
    const known = fileReferences.map((column) => `${getTableName(column.table)}.${column.name}`);
    expect(rows.map(({ reference }) => reference)).toEqual(known);
  });
});

const name = '0094_pictures_of_people.sql';
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [used, replaced, imported, drafted, cover, large, fresh, template] = [1, 2, 3, 4, 5, 6, 7, 8].map(idOf);
const file = (id = '', change: { key?: string; side?: number; age?: string; audience?: string; type?: string } = {}) =>
  `('${id}', ${change.key ? `'${change.key}'` : 'NULL'}, '${id}', '${change.type ?? 'image/png'}', '${change.audience ?? 'readers'}', 1,
    ${change.side ?? 512}, ${change.side ?? 512}, now() - interval '${change.age ?? '3 days'}')`;

const dataOfBefore = `
  INSERT INTO files (id, source_key, sha256, media_type, audience, bytes, width, height, created_at) VALUES
    ${file(used)}, ${file(replaced)}, ${file(imported, { key: 'pictures/a.png#1' })}, ${file(drafted)}, ${file(cover, { key: 'covers/a.png#1' })},
    ${file(large, { side: 1600 })}, ${file(fresh, { age: '1 hour' })}, ${file(template, { audience: 'Templates', type: 'text/plain' })};
  INSERT INTO companies (id, name, category) VALUES ('${idOf(21)}', 'Alpine Sensors', 'Tenant');
  INSERT INTO users (id, company_id, email, username, first_name, last_name, picture_file_id)
    VALUES ('${idOf(22)}', '${idOf(21)}', 'a@test.park', 'a', 'Anna', 'A', '${used}');
  INSERT INTO publication_versions (kind, record_id, version, saved_at, author_name, body)
    VALUES ('news', '${idOf(23)}', 1, now(), '', '{"imageId":"${drafted}"}');`;

it('are recognised among the stored files by the migration', async () => {
  const { client, release } = await globalThis.acquireTestDatabase();
  await client.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const earlier = readdirSync(migrationsFolder).filter((other) => other.endsWith('.sql') && other < name);
  for (const other of earlier.sort()) await client.exec(readFileSync(path.join(migrationsFolder, other), 'utf8'));
  await client.exec(dataOfBefore);
  await client.exec(readFileSync(path.join(migrationsFolder, name), 'utf8'));
  const { rows } = await client.query('SELECT id FROM files WHERE is_person_picture ORDER BY id');
  expect(rows).toEqual([used, replaced, imported].map((id) => ({ id })));
  await release();
});
