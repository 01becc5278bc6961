import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instantMs } from './instant';

/** One language of a job. `description` is sanitised HTML. */
export interface JobTexts {
  title: string;
  description: string;
}

/**
 * Jobs offered by companies. Open: `isPublished`, `publishedAt` reached, `expiresAt` not reached. At least one way to
 * apply is required.
 */
export const jobs = pgTable('jobs', {
  id: uuid().primaryKey().defaultRandom(),
  /** The park's key of the record; importing it again updates the record. */
  sourceKey: text('source_key').unique(),
  companyId: uuid('company_id').notNull(),
  /** The company's name, copied by a trigger so that job searches match it. */
  companyName: text('company_name').notNull().default(''),
  createdBy: uuid('created_by'),
  /** Id in the catalog `job-types`. */
  contractType: text('contract_type').notNull(),
  /** Percentage of a full-time job, 1 to 100. */
  workloadMinimum: smallint('workload_minimum').notNull().default(100),
  workloadMaximum: smallint('workload_maximum').notNull().default(100),
  location: text().notNull().default(''),
  texts: jsonb().$type<{ en?: JobTexts; fr?: JobTexts }>().notNull(),
  applyUrl: text('apply_url'),
  applyEmail: text('apply_email'),
  isPublished: boolean('is_published').notNull().default(false),
  publishedAt: instantMs('published_at').notNull(),
  expiresAt: instantMs('expires_at').notNull(),
  /** Taken out of the public list by its company, and kept. */
  archivedAt: instantMs('archived_at'),
  version: integer().notNull().default(1),
  createdAt: instantMs('created_at').notNull().defaultNow(),
  updatedAt: instantMs('updated_at').notNull().defaultNow(),
});

/** Views of jobs per day, without anything about visitors. */
export const jobViews = pgTable(
  'job_views',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.day] })],
);
