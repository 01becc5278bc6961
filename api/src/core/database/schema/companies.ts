import { boolean, date, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TeamSize } from '@park/contract/company-facts';
import { files } from './files';
import { instant } from './instant';

/** Texts of a company that are written per language. */
export interface CompanyTexts {
  en?: { description?: string };
  fr?: { description?: string };
}

export const buildings = pgTable('buildings', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  /** Public id of the building, used in the catalog `locations` and the parameter `location`. */
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  address: text('address').notNull().default(''),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  /** Corners of the ground plan in order, each as latitude and longitude; empty: not known. */
  outline: jsonb('outline').$type<[number, number][]>().notNull().default([]),
  position: integer('position').notNull().default(0),
});

export const companies = pgTable('companies', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  name: text('name').notNull(),
  category: text('category').notNull(),
  agreementType: text('agreement_type').notNull().default(''),
  logoFileId: uuid('logo_file_id').references(() => files.id),
  texts: jsonb('texts').$type<CompanyTexts>().notNull().default({}),
  website: text('website'),
  email: text('email'),
  phone: text('phone'),
  address: text('address'),
  buildingId: uuid('building_id').references(() => buildings.id),
  isEpfl: boolean('is_epfl').notNull().default(false),
  isPublished: boolean('is_published').notNull().default(true),
  enabled: boolean('enabled').notNull().default(true),
  emailPreferencesEnabled: boolean('email_preferences_enabled').notNull().default(false),
  /** Ids of the catalog `sectors`. Written by any name of a sector; the database stores the id. */
  sectors: text('sectors').array().notNull().default([]),
  /** English labels of the sectors, kept by the database for earlier versions of the api. */
  tags: text('tags').array().notNull().default([]),
  teamSize: text('team_size').$type<TeamSize>(),
  foundedIn: integer('founded_in'),
  /** Last day of a planned exit, a day of the park. */
  leavesOn: date('leaves_on'),
  /** When the exit took place. */
  leftAt: instant('left_at'),
  /** Names of columns changed outside the park import, which leaves them alone. Maintained by a trigger. */
  portalChanges: text('portal_changes').array().notNull().default([]),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Contracts of a company. Days are days of the park, both included; null: no limit. */
export const companyContracts = pgTable(
  'company_contracts',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    contractId: integer('contract_id').notNull(),
    firstDay: date('first_day'),
    lastDay: date('last_day'),
    /** Minutes of room bookings per calendar month; null: no limit. */
    minutesPerMonth: integer('minutes_per_month'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.contractId] })],
);
