import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { files } from './files';
import { instant } from './instant';

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  hashedId: text('hashed_id')
    .notNull()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id),
  role: integer('role'),
  email: text('email').notNull(),
  username: text('username').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  pictureFileId: uuid('picture_file_id').references(() => files.id),
  phone: text('phone'),
  birthDate: date('birth_date'),
  passwordHash: text('password_hash'),
  adminPermissions: text('admin_permissions').array(),
  /** Balance of the credit ledger, maintained by a trigger on its entries. */
  parkshareCredits: integer('parkshare_credits').notNull().default(0),
  language: text('language', { enum: ['en', 'fr'] })
    .notNull()
    .default('en'),
  isListed: boolean('is_listed').notNull().default(false),
  listedTitle: text('listed_title'),
  listsPicture: boolean('lists_picture').notNull().default(true),
  listsEmail: boolean('lists_email').notNull().default(false),
  listsPhone: boolean('lists_phone').notNull().default(false),
  enabled: boolean('enabled').notNull().default(true),
  /** `left`: the person may not sign in; can be undone until the account is erased. */
  state: text('state', { enum: ['active', 'left'] })
    .notNull()
    .default('active'),
  leftAt: instant('left_at'),
  version: integer('version').notNull().default(1),
  /** Names of columns changed outside the park import, which leaves them alone. Maintained by a trigger. */
  portalChanges: text('portal_changes').array().notNull().default([]),
  lastLoginAt: instant('last_login_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Part of the company's contracts (`company_contracts`), enforced by foreign keys. */
export const userContracts = pgTable(
  'user_contracts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person's company; set by a trigger. */
    companyId: uuid('company_id').references(() => companies.id),
    contractId: integer('contract_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.contractId] })],
);
