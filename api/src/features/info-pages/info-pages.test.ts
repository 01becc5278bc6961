import { infoPages } from '../../core/database/schema/info-pages';
import { describeOnDatabase } from '../../testing';

describeOnDatabase('pages that the park writes', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await database.insert(infoPages).values([
        { kind: 'privacy', texts: { en: '<p>We keep little.</p>', fr: '<p>Nous gardons peu.</p>' } },
        { kind: 'imprint', texts: { fr: '<p>Parc SA</p>' } },
      ]);
    },
  });
  const read = async (kind: string, language: string) =>
    (await api.asVisitor().get(`/api/info-pages/${kind}`, { 'accept-language': language })).body;

  it('are in the reader’s language', async () => {
    expect(await read('privacy', 'fr')).toMatchObject({ content: '<p>Nous gardons peu.</p>', language: 'fr' });
    expect(await read('privacy', 'en')).toMatchObject({ content: '<p>We keep little.</p>', language: 'en' });
  });

  it('are in the other language if there is only that one', async () => {
    expect(await read('imprint', 'en')).toMatchObject({ content: '<p>Parc SA</p>', language: 'fr' });
  });

  it('are not found if the park has not written them, or if there is no such page', async () => {
    expect(await read('help', 'en')).toMatchObject({ status: 404 });
    expect(await read('secrets', 'en')).toMatchObject({ status: 400 });
  });
});
