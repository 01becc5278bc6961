import packageFile from '../package.json';
import { platformVersion } from './version';

it('is the version of the package', () => {
  expect(platformVersion).toBe(packageFile.version);
});
