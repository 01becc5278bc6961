import { companies } from '../../core/database/schema/companies';
import { describeOnDatabase, people, type Caller, type PersonName } from '../../testing';

const listed = '00000000-0000-4000-8000-00000000a001';
const similar = '00000000-0000-4000-8000-00000000a002';

const signedIn = Object.entries(people)
  .filter(([name]) => name !== 'anonymous' && name !== 'noRole')
  .map(([name]) => name as PersonName);

describeOnDatabase('agreements of companies with the park', (test) => {
  const api = test.api({
    prepare: async (database) => {
      const company = { category: 'Tenant', sectors: ['optics'], texts: {}, enabled: true, isPublished: true };
      await database.insert(companies).values([
        { ...company, id: listed, name: 'Quartz One', agreementType: 'sqie' },
        { ...company, id: similar, name: 'Quartz Two', agreementType: 'feip-cbip' },
      ]);
    },
  });
  const everythingAbout = async (caller: Caller) => ({
    list: (await caller.get('/api/companies/query?queryText=quartz')).body,
    filtered: (await caller.get('/api/companies/query?queryText=quartz&queryFilters=agreementType:sqie')).body,
    profile: (await caller.get(`/api/companies/${listed}`)).body,
  });

  it.each(['visitors', 'anonymous', 'noRole'] as const)(
    'are not sent to %s, nor by what a filter finds',
    async (who) => {
      const { list, filtered, profile } = await everythingAbout(who === 'visitors' ? api.asVisitor() : api.as(who));
      expect(list.items.map((item: { agreementType: unknown }) => item.agreementType)).toEqual([null, null]);
      expect(list.facets.agreementType).toEqual([]);
      expect(filtered).toMatchObject({ total: 2, facets: { agreementType: [] } });
      expect(profile).toMatchObject({ agreementType: null, similar: [{ agreementType: null }] });
      expect(JSON.stringify([list, filtered, profile])).not.toMatch(/sqie|feip/i);
    },
  );

  it.each(signedIn)('are sent to %s', async (who) => {
    const { list, filtered, profile } = await everythingAbout(api.as(who));
    expect(list.items.map((item: { agreementType: unknown }) => item.agreementType)).toEqual(['sqie', 'feip-cbip']);
    expect(list.facets.agreementType).toHaveLength(2);
    expect(filtered.total).toBe(1);
    expect(profile).toMatchObject({ agreementType: 'sqie', similar: [{ agreementType: 'feip-cbip' }] });
  });
});
