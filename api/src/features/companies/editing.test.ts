import { Contract } from '@park/domain';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { userContracts } from '../../core/database/schema/users';
import { describeOnDatabase, people, roleColumns, testCompanies, type PersonName } from '../../testing';

describeOnDatabase('editing companies', (test) => {
  const api = test.api();
  const { tenant, otherTenant } = testCompanies;
  const read = async (by: PersonName, id: string) => api.as(by).get(`/api/companies/${id}/editing`);
  const changeOf = async (id: string, change: object = {}) => {
    const { body } = await read('superAdministrator', id);
    const { version, descriptions, website, email, phone, address, location, tags } = body;
    return { version, descriptions, website, email, phone, address, location, tags, ...change };
  };

  it.each(roleColumns)(
    'is open to %s for the own company by the right, and for others to the park only',
    async (role) => {
      const own = people[role].company;
      const mayEdit = ['companyAdministrator', 'companySupervisor', 'superAdministrator', 'garage'].includes(role);
      expect((await read(role, testCompanies[own].id)).status).toBe(mayEdit ? 200 : 403);
      const other = own === 'tenant' ? otherTenant : tenant;
      const foreign = role === 'superAdministrator' ? 200 : 404;
      expect((await read(role, other.id)).status).toBe(mayEdit ? foreign : 403);
    },
  );

  it('changes the profile in both languages and says what is missing (ROUTE-27)', async () => {
    const body = await changeOf(tenant.id, {
      descriptions: { en: 'We sense.', fr: '' },
      website: 'https://alpine.example',
      tags: ['sensors', 'sensors'],
    });
    const answer = await api.as('companyAdministrator').put(`/api/companies/${tenant.id}`, body);
    expect(answer.body).toMatchObject({ version: body.version + 1, tags: ['sensors'] });
    expect(answer.body.missing).toEqual(['logo', 'descriptionFr', 'contact', 'location']);
    const stale = await api.as('companySupervisor').put(`/api/companies/${tenant.id}`, body);
    expect([stale.status, stale.body.details.current.descriptions.en]).toEqual([409, 'We sense.']);
  });

  it('leaves name, category and publication to the park', async () => {
    const identity = { name: 'Mine', category: 'Tenant', agreementType: '', isEPFL: false, isPublished: true };
    const url = `/api/companies/${tenant.id}`;
    expect((await api.as('companySupervisor').put(url, await changeOf(tenant.id, { identity }))).status).toBe(403);
    const renamed = await api.as('superAdministrator').put(url, await changeOf(tenant.id, { identity }));
    expect(renamed.body.name).toBe('Mine');
  });

  it('ends the contracts of people that a company loses', async () => {
    const url = `/api/companies/${tenant.id}/contracts`;
    const contract = { contractId: Contract.SQIEKNOVA, firstDay: null, lastDay: null, minutesPerMonth: 60 };
    expect((await api.as('companySupervisor').put(url, { contracts: [] })).status).toBe(403);
    const { body } = await api.as('superAdministrator').put(url, { contracts: [contract] });
    expect(body.contracts).toEqual([contract]);
    const left = await api.database
      .select()
      .from(userContracts)
      .where(eq(userContracts.userId, people.companyAdministrator.id));
    expect(left.map(({ contractId }) => contractId)).toEqual([Contract.SQIEKNOVA]);
  });

  it('creates, disables and enables companies (MISS-06)', async () => {
    const created = await api
      .as('superAdministrator')
      .post('/api/companies', { name: 'Fresh', category: 'Startup', agreementType: '' });
    expect([created.status, created.body.isPublished]).toEqual([201, false]);
    const enable = (enabled: boolean) => api.as('superAdministrator').patch(`/api/companies/${tenant.id}`, { enabled });
    await enable(false);
    expect((await api.as('employee').get('/api/users/user')).status).toBe(401);
    await enable(true);
    expect((await api.as('employee').get('/api/users/user')).status).toBe(200);
    const last = await api.as('superAdministrator').patch(`/api/companies/${otherTenant.id}`, { enabled: false });
    expect(last.body.key).toBe('errors.people.lastSuperAdministrator');
  });

  it('accepts a logo of exactly 2,097,152 bytes and refuses one more, and SVG', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    const send = async (content: Buffer) => {
      const form = new FormData();
      form.set('image', new File([new Uint8Array(content)], 'logo.png'));
      const request = new Request('http://x/', { method: 'POST', body: form });
      return api.as('companyAdministrator').request({
        method: 'PUT',
        url: `/api/companies/${tenant.id}/logo`,
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
    };
    expect((await send(padded(2_097_152))).body.logo).toMatch(/^\/api\/files\//);
    expect((await send(padded(2_097_153))).status).toBe(413);
    expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
  });
});
