import { readdirSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { companies } from '../../core/database/schema/companies';
import { events } from '../../core/database/schema/events';
import { fileAudiences, files as fileTable, type FileAudience } from '../../core/database/schema/files';
import { news } from '../../core/database/schema/news';
import { rooms } from '../../core/database/schema/rooms';
import { spotlights } from '../../core/database/schema/spotlight';
import { suppliers } from '../../core/database/schema/suppliers';
import { users } from '../../core/database/schema/users';
import { describeOnDatabase, people, roleColumns, testCompanies, type PersonName } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

const callers = ['visitor', ...roleColumns] as const;
type CallerName = (typeof callers)[number] | PersonName;

const everybody: readonly CallerName[] = callers;
const signedIn = everybody.filter((name) => name !== 'visitor');
const editors: readonly CallerName[] = ['superAdministrator'];
const tenantPeople: readonly CallerName[] = ['employee', 'companyAdministrator', 'companySupervisor', 'noRole'];

describeOnDatabase('stored files', (test) => {
  const api = test.api({ prepare: prepareRooms });
  const content = Buffer.from('not really an image');
  const past = new Date('2026-01-01T00:00:00Z');
  const save = (audience: FileAudience = 'readers', text = 'not really an image') =>
    api.app.context.files.save({ content: Buffer.from(text), mediaType: 'image/png', audience });
  const saveLogo = async () => {
    const id = await save();
    await api.database
      .update(companies)
      .set({ logoFileId: id, isPublished: true })
      .where(eq(companies.id, testCompanies.otherTenant.id));
    return id;
  };
  const callerOf = (name: CallerName) => (name === 'visitor' ? api.asVisitor() : api.as(name));
  const readersOf = async (id: string): Promise<CallerName[]> => {
    const readers: CallerName[] = [];
    for (const name of callers) {
      const { status } = await callerOf(name).get(`/api/files/${id}`);
      expect([200, 404]).toContain(status);
      if (status === 200) readers.push(name);
    }
    return readers;
  };

  it('come back as they were, to be kept for good', async () => {
    const id = await saveLogo();
    const answer = await api.asVisitor().get(`/api/files/${id}`);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(answer.bytes.equals(content)).toBe(true);
    const again = await api.asVisitor().get(`/api/files/${id}`, { 'if-none-match': String(answer.headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('are stored once on the disk, however often they are saved', async () => {
    const { files } = api.app.context;
    const [one, other] = await Promise.all([save(), save()]);
    expect(one).not.toBe(other);
    const found = await files.find(one);
    expect(filesIn(path.join(api.dataDir, 'files'))).toEqual([found?.sha256]);
  });

  it('keep their id when a park is imported again, and get another when they changed', async () => {
    const { files } = api.app.context;
    const imported = (text: string) =>
      files.save({ content: Buffer.from(text), mediaType: 'image/png', sourceKey: 'logo-1', audience: 'readers' });
    const first = await imported('a logo');
    expect(await imported('a logo')).toBe(first);
    const second = await imported('a new logo');
    expect(second).not.toBe(first);
    expect(await imported('a new logo')).toBe(second);
    const old = await files.find(first);
    expect(old && (await files.read(old)).toString()).toBe('a logo');
  });

  it('have ids that are ids', async () => {
    expect((await api.asVisitor().get('/api/files/..%2F..%2Fetc%2Fpasswd')).status).toBe(400);
    expect((await api.asVisitor().get('/api/files/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  describe('are read by', () => {
    const newsOf = async (facts: Partial<typeof news.$inferInsert>) => {
      const id = await save();
      await api.database.insert(news).values({
        type: 'park',
        texts: { en: { title: 'News', summary: '', content: '' } },
        isPublished: true,
        publishedAt: past,
        imageId: id,
        ...facts,
      });
      return id;
    };
    const eventOf = async (facts: Partial<typeof events.$inferInsert>) => {
      const id = await save();
      await api.database.insert(events).values({
        type: 'conference',
        texts: { en: { title: 'Event', summary: '', content: `<p><img src="/api/files/${id}" alt="" /></p>` } },
        startsAt: past,
        endsAt: past,
        isPublished: true,
        publishedAt: past,
        ...facts,
      });
      return id;
    };
    const pictureOf = async (facts: Partial<typeof users.$inferInsert>) => {
      const id = await save();
      await api.database.update(companies).set({ isPublished: true }).where(eq(companies.id, testCompanies.tenant.id));
      await api.database
        .update(users)
        .set({ pictureFileId: id, ...facts })
        .where(eq(users.id, people.colleague.id));
      return id;
    };

    const kinds: readonly (readonly [string, () => Promise<string>, readonly CallerName[]])[] = [
      ['the logo of a listed company: everybody', saveLogo, everybody],
      [
        'the logo of a company that is not listed: its people and managers of logos',
        async () => {
          const id = await save();
          await api.database
            .update(companies)
            .set({ logoFileId: id, isPublished: false })
            .where(eq(companies.id, testCompanies.tenant.id));
          return id;
        },
        ['employee', 'companyAdministrator', 'companySupervisor', 'superAdministrator', 'noRole'],
      ],
      ['the cover of an article: everybody', () => newsOf({}), everybody],
      ['the cover of a draft: editors', () => newsOf({ isPublished: false }), editors],
      ['the cover of a scheduled article: editors', () => newsOf({ publishedAt: new Date('2999-01-01') }), editors],
      ['the cover of an archived article: editors', () => newsOf({ archivedAt: past }), editors],
      ['a picture in a public event: everybody', () => eventOf({}), everybody],
      ['a picture in an event for members: people with a session', () => eventOf({ isMembersOnly: true }), signedIn],
      [
        'a picture in a KNOVA event: people under the KNOVA rule and editors',
        () => eventOf({ isMembersOnly: true, isKnova: true }),
        ['companyAdministrator', 'companySupervisor', 'superAdministrator', 'noRole'],
      ],
      ['the image of an old spotlight: editors', () => spotlightOf(new Date('2026-01-02')), editors],
      ['the image of the spotlight: everybody', () => spotlightOf(null), everybody],
      ['the picture of a listed person: everybody', () => pictureOf({ isListed: true, listsPicture: true }), everybody],
      [
        'the picture of another person: the company and park managers',
        () => pictureOf({ isListed: false }),
        [...tenantPeople, 'superAdministrator'],
      ],
      [
        'the logo of a supplier: people who see suppliers',
        async () => {
          const id = await save();
          await api.database
            .insert(suppliers)
            .values({ name: 'Food', category: 'catering', texts: { en: { description: '' } }, logoId: id });
          return id;
        },
        signedIn.filter((name) => name !== 'anonymous' && name !== 'noRole'),
      ],
      [
        'the picture of a room: people who book rooms',
        async () => {
          const id = await save();
          await api.database.update(rooms).set({ imageFileId: id }).where(eq(rooms.id, testRooms.office));
          return id;
        },
        ['companyAdministrator', 'companySupervisor', 'superAdministrator', 'externalFit', 'facilities'],
      ],
      ['an image that nothing shows yet: editors', () => save(), editors],
      ...fileAudiences
        .filter((audience) => audience !== 'readers')
        .map((audience) => [`a document for ${audience}: nobody, as an image`, () => save(audience), []] as const),
      [
        'a file without an audience: nobody',
        async () => {
          const id = await saveLogo();
          await api.database.update(fileTable).set({ audience: null }).where(eq(fileTable.id, id));
          return id;
        },
        [],
      ],
    ];
    const spotlightOf = async (endsAt: Date | null) => {
      const id = await save();
      await api.database
        .insert(spotlights)
        .values({ texts: { en: { title: 'Look', text: '' } }, isPublished: true, startsAt: past, endsAt, imageId: id });
      return id;
    };

    it.each(kinds)('%s', async (_, make, readers) => {
      const id = await make();
      expect(await readersOf(id)).toEqual(callers.filter((name) => readers.includes(name)));
    });

    it('a caller again after the record is withdrawn: no, not even from a copy that the browser kept', async () => {
      const id = await eventOf({ isMembersOnly: true });
      const first = await api.as('employee').get(`/api/files/${id}`);
      expect([first.status, first.headers['cache-control']]).toEqual([200, 'private, no-cache']);
      await api.database.update(events).set({ isPublished: false });
      const again = await api.as('employee').get(`/api/files/${id}`, { 'if-none-match': String(first.headers.etag) });
      expect(again.status).toBe(404);
    });
  });
});
