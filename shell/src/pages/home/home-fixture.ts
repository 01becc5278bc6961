/** For tests: responses of the calls of the home page. */
import type { CallResponse } from '@park/contract';

type RoomBooking = CallResponse<'GET /api/rooms/bookings'>['items'][number];
type ParkingBooking = CallResponse<'GET /api/parking/bookings'>['items'][number];
type State = RoomBooking['occurrences'][number]['state'];

export function roomBooking({
  title = 'Meeting',
  occurrences,
}: {
  title?: string;
  occurrences: readonly (readonly [start: string, end: string, state?: State])[];
}): RoomBooking {
  return {
    id: title,
    title,
    owner: 'Emma Keller',
    attendees: [],
    invitations: [],
    people: null,
    note: '',
    canCancel: true,
    ownerId: 'emma',
    bookedBy: null,
    isForColleague: false,
    version: 1,
    createdAt: '2026-11-01T08:00:00Z',
    isSeries: false,
    needsApproval: false,
    may: { edit: true, cancel: true, handOver: true },
    room: { id: 'r', name: 'Matterhorn', floor: '2', building: { id: 'd', name: 'Building D' } },
    occurrences: occurrences.map(([start, end, state = 'booked']) => ({
      id: `${title} ${start}`,
      room: { id: 'r', name: 'Matterhorn' },
      isMove: false,
      may: { change: true, endNow: false },
      start,
      end,
      state,
      reason: null,
    })),
  } as RoomBooking;
}

export function parkingBooking(
  date: string,
  halves: readonly ('am' | 'pm')[],
  state: 'booked' | 'cancelled' | 'recalled' = 'booked',
): ParkingBooking {
  return {
    id: `parking ${date}`,
    date,
    halves: halves.map((half) => ({
      half,
      state,
      start: `${date}T${half === 'am' ? '05' : '11'}:00:00Z`,
      end: `${date}T${half === 'am' ? '11' : '18'}:00:00Z`,
    })),
    lot: { id: 'l', name: 'North', address: 'Road 1', position: null },
    spot: { id: 's', number: 'N12', kind: 'standard' },
    createdAt: '2026-11-01T00:00:00Z',
    canCancel: true,
    creditsBack: 1,
  };
}

const language = { language: 'en' as const, availableLanguages: ['en' as const] };

export const event: CallResponse<'GET /api/events/query'>['items'][number] = {
  id: 'e1',
  type: 'workshop',
  title: 'Robot workshop',
  summary: '',
  image: null,
  publishedAt: '2026-11-01T00:00:00Z',
  isPublished: true,
  startDate: '2026-11-24T13:00:00Z',
  endDate: '2026-11-24T15:00:00Z',
  isAllDay: false,
  location: 'Auditorium',
  onlineUrl: null,
  registrationUrl: null,
  membersOnly: false,
  isKnova: false,
  status: 'scheduled',
  linkedCompanyId: null,
  ...language,
};

export const article: CallResponse<'GET /api/news/query'>['items'][number] = {
  id: 'n1',
  type: 'park',
  title: 'New laboratory opens',
  summary: '',
  image: null,
  publishedAt: '2026-11-18T08:00:00Z',
  isPublished: true,
  successStory: false,
  linkedCompanyId: null,
  ...language,
};

export const company: CallResponse<'GET /api/companies/query'>['items'][number] = {
  id: 'c1',
  name: 'Biolab',
  logo: null,
  category: 'Startup',
  agreementType: 'sqie',
  location: 'd',
  buildingName: 'Building D',
  isEPFL: false,
  isPublished: true,
  tags: [],
  sectors: [],
  website: null,
  summary: '',
  ...language,
};

export const job: CallResponse<'GET /api/jobs/query'>['items'][number] = {
  id: 'j1',
  title: 'Software engineer',
  companyId: 'c1',
  companyName: 'Biolab',
  companyLogo: null,
  contractType: 'permanent',
  workload: { minimum: 80, maximum: 100 },
  location: 'Lausanne',
  publishedAt: '2026-11-10T00:00:00Z',
  expiresAt: '2027-01-10T00:00:00Z',
  isPublished: true,
  ...language,
};
