import sharp from 'sharp';
import { describeOnDatabase, testCompanies } from '../../testing';

const { tenant } = testCompanies;

function form(content: Buffer, { id = tenant.id, isNew = false } = {}) {
  const boundary = 'x-boundary-x';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${isNew ? 'image' : 'logo'}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    method: isNew ? ('PUT' as const) : ('POST' as const),
    url: isNew ? `/api/companies/${id}/logo` : `/api/companies/logo/${id}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

describeOnDatabase('logos of companies', (test) => {
  const api = test.api();
  const manager = () => api.as('superAdministrator');
  const png = () =>
    sharp({ create: { width: 900, height: 300, channels: 3, background: '#2266aa' } })
      .png()
      .toBuffer();

  it.each(['companyAdministrator', 'employee', 'superAdministratorWithoutFlags', 'supervisorWithFlags'] as const)(
    'are not managed by %s, who has no flag for them (FLAG-02)',
    async (name) => {
      expect((await api.as(name).get('/api/publishing/logos')).status).toBe(403);
      expect((await api.as(name).request(form(await png()))).status).toBe(403);
      expect((await api.as(name).delete(`/api/companies/logo/${tenant.id}`)).status).toBe(403);
    },
  );

  it('are encoded again, listed, and removed (ROUTE-30, MISS-16)', async () => {
    const { status, body } = await manager().request(form(await png()));
    expect([status, body.name]).toEqual([200, tenant.name]);
    const stored = await manager().get(body.logo);
    expect((await sharp(stored.bytes).metadata()).width).toBe(512);
    const { body: found } = await manager().get('/api/publishing/logos?queryText=alpine');
    expect(found).toMatchObject({ total: 1, items: [{ id: tenant.id, logo: body.logo }] });
    const removed = await manager().delete(`/api/companies/logo/${tenant.id}`);
    expect(removed.body.logo).toBeNull();
    const { body: missing } = await manager().get('/api/publishing/logos?missing=true&queryText=alpine');
    expect(missing.total).toBe(1);
  });

  it('have one call for the own company and for the holders of the flag', async () => {
    const set = async (name: Parameters<typeof api.as>[0], id: string) =>
      (await api.as(name).request(form(await png(), { id, isNew: true }))).status;
    const other = testCompanies.startup.id;
    expect(await set('superAdministrator', other)).toBe(200);
    expect(await set('companyAdministrator', tenant.id)).toBe(200);
    expect(await set('companyAdministrator', other)).toBe(404);
    expect(await set('superAdministratorWithoutFlags', other)).toBe(404);
    const refused = await api.as('employee').request(form(await png(), { isNew: true }));
    expect([refused.status, refused.body.key]).toEqual([403, 'errors.companies.logoManagersOnly']);
    expect((await api.asVisitor().delete(`/api/companies/${other}/logo`)).status).toBe(401);
    expect((await manager().delete(`/api/companies/${other}/logo`)).body).toMatchObject({ id: other, logo: null });
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'), 415],
    ['a page', Buffer.from('<script>alert(1)</script>'), 415],
    ['two megabytes and a byte', Buffer.alloc(2_097_153), 413],
    ['fifty megabytes', Buffer.alloc(50_000_000), 413],
  ])('refuse %s', async (_what, content, status) => {
    expect((await manager().request(form(content))).status).toBe(status);
  });

  it('do not exist for a company that does not', async () => {
    const answer = await manager().delete('/api/companies/logo/00000000-0000-4000-8000-00000000ffff');
    expect(answer.status).toBe(404);
  });
});
