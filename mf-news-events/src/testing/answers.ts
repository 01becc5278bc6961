/** News, events and their types as the api returns them. */
import type { CallResponse } from '@park/contract';
import type { EventDetail, EventItem } from '@park/contract/events';
import type { NewsArticle, NewsItem } from '@park/contract/news';

export function newsItem(change: Partial<NewsItem> = {}): NewsItem {
  return {
    id: 'news-1',
    type: 'park',
    title: 'A new laboratory opens',
    summary: 'Room for twelve teams.',
    image: null,
    publishedAt: '2026-11-02T08:00:00.000Z',
    isPublished: true,
    successStory: false,
    linkedCompanyId: null,
    language: 'en',
    availableLanguages: ['en', 'fr'],
    ...change,
  };
}

export function article(change: Partial<NewsArticle> = {}): NewsArticle {
  return {
    ...newsItem(),
    content: '<p>It is <strong>bright</strong>.</p>',
    updatedAt: '2026-11-02T08:00:00.000Z',
    linkedCompany: null,
    related: [],
    structuredData: {},
    ...change,
  };
}

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
    registrationUrl: 'https://register.example/1',
    membersOnly: false,
    isKnova: false,
    status: 'scheduled',
    linkedCompanyId: null,
    language: 'en',
    availableLanguages: ['en'],
    ...change,
  };
}

export function eventDetail(change: Partial<EventDetail> = {}): EventDetail {
  return {
    ...eventItem(),
    content: '<p>Bring your <em>idea</em>.</p>',
    updatedAt: '2026-10-01T08:00:00.000Z',
    timeZone: 'Europe/Zurich',
    hasAgenda: false,
    linkedCompany: null,
    related: [],
    structuredData: {},
    ...change,
  };
}

const newsTypes: CallResponse<'GET /api/catalogs/{id}'> = {
  id: 'news-types',
  items: [
    { id: 'park', label: 'Park' },
    { id: 'press', label: 'Press' },
  ],
};

const eventTypes: CallResponse<'GET /api/catalogs/{id}'> = {
  id: 'event-types',
  items: [
    { id: 'workshop', label: 'Workshop' },
    { id: 'knova', label: 'KNOVA' },
  ],
};

export const catalogs = ({ params }: { params: { id: string } }) =>
  params.id === 'news-types' ? newsTypes : eventTypes;
