/** An event as its editor sends it. */
import type { TestApi } from './test-api';

export const now = new Date('2026-03-10T12:00:00Z');

export const event = (changes: object = {}) => ({
  type: 'conference',
  texts: { en: { title: 'Meet the makers', summary: 'Short', content: '<p>Long</p>' } },
  publishedAt: '2026-03-01T08:00:00Z',
  isPublished: true,
  startDate: '2026-03-20T16:00:00Z',
  endDate: '2026-03-20T19:00:00Z',
  location: 'Hall A',
  ...changes,
});
export const agenda = [
  {
    startDate: '2026-03-20T16:00:00.000Z',
    endDate: '2026-03-20T16:30:00.000Z',
    title: { en: 'Welcome', fr: 'Bienvenue' },
    speaker: 'Ada',
  },
  {
    startDate: '2026-03-20T16:30:00.000Z',
    endDate: '2026-03-20T19:00:00.000Z',
    title: { en: 'Drinks' },
    speaker: null,
  },
];

/** `editor` may write events, `create` writes one and returns it. */
export function writingEvents(api: TestApi) {
  const editor = () => api.as('supervisorWithFlags');
  const create = async (changes: object = {}) => {
    const { status, body } = await editor().post('/api/events', event(changes));
    expect(status).toBe(201);
    return body;
  };
  return { editor, create };
}
