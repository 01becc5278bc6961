/** @jest-environment node */
import { testServerRendering } from '@park/testing/server';
import descriptor from '../remote.config';
import remoteModule from './routes';
import { article, catalogs, eventDetail, eventItem, newsItem } from './testing/answers';

testServerRendering({
  descriptor,
  remoteModule,
  now: new Date('2026-11-20T08:30:00Z'),
  pages: {
    news: {
      at: '/news',
      answers: {
        'GET /api/news/query': { items: [newsItem()], paginationId: null },
        'GET /api/catalogs/{id}': catalogs,
      },
      shows: ['Room for twelve teams.'],
    },
    'news-article': {
      at: '/news/details?id=news-1',
      answers: { 'GET /api/news/{id}': article(), 'GET /api/catalogs/{id}': catalogs },
      shows: [article().title, 'bright'],
    },
    'success-stories': {
      at: '/success-stories',
      answers: { 'GET /api/news/query': { items: [newsItem({ successStory: true })], paginationId: null } },
      shows: ['Room for twelve teams.'],
    },
    'success-story': {
      at: '/success-stories/details?id=news-1',
      answers: { 'GET /api/news/{id}': article({ successStory: true }) },
      shows: [article().title, 'bright'],
    },
    events: {
      at: '/events',
      answers: {
        'GET /api/events/query': { items: [eventItem()], paginationId: null },
        'GET /api/catalogs/{id}': catalogs,
      },
      shows: [eventItem().title, 'Building C, Forum'],
    },
    'events-calendar': {
      at: '/events-calendar',
      answers: { 'GET /api/events/range': { items: [eventItem()] }, 'GET /api/catalogs/{id}': catalogs },
      shows: ['2026', eventItem().title],
    },
    event: {
      at: '/events/details?id=event-1',
      answers: {
        'GET /api/events/{id}': eventDetail({
          hasAgenda: true,
          // With a link for visitors, which leads back to this address.
          registration: {
            state: 'open',
            opensAt: null,
            closesAt: '2026-11-27T13:00:00.000Z',
            capacity: 20,
            taken: 3,
            waiting: 0,
            own: null,
            may: { register: false, cancel: false },
          },
        }),
        'GET /api/events/agenda/{id}': {
          items: [
            {
              startDate: '2026-11-27T13:00:00.000Z',
              endDate: '2026-11-27T13:30:00.000Z',
              title: 'Welcome',
              speaker: null,
            },
          ],
        },
        'GET /api/catalogs/{id}': catalogs,
      },
      shows: [eventDetail().title, 'Bring your', 'Welcome', '20'],
    },
  },
});
