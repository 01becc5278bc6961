import { companies } from '../../core/database/schema/companies';
import { describeOnDatabase } from '../../testing';
import { createAdministrator, type NewAdministrator } from './administrator';

describeOnDatabase('the first super administrator', (test) => {
  const api = test.api();
  const given: NewAdministrator = {
    email: 'Chief@park.example',
    firstName: 'Chris',
    lastName: 'Chief',
    password: 'seven quiet mountains',
    company: 'Park Operations',
  };
  const create = (change: Partial<NewAdministrator> = {}) =>
    createAdministrator(api.database, { ...given, ...change }, new Date());

  it('has a company and can sign in', async () => {
    expect(await create()).toBeNull();
    const answer = await api
      .asVisitor()
      .post('/api/auth/login', { email: 'chief@park.example', password: given.password, source: 'portal' });
    expect(answer.body).toMatchObject({
      user: { role: 4622, username: 'Chief' },
      company: { name: 'Park Operations' },
    });
  });

  it('joins a company that exists', async () => {
    expect(await create({ email: 'second@park.example' })).toBeNull();
    const companyOf = async (email: string) =>
      (await api.asVisitor().post('/api/auth/login', { email, password: given.password, source: 'portal' })).body
        .company.id;
    expect(await companyOf('second@park.example')).toBe(await companyOf('chief@park.example'));
  });

  it('joins the company of a key in the park’s folder', async () => {
    await api.database.insert(companies).values({ name: 'The Office', category: 'Tenant', sourceKey: 'office' });
    expect(await create({ email: 'third@park.example', company: 'office' })).toBeNull();
    const { body } = await api
      .asVisitor()
      .post('/api/auth/login', { email: 'third@park.example', password: given.password, source: 'portal' });
    expect(body).toMatchObject({ company: { name: 'The Office' } });
  });

  it.each([
    [{ email: 'chief@PARK.example' }, 'emailTaken'],
    [{ email: 'chief' }, 'email'],
    [{ firstName: ' ' }, 'name'],
    [{ company: '' }, 'company'],
    [{ email: 'x@y.z', password: 'short' }, 'errors.auth.passwordTooShort'],
    [{ email: 'x@y.z', password: 'password123' }, 'errors.auth.passwordCommon'],
  ])('is not made from %p', async (change, fault) => {
    expect(await create(change)).toBe(fault);
  });
});
