/** The waitlist of parking: entries for up to four lots, and offers of spots that get free during the day. */
import { date, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { parkingBookings, parkingLots, parkingSpots } from './parking';
import { users } from './users';

export const parkingWaitlistEntries = pgTable('parking_waitlist_entries', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  day: date('day').notNull(),
  choice: text('choice', { enum: ['am', 'pm', 'day'] }).notNull(),
  /** Null: any spot for a car that the person may use. */
  kind: text('kind', { enum: ['standard', 'electric', 'accessible', 'motorbike'] }),
  /** 0 for people whose booking was recalled: they come first. */
  rank: smallint('rank').notNull().default(1),
  /** 1 to 5, unique among a person's open entries; null for one that a recall gave. */
  slot: smallint('slot'),
  joinedAt: instant('joined_at').notNull().defaultNow(),
  state: text('state', { enum: ['waiting', 'offered', 'assigned', 'left', 'declined', 'expired'] })
    .notNull()
    .default('waiting'),
  bookingId: uuid('booking_id').references(() => parkingBookings.id),
  endedAt: instant('ended_at'),
});

export const parkingWaitlistLots = pgTable(
  'parking_waitlist_lots',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => parkingWaitlistEntries.id, { onDelete: 'cascade' }),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => parkingLots.id),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.lotId] })],
);

/** While an offer is open, nobody else can book its halves. */
export const parkingWaitlistOffers = pgTable('parking_waitlist_offers', {
  id: uuid('id').primaryKey().defaultRandom(),
  entryId: uuid('entry_id')
    .notNull()
    .references(() => parkingWaitlistEntries.id, { onDelete: 'cascade' }),
  spotId: uuid('spot_id')
    .notNull()
    .references(() => parkingSpots.id),
  day: date('day').notNull(),
  halves: text('halves', { enum: ['am', 'pm'] })
    .array()
    .notNull(),
  offeredAt: instant('offered_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  state: text('state', { enum: ['open', 'accepted', 'declined', 'expired'] })
    .notNull()
    .default('open'),
  endedAt: instant('ended_at'),
});
