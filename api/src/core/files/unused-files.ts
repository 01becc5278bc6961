/** Rows of stored files that no record refers to any more. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { companies } from '../database/schema/companies';
import { documentFiles } from '../database/schema/documents';
import { events } from '../database/schema/events';
import { files, publicationImages } from '../database/schema/files';
import { news } from '../database/schema/news';
import { rooms } from '../database/schema/rooms';
import { spotlights } from '../database/schema/spotlight';
import { suppliers } from '../database/schema/suppliers';
import { users } from '../database/schema/users';

/** Every column with a foreign key to files. */
export const fileReferences: readonly PgColumn[] = [
  companies.logoFileId,
  documentFiles.fileId,
  events.imageId,
  news.imageId,
  publicationImages.fileId,
  rooms.imageFileId,
  spotlights.imageId,
  suppliers.logoId,
  users.pictureFileId,
];

const isUnused = (): SQL | undefined =>
  and(...fileReferences.map((column) => sql`NOT EXISTS (SELECT FROM ${column.table} WHERE ${column} = ${files.id})`));

/** Deletes the row of a person's earlier picture, unless something else shows it. The content follows at night. */
export async function deleteUnusedPicture(transaction: Database, fileId: string | null): Promise<void> {
  if (fileId === null) return;
  await transaction.delete(files).where(and(eq(files.id, fileId), eq(files.isPersonPicture, true), isUnused()));
}

/** Deletes the rows of all pictures of people that nobody shows, such as those of an import. */
export async function deleteUnusedPictures(database: Database): Promise<void> {
  await database.delete(files).where(and(eq(files.isPersonPicture, true), isUnused()));
}
