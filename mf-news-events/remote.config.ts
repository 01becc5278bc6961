import { defineRemote } from '@park/platform/descriptor';
import { articlePageSize, eventPageSize } from './src/shared/page-sizes';

export default defineRemote({
  name: 'mf-news-events',
  title: { en: 'News and events', fr: 'Actualités et événements' },
  platform: '^2.10.0',
  routes: [
    {
      id: 'news',
      path: '/news',
      page: 'news-list',
      serverRendered: true,
      title: { en: 'News', fr: 'Actualités' },
      description: {
        en: 'What is new in the park and at its companies.',
        fr: 'L’actualité du parc et de ses entreprises.',
      },
      access: 'public',
      firstCalls: [
        {
          path: '/api/news/query',
          query: {
            queryText: '{q}',
            queryFilters: 'type:{news}',
            pageSize: String(articlePageSize),
            paginationId: '{after}',
          },
        },
        { path: '/api/catalogs/news-types' },
      ],
    },
    {
      id: 'news-article',
      path: '/news/details',
      page: 'news-article',
      serverRendered: true,
      title: { en: 'Article', fr: 'Article' },
      access: 'public',
      firstCalls: [
        {
          path: '/api/news/{id}',
          subject: { title: 'title', description: 'summary', image: 'image.url' },
          structuredData: 'structuredData',
        },
        { path: '/api/catalogs/news-types' },
      ],
    },
    {
      id: 'success-stories',
      path: '/success-stories',
      page: 'story-list',
      serverRendered: true,
      title: { en: 'Success stories', fr: 'Réussites' },
      description: {
        en: 'How companies of the park succeeded: their products, partners and teams.',
        fr: 'Comment des entreprises du parc ont réussi : leurs produits, leurs partenaires, leurs équipes.',
      },
      access: 'public',
      firstCalls: [
        {
          path: '/api/news/query',
          query: {
            queryText: '{q}',
            successStories: 'true',
            pageSize: String(articlePageSize),
            paginationId: '{after}',
          },
        },
      ],
    },
    {
      id: 'success-story',
      path: '/success-stories/details',
      page: 'story-article',
      serverRendered: true,
      title: { en: 'Success story', fr: 'Réussite' },
      access: 'public',
      firstCalls: [
        {
          path: '/api/news/{id}',
          subject: { title: 'title', description: 'summary', image: 'image.url' },
          structuredData: 'structuredData',
        },
      ],
    },
    {
      id: 'events',
      path: '/events',
      page: 'event-list',
      serverRendered: true,
      title: { en: 'Events', fr: 'Événements' },
      description: {
        en: 'Conferences, workshops and evenings in the park, with programme and registration.',
        fr: 'Conférences, ateliers et soirées du parc, avec programme et inscription.',
      },
      access: 'public',
      firstCalls: [
        {
          path: '/api/events/query',
          query: {
            queryText: '{q}',
            queryFilters: 'type:{events}',
            upcoming: 'true',
            pageSize: String(eventPageSize),
            paginationId: '{after}',
          },
        },
        { path: '/api/catalogs/event-types' },
      ],
    },
    {
      id: 'events-calendar',
      path: '/events-calendar',
      page: 'event-calendar',
      serverRendered: true,
      title: { en: 'Events calendar', fr: 'Calendrier des événements' },
      description: {
        en: 'All events of the park by week and month, also as a subscription for your calendar.',
        fr: 'Tous les événements du parc par semaine et par mois, aussi en abonnement dans votre calendrier.',
      },
      access: 'public',
      firstCalls: [
        {
          path: '/api/events/range',
          query: { startDate: '{thisMonth.first}', endDate: '{thisMonth.last}', memberEventSetting: 'all' },
          unaffectedBy: ['events'],
        },
        { path: '/api/catalogs/event-types' },
      ],
    },
    {
      id: 'event',
      path: '/events/details',
      page: 'event-details',
      serverRendered: true,
      title: { en: 'Event', fr: 'Événement' },
      access: 'public',
      firstCalls: [
        {
          path: '/api/events/{id}',
          subject: { title: 'title', description: 'summary', image: 'image.url' },
          structuredData: 'structuredData',
        },
        { path: '/api/events/agenda/{id}' },
        { path: '/api/catalogs/event-types' },
      ],
    },
  ],
  navigation: [
    { id: 'news', label: { en: 'News', fr: 'Actualités' }, to: '/news', icon: 'newspaper', order: 30 },
    {
      id: 'events',
      label: { en: 'Events', fr: 'Événements' },
      to: '/events',
      icon: 'calendar',
      order: 40,
      bottomBar: true,
    },
    {
      id: 'success-stories',
      label: { en: 'Success stories', fr: 'Réussites' },
      to: '/success-stories',
      icon: 'star',
      order: 70,
    },
  ],
});
