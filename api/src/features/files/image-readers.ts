/** Who may read a stored image: the people who may read a record that shows it. */
import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import { hasPermission } from '@park/domain';
import type { Person } from '../../http/access/person';
import type { AppContext } from '../../core/context/app-context';
import { companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { events } from '../../core/database/schema/events';
import { files, publicationImages } from '../../core/database/schema/files';
import { jobs } from '../../core/database/schema/jobs';
import { news } from '../../core/database/schema/news';
import { rooms } from '../../core/database/schema/rooms';
import { spotlights } from '../../core/database/schema/spotlight';
import { suppliers } from '../../core/database/schema/suppliers';
import { users } from '../../core/database/schema/users';
import { isCompanyListed, isCompanyReadable } from '../companies';
import { eventViewer, isEventReadable } from '../events';
import { isJobPublic } from '../jobs';
import { isNewsReadable } from '../news';
import { isSpotlightCurrent } from '../spotlight';

/** Returns whether somebody may read an image now; null is a visitor. */
export async function mayReadImage(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  person: Person | null,
  fileId: string,
): Promise<boolean> {
  const now = clock();
  const shown = or(
    showsLogo(database, person, fileId, now),
    showsPicture(database, person, fileId),
    showsPublication(database, person, fileId, now),
    hasPermission(person?.role ?? null, 'Suppliers_Read')
      ? exists(database.select().from(suppliers).where(eq(suppliers.logoId, fileId)))
      : undefined,
    hasPermission(person?.role ?? null, 'BookARoom_Book')
      ? exists(database.select().from(rooms).where(eq(rooms.imageFileId, fileId)))
      : undefined,
    person?.adminPermissions.includes('CAN_EDIT_NEWS_EVENTS') ? isOfEditors(database, fileId) : undefined,
  );
  const { rows } = await database.execute<{ may: boolean }>(sql`SELECT ${shown} AS may`);
  return rows[0]?.may === true;
}

/** Logos appear in the directory, on open positions and in the portal of the company's own people. */
function showsLogo(database: Database, person: Person | null, fileId: string, now: Date): SQL {
  const editsAll = person?.adminPermissions.includes('CAN_EDIT_COMPANIES_LOGO') === true;
  const isReadable = or(
    isCompanyReadable(person),
    person ? eq(companies.id, person.companyId) : undefined,
    exists(
      database
        .select()
        .from(jobs)
        .where(and(eq(jobs.companyId, companies.id), isJobPublic(now))),
    ),
  );
  return exists(
    database
      .select()
      .from(companies)
      .where(and(eq(companies.logoFileId, fileId), editsAll ? undefined : isReadable)),
  );
}

/** People decide whether visitors see their picture; otherwise it is for them, their managers and their company. */
function showsPicture(database: Database, person: Person | null, fileId: string): SQL {
  const isPublic = and(users.isListed, users.listsPicture, users.enabled, eq(users.state, 'active'), isCompanyListed);
  const isReadable = hasPermission(person?.role ?? null, 'Collaborator_ManageCompanyList')
    ? undefined
    : or(isPublic, person ? eq(users.companyId, person.companyId) : undefined);
  return exists(
    database
      .select()
      .from(users)
      .innerJoin(companies, eq(companies.id, users.companyId))
      .where(and(eq(users.pictureFileId, fileId), isReadable)),
  );
}

function showsPublication(database: Database, person: Person | null, fileId: string, now: Date): SQL | undefined {
  const isInTexts = (kind: 'news' | 'event', id: typeof news.id | typeof events.id) =>
    exists(
      database
        .select()
        .from(publicationImages)
        .where(
          and(
            eq(publicationImages.fileId, fileId),
            eq(publicationImages.kind, kind),
            eq(publicationImages.recordId, id),
          ),
        ),
    );
  return or(
    exists(
      database
        .select()
        .from(news)
        .where(and(or(eq(news.imageId, fileId), isInTexts('news', news.id)), isNewsReadable(now))),
    ),
    exists(
      database
        .select()
        .from(events)
        .where(
          and(or(eq(events.imageId, fileId), isInTexts('event', events.id)), isEventReadable(eventViewer(person), now)),
        ),
    ),
    exists(
      database
        .select()
        .from(spotlights)
        .where(and(eq(spotlights.imageId, fileId), isSpotlightCurrent(now))),
    ),
  );
}

/** Returns whether an image is one that editors may show, whatever shows it now. */
export async function isPublicationImage({ database }: Pick<AppContext, 'database'>, fileId: string): Promise<boolean> {
  const { rows } = await database.execute<{ may: boolean }>(sql`SELECT ${isOfEditors(database, fileId)} AS may`);
  return rows[0]?.may === true;
}

/**
 * Editors see the images of every publication and those that no record shows yet, but not those of rooms, nor any
 * picture that a person has or had.
 */
const isOfEditors = (database: Database, fileId: string): SQL => sql`NOT (
  ${exists(database.select().from(companies).where(eq(companies.logoFileId, fileId)))}
  OR ${exists(
    database
      .select()
      .from(files)
      .where(and(eq(files.id, fileId), eq(files.isPersonPicture, true))),
  )}
  OR ${exists(database.select().from(suppliers).where(eq(suppliers.logoId, fileId)))}
  OR ${exists(database.select().from(rooms).where(eq(rooms.imageFileId, fileId)))}
)`;
