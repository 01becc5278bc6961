import { and, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PublicationState } from '@park/contract/publishing';

export interface PublicationFacts {
  isPublished: boolean;
  publishedAt: Date;
  unpublishAt: Date | null;
  archivedAt: Date | null;
}

/** The state at `now`: nothing is written when a date passes. Archived wins over everything else. */
export function stateOf(
  { isPublished, publishedAt, unpublishAt, archivedAt }: PublicationFacts,
  now: Date,
): PublicationState {
  if (archivedAt) return 'archived';
  if (!isPublished) return 'draft';
  if (unpublishAt && unpublishAt <= now) return 'unpublished';
  return publishedAt > now ? 'scheduled' : 'published';
}

interface PublicationColumns {
  isPublished: PgColumn;
  publishedAt: PgColumn;
  unpublishAt: PgColumn;
  archivedAt: PgColumn;
}

/** The same as a database condition. */
export function isInState(
  { isPublished, publishedAt, unpublishAt, archivedAt }: PublicationColumns,
  state: PublicationState,
  now: Date,
): SQL | undefined {
  if (state === 'archived') return isNotNull(archivedAt);
  if (state === 'draft') return and(isNull(archivedAt), eq(isPublished, false));
  return and(
    isNull(archivedAt),
    eq(isPublished, true),
    state === 'unpublished' ? lte(unpublishAt, now) : or(isNull(unpublishAt), gt(unpublishAt, now)),
    state === 'unpublished' ? undefined : state === 'scheduled' ? gt(publishedAt, now) : lte(publishedAt, now),
  );
}

/** Condition for publications that readers may find at a time, regardless of who they are for. */
export const isPublic = (columns: PublicationColumns, now: Date): SQL | undefined =>
  isInState(columns, 'published', now);
