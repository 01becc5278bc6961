import { catalogIds } from '@park/contract/catalogs';
import { buildings } from '../../core/database/schema/companies';
import { describeOnDatabase } from '../../testing';

describeOnDatabase('catalogs', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await database.insert(buildings).values([
        { code: 'b', name: 'Building B', position: 2 },
        { code: 'a', name: 'Building A', position: 1 },
      ]);
    },
  });
  const read = (id: string, language = 'en') =>
    api.asVisitor().get(`/api/catalogs/${id}`, { 'accept-language': language });

  // Sectors are the park's own; a fresh portal has none.
  it.each(catalogIds.filter((id) => id !== 'sectors'))(
    'answer %s to visitors, with a label for each word in both languages (PATH-28, MISS-06)',
    async (id) => {
      for (const language of ['en', 'fr']) {
        const { status, body, headers } = await read(id, language);
        expect([status, body.id, headers['content-language']]).toEqual([200, id, language]);
        expect(body.items.length).toBeGreaterThan(0);
        expect(body.items.every((item: { id: string; label: string }) => item.id !== '' && item.label !== '')).toBe(
          true,
        );
      }
    },
  );

  it('speak the best language that the reader names', async () => {
    const label = async (language: string) => (await read('company-categories', language)).body.items[0].label;
    expect(await label('fr-CH, fr;q=0.9, en;q=0.8')).toBe('Locataire');
    expect(await label('de, en;q=0.5, fr;q=0.4')).toBe('Tenant');
    expect(await label('fr;q=0, en;q=0.1')).toBe('Tenant');
    expect(await label('de')).toBe('Tenant');
    expect(await label('')).toBe('Tenant');
  });

  it('know every kind of company and agreement, former tenants too', async () => {
    expect(
      (await read('company-categories', 'fr')).body.items.map(({ id, label }: { id: string; label: string }) => [
        id,
        label,
      ]),
    ).toEqual([
      ['Tenant', 'Locataire'],
      ['Startup', 'Start-up'],
      ['External', 'Externe'],
      ['former-tenant', 'Ancien locataire'],
    ]);
    expect((await read('agreement-types')).body.items).toEqual(
      expect.arrayContaining([
        { id: 'feip-lausanne', label: 'FEIP Lausanne' },
        { id: 'sqie', label: 'SQIE' },
      ]),
    );
  });

  it('have the ids of the matrix for roles and contracts', async () => {
    expect((await read('roles')).body.items).toContainEqual({ id: '4620', label: 'Company administrator' });
    expect((await read('roles')).body.items).toHaveLength(10);
    expect((await read('contracts')).body.items.map(({ id }: { id: string }) => id)).toEqual([
      '4852',
      '4853',
      '4854',
      '4855',
      '5452',
      '5596',
    ]);
  });

  it('have the park’s buildings for locations', async () => {
    expect((await read('locations')).body.items).toEqual([
      { id: 'a', label: 'Building A' },
      { id: 'b', label: 'Building B' },
    ]);
  });

  it.each(['nothing', 'constructor', '__proto__', 'toString'])('do not know %s', async (id) => {
    const answer = await read(id);
    expect([answer.status, answer.body.key]).toEqual([404, 'errors.notFound']);
  });
});
