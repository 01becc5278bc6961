/** The editor of news as an editor opens it, with the responses that each test needs. */
import { screen, within, type RenderOptions } from '@park/testing';
import type { ManagedNews } from '@park/contract/news-editing';
import ManageNewsPage from '../features/publishing/ManageNewsPage';
import { renderPortal } from './render-portal';

export const managed = (change: Partial<ManagedNews> = {}): ManagedNews => ({
  id: 'roof',
  type: 'park',
  texts: { en: { title: 'Roof', summary: '', content: '<p>Old</p>', imageAlt: '' } },
  publishedLanguages: ['en'],
  imageId: null,
  imageFocus: null,
  linkedCompanyId: null,
  publishedAt: '2026-11-01T08:00:00.000Z',
  unpublishAt: null,
  isPublished: true,
  successStory: false,
  state: 'published',
  version: 3,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  archivedAt: null,
  image: null,
  ...change,
});
export const draft = (revision = 1, others: { name: string; seenAt: string }[] = []) => ({
  draft: {
    id: 'draft-1',
    kind: 'news' as const,
    recordId: null,
    baseVersion: null,
    revision,
    body: {} as never,
    updatedAt: '2026-11-20T08:30:00Z',
  },
  others,
});

export function openNewsEditor({ answers, at = '/portal/admin/manage-news', ...options }: RenderOptions = {}) {
  return renderPortal(ManageNewsPage, {
    at,
    permissions: ['Portal_Access'],
    flags: ['CAN_EDIT_NEWS_EVENTS'],
    answers: {
      'GET /api/catalogs/{id}': { id: 'news-types', items: [{ id: 'park', label: 'Park' }] },
      'GET /api/publishing/drafts': { items: [], draft: null, others: [] },
      'GET /api/news/{id}': { managed: managed() } as never,
      'POST /api/publishing/drafts': draft(),
      'PUT /api/publishing/drafts/{id}': { revision: 2, updatedAt: '2026-11-20T08:31:00Z', others: [] },
      'DELETE /api/publishing/drafts/{id}': undefined as never,
      ...answers,
    },
    ...options,
  });
}
export const english = () => within(screen.getByRole('group', { name: 'English' }));
export const commands = (page: ReturnType<typeof openNewsEditor>, name: string) =>
  page.client.calls.filter((call) => call.name === name).map(({ input }) => input);
