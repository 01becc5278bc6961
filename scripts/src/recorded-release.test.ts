import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { isNewMajor, recordedArchive, recordedPlatformVersion } from './recorded-release';

it('is recorded from the current major version of the platform, or the one before', () => {
  const { version } = JSON.parse(readFileSync(path.join(workspaceRoot, 'shared/platform/package.json'), 'utf8')) as {
    version: string;
  };
  const [current, recorded] = [version, recordedPlatformVersion()].map((each) => Number.parseInt(each, 10));
  expect([current, (current ?? 0) - 1]).toContain(recorded);
});

it('is small, because every record stays in the history', () => {
  expect(statSync(recordedArchive).size).toBeLessThan(500_000);
});

it.each([
  ['2.0.0', '1.3.0', true],
  ['1.4.0', '1.3.0', false],
  ['1.3.0', '1.3.0', false],
  ['10.0.0', '9.1.0', true],
])('platform %s may replace a record of %s: %s', (version, recorded, isAllowed) => {
  expect(isNewMajor(version, recorded)).toBe(isAllowed);
});
