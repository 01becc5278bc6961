import { and, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PublicationState } from '@park/contract/publishing';

export interface PublicationFacts {
  isPublished: boolean;
  publishedAt: Date;
  archivedAt: Date | null;
}

export function stateOf({ isPublished, publishedAt, archivedAt }: PublicationFacts, now: Date): PublicationState {
  if (archivedAt) return 'archived';
  if (!isPublished) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

interface PublicationColumns {
  isPublished: PgColumn;
  publishedAt: PgColumn;
  archivedAt: PgColumn;
}

/** The same as a database condition. */
export function isInState(
  { isPublished, publishedAt, archivedAt }: PublicationColumns,
  state: PublicationState,
  now: Date,
): SQL | undefined {
  if (state === 'archived') return isNotNull(archivedAt);
  if (state === 'draft') return and(isNull(archivedAt), eq(isPublished, false));
  return and(
    isNull(archivedAt),
    eq(isPublished, true),
    state === 'scheduled' ? gt(publishedAt, now) : lte(publishedAt, now),
  );
}
