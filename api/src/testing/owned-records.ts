/** Makes one record of each kind that belongs to a person or company, for tests of who may touch it. */
import { randomUUID } from 'node:crypto';
import { Contract, Role, type RoleId } from '@park/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../core/database/database';
import { accessRequests } from '../core/database/schema/access-requests';
import { passkeys, sessions } from '../core/database/schema/auth';
import { invitations } from '../core/database/schema/invitations';
import { jobs } from '../core/database/schema/jobs';
import { notifications } from '../core/database/schema/notifications';
import { parkingBookingHalves, parkingBookings, parkingSpots } from '../core/database/schema/parking';
import { parkingLeases } from '../core/database/schema/parking-holding';
import { parkingWaitlistEntries, parkingWaitlistLots } from '../core/database/schema/parking-waitlist';
import { roomBookings, roomOccurrences, roomOffers } from '../core/database/schema/rooms';
import { savedSearches } from '../core/database/schema/saved';
import { spaceRequests } from '../core/database/schema/space-requests';
import { users } from '../core/database/schema/users';
import { addDays } from '../core/time/park-time';
import { lots } from './parking-lots';
import { testRooms } from './rooms';

export interface RecordOwner {
  id: string;
  hashedId: string;
  role: RoleId | null;
  email: string;
  companyId: string;
}

