import type { JobItem } from '@park/contract/jobs';

/** A job is open until its `expiresAt`, exclusive: for midnight the last day is the one before. */
export const lastDayToApply = ({ expiresAt }: Pick<JobItem, 'expiresAt'>): Date => new Date(Date.parse(expiresAt) - 1);
