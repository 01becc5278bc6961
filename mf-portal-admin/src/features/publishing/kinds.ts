import type { PublicationKind } from './draft-body';

export const managePath = { news: '/portal/admin/manage-news', event: '/portal/admin/manage-events' } as const;
export const listAddress = (kind: PublicationKind): string => `${managePath[kind]}?view=list`;
export const importAddress = (kind: PublicationKind): string => `${managePath[kind]}?view=import`;
export const editAddress = (kind: PublicationKind, id: string): string =>
  `${managePath[kind]}?id=${encodeURIComponent(id)}`;
export const attendeesAddress = (id: string): string => `${managePath.event}?attendees=${encodeURIComponent(id)}`;
export const draftAddress = (kind: PublicationKind, id: string): string =>
  `${managePath[kind]}?draft=${encodeURIComponent(id)}`;
export const typeCatalog = { news: 'news-types', event: 'event-types' } as const;
export const refreshes = {
  news: ['GET /api/publishing', 'GET /api/news', 'GET /api/spotlight'],
  event: ['GET /api/publishing', 'GET /api/events', 'GET /api/spotlight'],
} as const;
