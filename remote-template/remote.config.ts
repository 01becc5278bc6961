import { defineRemote } from '@park/platform/descriptor';

export default defineRemote({
  name: 'mf-example',
  title: { en: 'Example area', fr: 'Domaine d’exemple' },
  platform: '^2.0.0',
  routes: [
    {
      id: 'example',
      path: '/example',
      page: 'next-events',
      serverRendered: true,
      title: { en: 'Example area', fr: 'Domaine d’exemple' },
      access: 'session',
      firstCalls: [{ path: '/api/events/query', query: { upcoming: 'true', pageSize: '6' } }],
    },
  ],
  navigation: [
    { id: 'example', label: { en: 'Example area', fr: 'Domaine d’exemple' }, to: '/example', icon: 'star', order: 90 },
  ],
});
