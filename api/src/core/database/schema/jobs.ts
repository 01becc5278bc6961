import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

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
  publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  /** Taken out of the public list by its company, and kept. */
  archivedAt: timestamp('archived_at', { withTimezone: true, precision: 3 }),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
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
