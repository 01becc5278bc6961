/** Events as the api answers them. */
import type { CallResponse } from '@park/contract';
import type { EventItem } from '@park/contract/events';

export function eventItem(change: Partial<EventItem> = {}): EventItem {
  return {
    id: 'event-1',
    type: 'workshop',
    title: 'Patents for beginners',
    summary: 'What to protect, and when.',
    image: null,
    publishedAt: '2026-10-01T08:00:00.000Z',
    isPublished: true,
    startDate: '2026-11-27T13:00:00.000Z',
    endDate: '2026-11-27T15:00:00.000Z',
    isAllDay: false,
    location: 'Building C, Forum',
    onlineUrl: null,
    registrationUrl: null,
    membersOnly: false,
    isKnova: false,
    status: 'scheduled',
    linkedCompanyId: null,
    language: 'en',
    availableLanguages: ['en', 'fr'],
    ...change,
  };
}

export const eventPage = (items: EventItem[]): CallResponse<'GET /api/events/query'> => ({ items, paginationId: null });