/** Returns records whose days and hours are after `today`; each has its own, so that they never collide. */
export function ownedRecords(database: Database, today: string) {
  const at = new Date(`${today}T05:00:00Z`);
  const later = new Date(`${today}T23:00:00Z`);
  let count = 0;
  const idOf = async <Row extends { id: string }>(inserted: Promise<Row[]>): Promise<string> => {
    const [row] = await inserted;
    if (!row) throw new Error('a stored record got no row');
    return row.id;
  };

  async function employee(companyId: string): Promise<RecordOwner> {
    const [hashedId, role] = [`owned-${randomUUID()}`, Role.Employee];
    const id = await idOf(
      database
        .insert(users)
        .values({
          companyId,
          role,
          hashedId,
          email: `${hashedId}@x.park`,
          username: hashedId,
          firstName: 'Own',
          lastName: 'Er',
        })
        .returning({ id: users.id }),
    );
    return { id, hashedId, role, email: `${hashedId}@x.park`, companyId };
  }

  async function spot({ companyId }: { companyId: string | null }): Promise<string> {
    count += 1;
    const values = { lotId: lots.north, number: `own ${count}`, companyId };
    return idOf(database.insert(parkingSpots).values(values).returning({ id: parkingSpots.id }));
  }

  async function parkingBooking(owner: RecordOwner, guestName?: string): Promise<string> {
    const spotId = await spot(owner);
    const day = addDays(today, 1 + (count % 25));
    const userId = guestName === undefined ? owner.id : null;
    // Halves of one person on one day exclude each other.
    if (userId) await database.delete(parkingBookingHalves).where(eq(parkingBookingHalves.userId, userId));
    const bookingId = await idOf(
      database
        .insert(parkingBookings)
        .values({ userId, companyId: owner.companyId, spotId, day, guestName })
        .returning({ id: parkingBookings.id }),
    );
    await database.insert(parkingBookingHalves).values({ bookingId, spotId, day, half: 'am', userId });
    return bookingId;
  }

  async function roomBooking({ id: ownerId, companyId }: RecordOwner, isSeries = false) {
    count += 1;
    const hour = String(6 + Math.floor(count / 300)).padStart(2, '0');
    const start = new Date(`${addDays(today, 1 + (count % 300))}T${hour}:00:00Z`);
    const end = new Date(start.getTime() + 1_800_000);
    const bookingId = await idOf(
      database
        .insert(roomBookings)
        .values({
          roomId: testRooms.night,
          ownerId,
          bookedBy: ownerId,
          companyId,
          contractId: Contract.SQIE,
          title: 'Owned',
          recurrence: isSeries ? { every: 'day', until: addDays(today, 300) } : null,
        })
        .returning({ id: roomBookings.id }),
    );
    const occurrenceId = await idOf(
      database
        .insert(roomOccurrences)
        .values({
          bookingId,
          roomId: testRooms.night,
          startsAt: start,
          endsAt: end,
          plannedEnd: end,
          state: isSeries ? 'skipped' : 'booked',
        })
        .returning({ id: roomOccurrences.id }),
    );
    return { bookingId, occurrenceId, start, end };
  }

  return {
    employee,
    spot,
    parkingBooking: (owner: RecordOwner) => parkingBooking(owner),
    guestBooking: (owner: RecordOwner) => parkingBooking(owner, 'Greta Guest'),
    person: async ({ hashedId }: RecordOwner) => hashedId,
    company: async ({ companyId }: RecordOwner) => companyId,
    roomBooking: async (owner: RecordOwner) => (await roomBooking(owner)).bookingId,
    /** A date of a series. */
    roomSeries: async (owner: RecordOwner) => (await roomBooking(owner, true)).occurrenceId,
    roomDate: async (owner: RecordOwner) => (await roomBooking(owner)).occurrenceId,
    roomOffer: async (owner: RecordOwner) => {
      const { occurrenceId, start, end } = await roomBooking(owner, true);
      return idOf(
        database
          .insert(roomOffers)
          .values({
            occurrenceId,
            roomId: testRooms.night,
            startsAt: start,
            endsAt: end,
            offeredAt: at,
            expiresAt: later,
            state: 'open',
          })
          .returning({ id: roomOffers.id }),
      );
    },
    session: ({ id: userId }: RecordOwner) =>
      idOf(
        database
          .insert(sessions)
          .values({
            userId,
            secretHash: randomUUID(),
            markerHash: randomUUID(),
            source: 'portal',
            createdAt: at,
            lastUsedAt: at,
            expiresAt: new Date('2100-01-01T00:00:00Z'),
          })
          .returning({ id: sessions.id }),
      ),
    passkey: ({ id: userId }: RecordOwner) =>
      idOf(
        database
          .insert(passkeys)
          .values({ userId, credentialId: randomUUID(), publicKey: 'key', name: 'Phone', createdAt: at })
          .returning({ id: passkeys.id }),
      ),
    notification: ({ id: userId }: RecordOwner) =>
      idOf(
        database
          .insert(notifications)
          .values({
            userId,
            kind: 'parking.reminder',
            link: '/parkshare',
            isInPortal: true,
            action: 'notifications.unsubscribe',
            actionPayload: { kind: 'parking.reminder' },
            actionExpiresAt: later,
            createdAt: at,
          })
          .returning({ id: notifications.id }),
      ),
    invitation: ({ companyId }: RecordOwner) =>
      idOf(
        database
          .insert(invitations)
          .values({
            companyId,
            email: `${randomUUID()}@x.park`,
            firstName: 'In',
            lastName: 'Vited',
            role: Role.Employee,
            secretHash: randomUUID(),
            createdAt: at,
            sentAt: at,
            expiresAt: later,
            sentOn: today,
          })
          .returning({ id: invitations.id }),
      ),
    accessRequest: async ({ companyId }: RecordOwner) => {
      const { id: userId } = await employee(companyId);
      return idOf(
        database
          .insert(accessRequests)
          .values({ userId, companyId, permission: 'BookARoom_Book', createdAt: at })
          .returning({ id: accessRequests.id }),
      );
    },
    job: ({ companyId }: RecordOwner) =>
      idOf(
        database
          .insert(jobs)
          .values({
            companyId,
            contractType: 'permanent',
            texts: { en: { title: 'Engineer', description: 'Builds.' } },
            applyEmail: 'jobs@x.park',
            isPublished: true,
            publishedAt: at,
            expiresAt: new Date(`${addDays(today, 30)}T05:00:00Z`),
          })
          .returning({ id: jobs.id }),
      ),
    spaceRequest: ({ companyId, id: requestedBy }: RecordOwner) =>
      idOf(
        database
          .insert(spaceRequests)
          .values({
            companyId,
            requestedBy,
            surface: 10,
            fromDay: today,
            createdAt: at,
            updatedAt: at,
            state: 'declined',
          })
          .returning({ id: spaceRequests.id }),
      ),
    savedSearch: ({ id: userId }: RecordOwner) =>
      idOf(
        database
          .insert(savedSearches)
          .values({
            userId,
            kind: 'job',
            name: 'Own',
            queryText: randomUUID(),
            queryFilters: '',
            frequency: 'none',
            createdAt: at,
          })
          .returning({ id: savedSearches.id }),
      ),
    waitlistEntry: async ({ id: userId }: RecordOwner) => {
      count += 1;
      await database.delete(parkingWaitlistEntries).where(eq(parkingWaitlistEntries.userId, userId));
      const entryId = await idOf(
        database
          .insert(parkingWaitlistEntries)
          .values({ userId, day: addDays(today, 1 + (count % 25)), choice: 'am', slot: 1 })
          .returning({ id: parkingWaitlistEntries.id }),
      );
      await database.insert(parkingWaitlistLots).values({ entryId, lotId: lots.south });
      return entryId;
    },
    /** Offered by the park to the owner's company. */
    lease: async (owner: RecordOwner) => {
      const spotId = await spot({ companyId: null });
      return idOf(
        database
          .insert(parkingLeases)
          .values({ spotId, companyId: owner.companyId, firstDay: today, lastDay: addDays(today, 10) })
          .returning({ id: parkingLeases.id }),
      );
    },
  };
}
