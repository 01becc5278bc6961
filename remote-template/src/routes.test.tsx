/** @jest-environment node */
import { testServerRendering } from '@park/testing/server';
import descriptor from '../remote.config';
import remoteModule from './routes';
import { eventItem, eventPage } from './testing/events';

testServerRendering({
  descriptor,
  remoteModule,
  user: {},
  now: new Date('2026-11-20T12:00:00Z'),
  pages: {
    // In brackets, because the name of a new remote may contain hyphens.
    ['example']: {
      at: '/example',
      answers: { 'GET /api/events/query': eventPage([eventItem()]) },
      shows: ['Patents for beginners'],
    },
  },
});
