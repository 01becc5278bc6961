import { defineRemoteModule } from '@park/platform';

export default defineRemoteModule({
  pages: {
    'news-list': () => import(/* webpackChunkName: "news-list" */ './articles/NewsListPage'),
    'news-article': () => import(/* webpackChunkName: "news-article" */ './articles/NewsArticlePage'),
    'story-list': () => import(/* webpackChunkName: "story-list" */ './articles/StoryListPage'),
    'story-article': () => import(/* webpackChunkName: "story-article" */ './articles/StoryArticlePage'),
    'event-list': () => import(/* webpackChunkName: "event-list" */ './events/EventListPage'),
    'event-calendar': () => import(/* webpackChunkName: "event-calendar" */ './calendar/EventCalendarPage'),
    'event-details': () => import(/* webpackChunkName: "event-details" */ './events/EventDetailsPage'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './texts/fr'),
  },
});
