import { defineRemoteModule } from '@park/platform';

export default defineRemoteModule({
  pages: {
    'news-list': () => import(/* webpackChunkName: "news-list" */ './features/articles/NewsListPage'),
    'news-article': () => import(/* webpackChunkName: "news-article" */ './features/articles/NewsArticlePage'),
    'story-list': () => import(/* webpackChunkName: "story-list" */ './features/articles/StoryListPage'),
    'story-article': () => import(/* webpackChunkName: "story-article" */ './features/articles/StoryArticlePage'),
    'event-list': () => import(/* webpackChunkName: "event-list" */ './features/events/EventListPage'),
    'event-calendar': () => import(/* webpackChunkName: "event-calendar" */ './features/calendar/EventCalendarPage'),
    'event-details': () => import(/* webpackChunkName: "event-details" */ './features/events/EventDetailsPage'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './texts/fr'),
  },
});
