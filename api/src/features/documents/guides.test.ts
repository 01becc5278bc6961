import { readConfiguration } from '../../core/configuration/configuration';
import { documentFiles, documents } from '../../core/database/schema/documents';
import type { FileAudience } from '../../core/database/schema/files';
import { describeOnDatabase, roleColumns } from '../../testing';
import { callerOf, callers, type CallerName } from '../../testing/callers';

describeOnDatabase('guides', (test) => {
  const api = test.api({
    environment: {
      GUIDE_TOKEN_EMPLOYEES: 'a-secret-of-employees',
      GUIDE_TOKEN_ADMINISTRATORS: 'one-of-administrators',
    },
  });
  afterEach(async () => void (await api.database.delete(documents)));

  const guides = [
    ['administrators', 'Smart_Guides_Admin', ['companyAdministrator', 'superAdministrator', 'facilities']],
    ['employees', 'Smart_Guides_Employee', ['employee']],
    ['supervisors', 'Smart_Guides_Supervisor', ['companySupervisor']],
  ] as const satisfies readonly (readonly [string, FileAudience, readonly CallerName[]])[];

  beforeEach(async () => {
    for (const [kind, audience] of guides) {
      const [row] = await api.database
        .insert(documents)
        .values({ kind: 'guide', audience, texts: { en: { title: kind, description: '' } } })
        .returning();
      for (const language of ['en', 'fr'] as const) {
        const fileId = await api.app.context.files.save({
          content: Buffer.from(`<h2>For ${kind}</h2><p>${language}</p>`),
          mediaType: 'text/html; charset=utf-8',
          audience,
        });
        if (row)
          await api.database.insert(documentFiles).values({ documentId: row.id, language, fileId, name: 'guide.html' });
      }
    }
  });

  it('are answered to each role exactly as the matrix says (FUNC-07, MISS-20, ROUTE-21 to ROUTE-23)', async () => {
    const found: Record<string, string | number> = {};
    for (const name of callers) {
      const { status, body } = await callerOf(api, name).get('/api/guides/own');
      found[name] = status === 200 ? body.kind : status;
    }
    expect(found).toEqual({
      visitor: 401,
      ...Object.fromEntries(roleColumns.map((name) => [name, 403])),
      ...Object.fromEntries(guides.flatMap(([kind, , names]) => names.map((name) => [name, kind]))),
    });
  });

  it('are in the language of the reader, and kept by no cache', async () => {
    const { body, headers } = await api.as('employee').get('/api/guides/own', { 'accept-language': 'fr' });
    expect(body).toMatchObject({ title: 'For employees', html: '<p>fr</p>', language: 'fr' });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('tell their address only to people who may read them', async () => {
    const address = async (name: CallerName) => {
      const { status, body } = await callerOf(api, name).get('/api/guides/own/address');
      return status === 200 ? body.path : status;
    };
    expect([
      await address('employee'),
      await address('facilities'),
      await address('companySupervisor'),
      await address('external'),
      await address('visitor'),
    ]).toEqual(['/a-secret-of-employees', '/one-of-administrators', null, 403, 401]);
  });

  it('exist once per audience', async () => {
    const second = api.database
      .insert(documents)
      .values({ kind: 'guide', audience: 'Smart_Guides_Employee', texts: { en: { title: 'x', description: '' } } });
    await expect(second).rejects.toMatchObject({ cause: { constraint: 'documents_one_guide_per_audience' } });
  });

  it('have addresses that nobody guesses', () => {
    expect(() => readConfiguration({ GUIDE_TOKEN_EMPLOYEES: 'guide' })).toThrow('GUIDE_TOKEN_EMPLOYEES');
  });
});
