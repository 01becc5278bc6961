import { zodOfServerBuilds } from '@park/build/webpack/sharing';
import { version } from 'zod/package.json';

it('are named by the version that the shell has', () => {
  expect(zodOfServerBuilds).toBe(`zod/mini@${version.split('.')[0]}`);
});
