/** Omitting what decides on the readers of a record never adds readers. */
import { describeOnDatabase } from '../../testing';

const texts = { en: { title: 'Dinner' }, fr: { title: 'Dîner' } };
const common = { texts, publishedAt: '2026-03-01T08:00:00Z', isPublished: true };
const event = { ...common, type: 'conference', startDate: '2026-03-20T16:00:00Z', endDate: '2026-03-20T19:00:00Z' };
const article = { ...common, type: 'park' };

describeOnDatabase('a change that does not name its readers', (test) => {
  const api = test.api();
  const editor = () => api.as('supervisorWithFlags');
  beforeEach(() => api.setNow('2026-03-10T12:00:00Z'));

  it.each([{ membersOnly: true }, { isKnova: true }, { membersOnly: true, isKnova: true }])(
    'leaves an event with %j to those it was for',
    async (audience) => {
      const { body } = await editor().post('/api/events', { ...event, ...audience });
      const changed = await editor().put(`/api/events/${body.id}`, { ...event, location: 'Hall B', version: 1 });
      expect(changed.body).toMatchObject({ location: 'Hall B', ...audience });
      expect((await api.asVisitor().get(`/api/events/${body.id}`)).status).toBe(404);
      const opened = await editor().put(`/api/events/${body.id}`, {
        ...event,
        membersOnly: false,
        isKnova: false,
        version: 2,
      });
      expect(opened.body).toMatchObject({ membersOnly: false, isKnova: false });
    },
  );

  it.each([
    ['events', event],
    ['news', article],
  ])('publishes no further language of %s', async (kind, record) => {
    const { body } = await editor().post(`/api/${kind}`, { ...record, publishedLanguages: ['en'] });
    const changed = await editor().put(`/api/${kind}/${body.id}`, { ...record, version: 1 });
    expect([changed.status, changed.body.publishedLanguages]).toEqual([200, ['en']]);
    const replaced = await editor().put(`/api/${kind}/${body.id}`, { ...record, texts: { fr: texts.fr }, version: 2 });
    expect([replaced.status, replaced.body.fields]).toEqual([400, { publishedLanguages: 'errors.field.tooFew' }]);
  });
});
