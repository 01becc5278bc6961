/** Each version of a template names the person who wrote it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { migrationsFolder } from '../../core/database/migrations';
import { documents, documentVersions } from '../../core/database/schema/documents';
import { describeOnDatabase, people, type PersonName } from '../../testing';

const base = '/api/templates';
const texts = (title: string) => ({ en: { title, description: '' }, fr: { title, description: '' } });

describeOnDatabase('authors of templates', (test) => {
  const api = test.api();
  const change = async (by: PersonName, id: string, version: number, title: string) => {
    const body = { category: 'communication', texts: texts(title), version };
    expect((await api.as(by).put(`${base}/${id}`, body)).status).toBe(200);
  };

  it('are those of each version, not of the one after it, and are erased with the person', async () => {
    const { id } = (await api.as('superAdministrator').post(base, { category: 'communication', texts: texts('First') }))
      .body;
    await change('superAdministratorWithoutFlags', id, 1, 'Second');
    await change('superAdministrator', id, 2, 'Third');
    const { body } = await api.as('superAdministrator').get(`${base}/${id}/versions`);
    expect(body.items.map(({ title, author }: Record<string, string>) => [title, author])).toEqual([
      ['Second', 'Otto Noflags'],
      ['First', 'Sam Super'],
    ]);

    const { hashedId } = people.superAdministrator;
    expect((await api.as('superAdministratorWithoutFlags').delete(`/api/users/${hashedId}`)).status).toBe(204);
    const versions = await api.database
      .select({ authorId: documentVersions.authorId, author: documentVersions.authorName })
      .from(documentVersions)
      .where(eq(documentVersions.documentId, id))
      .orderBy(asc(documentVersions.version));
    expect(versions.map(({ author }) => author)).toEqual(['', 'Otto Noflags']);
    const [current] = await api.database.select().from(documents).where(eq(documents.id, id));
    expect([current?.authorId, current?.authorName]).toEqual([null, '']);
  });
});

const name = '0095_document_authors.sql';
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [added, imported, fresh] = [idOf(21), idOf(22), idOf(23)];
const [anna, ben] = [idOf(11), idOf(12)];
const state = '{"category":"other","texts":{"en":{"title":"T","description":""}},"files":[]}';
const document = (id: string, version: number, source: string) =>
  `('${id}', ${source}, 'template', 'Templates', 'other', '{"en":{"title":"T","description":""}}', true, ${version})`;

/** As the previous version stored it: each version has the author of the next. */
const dataOfBefore = `
  INSERT INTO companies (id, name, category) VALUES ('${idOf(1)}', 'Alpine Sensors', 'Tenant');
  INSERT INTO users (id, company_id, email, username, first_name, last_name) VALUES
    ('${anna}', '${idOf(1)}', 'a@test.park', 'a', 'Anna', 'A'), ('${ben}', '${idOf(1)}', 'b@test.park', 'b', 'Ben', 'B');
  INSERT INTO documents (id, source_key, kind, audience, category, texts, is_edited, version) VALUES
    ${document(added, 3, 'NULL')}, ${document(imported, 6, "'template:x'")}, ${document(fresh, 1, 'NULL')};
  INSERT INTO document_versions (document_id, version, saved_at, author_id, author_name, state) VALUES
    ('${added}', 1, now(), '${ben}', 'Ben B', '${state}'), ('${added}', 2, now(), '${anna}', 'Anna A', '${state}'),
    ('${imported}', 4, now(), '${ben}', 'Ben B', '${state}'), ('${imported}', 5, now(), '${anna}', 'Anna A', '${state}');
  INSERT INTO audit_trail (at, actor_id, action, subject_kind, subject_id) VALUES
    (now(), '${anna}', 'created', 'template', '${added}'), (now(), '${ben}', 'created', 'template', '${fresh}');`;

it('are moved to the versions that they wrote by the migration', async () => {
  const { client, release } = await globalThis.acquireTestDatabase();
  await client.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql') && file < name);
  for (const file of files.sort()) await client.exec(readFileSync(path.join(migrationsFolder, file), 'utf8'));
  await client.exec(dataOfBefore);
  await client.exec(readFileSync(path.join(migrationsFolder, name), 'utf8'));
  const { rows } = await client.query(
    `SELECT document_id AS id, version, author_name AS author FROM document_versions
     UNION ALL SELECT id, version, author_name FROM documents ORDER BY id, version`,
  );
  expect(rows).toEqual([
    { id: added, version: 1, author: 'Anna A' },
    { id: added, version: 2, author: 'Ben B' },
    { id: added, version: 3, author: 'Anna A' },
    // The import wrote the versions before it was changed in the portal.
    { id: imported, version: 4, author: '' },
    { id: imported, version: 5, author: 'Ben B' },
    { id: imported, version: 6, author: 'Anna A' },
    { id: fresh, version: 1, author: 'Ben B' },
  ]);
  await release();
});
