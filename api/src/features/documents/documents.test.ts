import { eq } from 'drizzle-orm';
import { ApiError } from '../../core/errors/api-error';
import { auditTrail } from '../../core/database/schema/audit';
import { documents } from '../../core/database/schema/documents';
import { describeOnDatabase, roleColumns } from '../../testing';
import { callerOf, callers, type CallerName } from '../../testing/callers';

const base = '/api/templates';
const texts = {
  en: { title: 'Press release', description: 'For your news' },
  fr: { title: 'Communiqué de presse', description: 'Pour vos nouvelles' },
};

/** A form with one file. */
function form(url: string, content: Buffer | string, filename: string) {
  const boundary = 'x-boundary-x';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    method: 'PUT' as const,
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

describeOnDatabase('templates', (test) => {
  const api = test.api();
  const manager = () => api.as('superAdministrator');
  const statuses = async (url: string): Promise<Record<string, CallerName[]>> => {
    const found: Record<string, CallerName[]> = {};
    for (const name of callers) (found[(await callerOf(api, name).get(url)).status] ??= []).push(name);
    return found;
  };
  const add = async (change: object = {}) => {
    const { status, body } = await manager().post(base, { category: 'communication', texts, ...change });
    expect(status).toBe(201);
    return body;
  };
  const upload = (id: string, content: Buffer | string = 'Dear press', filename = 'press.txt', language = 'en') =>
    manager().request(form(`${base}/${id}/files/${language}`, content, filename));
  const addWithFile = async (change: object = {}) => {
    const { id } = await add(change);
    expect((await upload(id)).status).toBe(200);
    return id as string;
  };
  afterEach(async () => void (await api.database.delete(documents)));

  const readers: CallerName[] = [
    'employee',
    'companyAdministrator',
    'companySupervisor',
    'superAdministrator',
    'facilities',
    'garage',
  ];
  const others = roleColumns.filter((name) => !readers.includes(name));
  const forReaders = { 200: readers, 401: ['visitor'], 403: others };
  const forManagers = {
    200: ['superAdministrator'],
    401: ['visitor'],
    403: roleColumns.filter((name) => name !== 'superAdministrator'),
  };

  it.each([
    ['the list', (_id: string) => `${base}/query`, forReaders],
    ['a file', (id: string) => `${base}/${id}/files/en`, forReaders],
    ['a preview', (id: string) => `${base}/${id}/files/en/preview`, forReaders],
    ['a template with all its languages', (id: string) => `${base}/${id}`, forManagers],
    ['earlier versions', (id: string) => `${base}/${id}/versions`, forManagers],
    ['an earlier file', (id: string) => `${base}/${id}/versions/2/files/en`, forManagers],
  ])('answers %s to nobody but the roles it is for', async (_what, url, expected) => {
    const id = await addWithFile();
    await upload(id, 'Dear readers');
    expect(await statuses(url(id))).toEqual(expected);
  });

  it.each([
    ['POST', ''],
    ['PUT', '/ID'],
    ['DELETE', '/ID'],
    ['POST', '/ID/restore'],
  ] as const)('lets nobody but a SuperAdministrator %s %s', async (method, path) => {
    const id = await addWithFile();
    for (const name of callers.filter((caller) => caller !== 'superAdministrator')) {
      const body = { category: 'communication', texts, ...(method === 'PUT' && { version: 2 }) };
      const answer = await callerOf(api, name).request({
        method,
        url: `${base}${path.replace('ID', id)}`,
        ...(method === 'DELETE' || path.endsWith('restore') ? {} : { payload: body }),
      });
      expect([401, 403]).toContain(answer.status);
      expect([401, 403]).toContain(
        (await callerOf(api, name).request(form(`${base}/${id}/files/en`, 'x', 'x.txt'))).status,
      );
    }
    expect((await manager().get(`${base}/${id}`)).body.version).toBe(2);
  });

  it('keeps nothing that the virus scanner did not pass', async () => {
    const { virusScanner } = api.app.context;
    const scan = jest.spyOn(virusScanner, 'requireClean');
    const { id } = await add();
    scan.mockRejectedValueOnce(new ApiError(422, 'errors.upload.infected'));
    const refused = await upload(id, 'a virus');
    expect([refused.status, refused.body.key]).toEqual([422, 'errors.upload.infected']);
    expect((await manager().get(`${base}/${id}`)).body.version).toBe(1);
    expect((await upload(id)).status).toBe(200);
    expect(scan).toHaveBeenLastCalledWith(Buffer.from('Dear press'));
    scan.mockRestore();
  });

  it('sends a file as an attachment with its name that no cache keeps', async () => {
    const { id } = await add();
    await upload(id, 'Bonjour', 'Communiqué 2026.txt', 'fr');
    const { status, headers, text } = await api.as('employee').get(`${base}/${id}/files/fr`);
    expect([status, text, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'Bonjour',
      'private, no-store',
      'text/plain; charset=utf-8',
    ]);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Communique 2026.txt"; filename\*=UTF-8''/);
    expect((await api.as('employee').get(`${base}/${id}/files/en`)).status).toBe(404);
  });

  it('lists them by category and finds them by text in either language (FUNC-08, MISS-20)', async () => {
    await addWithFile();
    await addWithFile({
      category: 'safety',
      texts: { en: { title: 'Safety briefing' }, fr: { title: 'Instruction de sécurité' } },
    });
    const list = async (query = '', language = 'en') =>
      (await api.as('employee').get(`${base}/query${query}`, { 'accept-language': language })).body;
    const all = await list('', 'fr');
    expect(all.items.map(({ title, categoryLabel }: Record<string, string>) => [title, categoryLabel])).toEqual([
      ['Communiqué de presse', 'Communication'],
      ['Instruction de sécurité', 'Sécurité'],
    ]);
    expect([all.total, all.may.manage, all.facets.category.map(({ count }: { count: number }) => count)]).toEqual([
      2,
      false,
      [1, 1],
    ]);
    expect((await list('?queryText=communique')).items).toMatchObject([{ title: 'Press release' }]);
    expect((await list('?queryFilters=category:safety')).items).toMatchObject([{ title: 'Safety briefing' }]);
    expect((await list('?queryText=nothing+of+this')).items).toEqual([]);
  });

  it('shows one without a file, and archived ones, to managers only', async () => {
    const { id } = await add();
    const archived = await addWithFile();
    expect((await manager().delete(`${base}/${archived}`)).status).toBe(204);
    const count = async (name: 'employee' | 'superAdministrator', query = '') =>
      (await api.as(name).get(`${base}/query${query}`)).body.items.length;
    expect([
      await count('employee'),
      await count('employee', '?archived=true'),
      await count('superAdministrator'),
      await count('superAdministrator', '?archived=true'),
    ]).toEqual([0, 0, 1, 1]);
    expect((await api.as('employee').get(`${base}/${archived}/files/en`)).status).toBe(404);
    expect((await manager().get(`${base}/${archived}/files/en`)).status).toBe(200);
    expect((await manager().post(`${base}/${archived}/restore`)).body.archivedAt).toBeNull();
    expect((await api.as('employee').get(`${base}/${archived}/files/en`)).status).toBe(200);
    expect(id).not.toBe(archived);
  });

  it('keeps every earlier file, and writes down who replaced it', async () => {
    const id = await addWithFile();
    await upload(id, 'Dear readers', 'press.txt');
    expect((await api.as('employee').get(`${base}/${id}/files/en`)).text).toBe('Dear readers');
    const { body } = await manager().get(`${base}/${id}/versions`);
    expect(body.items).toMatchObject([
      { version: 2, author: 'Sam Super', files: [{ name: 'press.txt', bytes: 10 }] },
      { version: 1, files: [] },
    ]);
    expect((await manager().get(body.items[0].files[0].url)).text).toBe('Dear press');
    const lines = await api.database.select().from(auditTrail).where(eq(auditTrail.subjectId, id));
    expect(lines.map(({ action }) => action)).toEqual(['created', 'file replaced', 'file replaced']);
  });

  it('refuses a change that is based on an older version, and says what is stored', async () => {
    const { id, version } = await add();
    const change = { category: 'safety', texts, version };
    expect((await manager().put(`${base}/${id}`, change)).body.category).toBe('safety');
    const late = await manager().put(`${base}/${id}`, { ...change, category: 'events' });
    expect([late.status, late.body.details.current.category]).toEqual([409, 'safety']);
  });

  it.each([
    ['a title of blanks', { texts: { ...texts, fr: { title: '  ' } } }, 'texts.fr.title'],
    ['a category that is none', { category: 'poetry' }, 'category'],
    ['an unknown key', { audience: 'readers' }, 'audience'],
  ])('refuses %s', async (_what, change, field) => {
    const { status, body } = await manager().post(base, { category: 'safety', texts, ...change });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it.each([
    ['a program', 'MZ', 'virus.exe', 415],
    ['a document with macros', 'PK\u0003\u0004', 'form.docm', 415],
    ['a beginning of a document', 'PK\u0003\u0004', 'form.docx', 415],
    ['a page', '<script>alert(1)</script>', 'page.html', 415],
    ['a picture that is called a document', '\u0089PNG', 'form.docx', 415],
    ['text that is none', Buffer.from([0xff, 0xfe, 0x00]), 'notes.txt', 415],
    ['an empty file', '', 'empty.txt', 415],
    ['three bytes that are called a document', 'abc', 'form.docx', 415],
    ['two megabytes and a byte', Buffer.alloc(2_097_153, 'a'), 'large.txt', 413],
  ])('refuses %s', async (_what, content, name, status) => {
    const { id } = await add();
    expect((await upload(id, content, name)).status).toBe(status);
    expect((await manager().get(`${base}/${id}`)).body.version).toBe(1);
  });

  it('stores a name without folders', async () => {
    const { id } = await add();
    expect((await upload(id, 'x', '..\\..\\etc\\notes.txt')).body.files).toMatchObject([{ name: 'notes.txt' }]);
  });

  it('escapes the preview of a text', async () => {
    const { id } = await add();
    await upload(id, '<img src=x onerror=alert(1)>');
    expect((await api.as('employee').get(`${base}/${id}/files/en/preview`)).body.html).toBe(
      '<pre>&lt;img src=x onerror=alert(1)></pre>'.replace('></pre>', '&gt;</pre>'),
    );
    await upload(id, '%PDF-1.7', 'form.pdf');
    expect((await api.as('employee').get(`${base}/${id}/files/en/preview`)).status).toBe(404);
  });
});
