import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { browserProject, nodeProject } from '@park/build/jest';

const at = (folder) => path.join(import.meta.dirname, folder);

/** Remotes are the folders that hold a descriptor; the one that new remotes are made from is tested as they are. */
const remotes = readdirSync(import.meta.dirname)
  .filter(
    (name) =>
      (name.startsWith('mf-') || name === 'remote-template') && existsSync(path.join(at(name), 'remote.config.ts')),
  )
  .sort();

export default {
  // A test waits for what happens, not for time: this ends one that hangs, also on a machine that is busy with other things.
  testTimeout: 120_000,
  // Of each file something stays in its worker's memory; tidying up a large one made everything after it twice as slow.
  workerIdleMemoryLimit: '700MB',
  projects: [
    nodeProject(at('shared/domain'), 'domain'),
    nodeProject(at('shared/contract'), 'contract'),
    nodeProject(at('shared/build'), 'build'),
    nodeProject(at('scripts'), 'scripts'),
    nodeProject(at('shared/release'), 'release-checks'),
    nodeProject(at('release'), 'release'),
    nodeProject(at('checker'), 'checker'),
    nodeProject(at('demo-park'), 'demo-park'),
    nodeProject(at('api'), 'api', {
      globalSetup: at('api/src/testing/global-setup.ts'),
      testEnvironment: at('api/src/testing/test-environment.ts'),
    }),
    nodeProject(at('shell/server'), 'shell-server'),
    browserProject(at('shared/platform'), 'platform'),
    browserProject(at('shared/ui'), 'ui'),
    browserProject(at('shared/testing'), 'testing'),
    browserProject(at('shell/src'), 'shell'),
    ...remotes.map((name) => browserProject(at(name), name)),
  ],
};
