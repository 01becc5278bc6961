/** Whether the live shell provides the platform and the libraries that a build was made for. */
import type { PlatformFacts } from '@park/contract/registry';
import type { GateCheck } from '@park/contract/gate-check';
import type { RemoteBuild } from '@park/contract/remote-build';
import { satisfies } from 'semver';
import { createGateCheck, counted } from './findings';

const unknownShell = 'No shell has said yet which versions it provides, so there is nothing to compare with.';

/** @param live null while no shell has reported its versions; a portal's first releases come before its first shell */
export function checkPlatform(build: RemoteBuild, live: PlatformFacts | null): GateCheck {
  if (!live) return createGateCheck('platform', [], { good: unknownShell, bad: () => unknownShell, kind: 'unknown' });
  const range = typeof build.descriptor.platform === 'string' ? build.descriptor.platform : '';
  const isFit = range.startsWith('^') && satisfies(live.platformVersion, range);
  return createGateCheck(
    'platform',
    isFit ? [] : [`needs ${range || 'nothing that is a range'}, live is ${live.platformVersion}`],
    {
      good: `The live shell’s platform ${live.platformVersion} is in its range ${range}.`,
      bad: () => `The live shell’s platform ${live.platformVersion} is not in its range ${range}.`,
      values: { live: live.platformVersion, range },
    },
  );
}

/** Whether the live shell provides each shared library in a version that the build accepts. */
export function checkSharedLibraries(build: RemoteBuild, live: PlatformFacts | null): GateCheck {
  if (!live)
    return createGateCheck('shared-libraries', [], { good: unknownShell, bad: () => unknownShell, kind: 'unknown' });
  const findings = Object.entries(build.sharedVersions).flatMap(([name, version]) => {
    const provided = live.sharedVersions[name];
    if (provided === undefined) return [`${name}: the live shell does not provide it`];
    return satisfies(provided, `^${version}`)
      ? []
      : [`${name}: built against ${version}, the live shell provides ${provided}`];
  });
  return createGateCheck('shared-libraries', findings, {
    good: 'The live shell provides every shared library in a version that it accepts.',
    bad: (count) =>
      `The live shell does not provide ${counted(count, 'shared library', 'shared libraries')} as it needs ${count === 1 ? 'it' : 'them'}.`,
  });
}
