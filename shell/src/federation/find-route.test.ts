import { testRemote, testRemotes } from '../testing/remotes-fixture';
import { findRoute } from './find-route';

test.each(['/news', '/news/', '/News', '/NEWS//'])('%s is the news', (path) => {
  expect(findRoute(testRemotes, path)).toEqual({ remote: testRemote, route: expect.objectContaining({ path: '/news' }) });
});

test.each(['/', '/newsletter', '/news/7', '/nowhere'])('%s belongs to no remote', (path) => {
  expect(findRoute(testRemotes, path)).toBeNull();
});
