import { outlinesOf, testRemote, testRemotes } from '../testing/remotes-fixture';
import { findRoute } from './find-route';

test.each(['/news', '/news/', '/News', '/NEWS//'])('%s is the news', (path) => {
  expect(findRoute(testRemotes, path)).toEqual({
    remote: testRemote,
    route: expect.objectContaining({ path: '/news' }),
  });
});

test.each(['/', '/newsletter', '/news/7', '/nowhere'])('%s belongs to no remote', (path) => {
  expect(findRoute(testRemotes, path)).toBeNull();
});

test('a route of a remote in outline is known, its remote is not yet', () => {
  expect(findRoute(outlinesOf(testRemotes), '/News/')).toEqual({
    remote: null,
    route: expect.objectContaining({ path: '/news', access: 'public' }),
  });
});
