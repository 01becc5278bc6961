interface Dated {
  isPublished: boolean;
  publishedAt: Date;
  expiresAt: Date;
  archivedAt: Date | null;
}

/** The state of a job at a moment; time alone moves it from scheduled to published and expired. */
export function jobState(
  { isPublished, publishedAt, expiresAt, archivedAt }: Dated,
  now: Date,
): 'draft' | 'scheduled' | 'published' | 'expired' | 'archived' {
  if (archivedAt) return 'archived';
  if (!isPublished) return 'draft';
  if (publishedAt > now) return 'scheduled';
  return expiresAt > now ? 'published' : 'expired';
}
