/** What managers see, as the api answers it. */
import type { CallResponse } from '@park/contract';
import type { ManagedRoom, RoomToken } from '@park/contract/room-management';
import { at, room } from './rooms';

export const company = { id: '55555555-5555-4555-8555-555555555555', name: 'Alpine Sensors' };

export const managedRoom = (change: Partial<ManagedRoom> = {}): ManagedRoom => ({
  ...room(),
  imageId: null,
  isArchived: false,
  version: 1,
  comingDates: 3,
  partIds: [],
  ...change,
});

export const managed = (rooms: ManagedRoom[] = [managedRoom()]): CallResponse<'GET /api/rooms/managed'> => ({
  rooms,
  buildings: [{ id: 'a', name: 'Building A' }],
  equipment: [{ id: 'screen', name: 'Screen' }],
  contracts: [{ id: 5452, name: 'KNOVA' }],
  roles: [{ id: 5456, name: 'Facilities' }],
  companies: [company],
});

export const token = (change: Partial<RoomToken> = {}): RoomToken => ({
  id: '88888888-8888-4888-8888-888888888888',
  kind: 'display',
  label: 'Tablet',
  createdAt: at('09:00', '02'),
  createdBy: 'Anna Rossi',
  lastUsedAt: at('09:00', '19'),
  revokedAt: null,
  ...change,
});

export const quotas = (): CallResponse<'GET /api/rooms/quotas'> => ({
  items: [{ company, contractId: 5452, minutesPerMonth: 600, usedMinutes: 90 }],
});

export const closures = (): CallResponse<'GET /api/rooms/closures'> => ({
  items: [
    {
      id: '66666666-6666-4666-8666-666666666666',
      seriesId: null,
      start: at('08:00', '24'),
      end: at('18:00', '24'),
      reason: { en: 'Painting', fr: 'Painting' },
      rooms: [{ id: room().id, name: 'Matterhorn' }],
      allowedRoles: [],
      allowedCompanies: [],
    },
  ],
});

const use = { openMinutes: 600, bookedMinutes: 300, usedMinutes: 240 };

export const statistics = (): CallResponse<'GET /api/stats/rooms'> => ({
  from: '2026-11-01',
  to: '2026-11-20',
  totals: { ...use, bookings: 5, missed: 1, withCheckIn: 4, refusals: 2 },
  months: [{ month: '2026-11', ...use }],
  rooms: [
    {
      id: room().id,
      name: 'Matterhorn',
      building: 'Building A',
      capacity: 8,
      ...use,
      bookings: 5,
      missed: 1,
      withCheckIn: 4,
      seatUse: 0.6,
      refusals: 2,
    },
  ],
  refusals: [{ reason: 'taken', count: 2 }],
});
