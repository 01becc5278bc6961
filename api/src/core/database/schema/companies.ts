import { boolean, doublePrecision, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { files } from './files';

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
  tags: text('tags').array().notNull().default([]),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
