/** Builds for development: each app is built again when its sources change, under the version `dev`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { describeRemoteBuild } from './build-remote';
import { describeShellBuild } from './build-shell';
import { loadDescriptor } from './load-descriptor';
import { remoteConfiguration } from './webpack/remote';
import { shellConfiguration } from './webpack/shell';
import { workspaceRoot } from './workspace';

export interface WatchEvents {
  readonly onBuilt: (name: string, milliseconds: number) => void;
  readonly onFailed: (name: string, messages: string) => void;
}

function watch(
  name: string,
  configuration: Configuration,
  describe: (stats: Stats) => Promise<object>,
  dist: string,
  events: WatchEvents,
): Promise<void> {
  const compiler = webpack(configuration);
  return new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: 80 }, (error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        events.onFailed(
          name,
          error ? String(error) : (stats?.toString({ all: false, errors: true, colors: false }) ?? ''),
        );
        return;
      }
      void describe(stats).then((build) => {
        const text = JSON.stringify(build);
        mkdirSync(path.join(dist, 'dev'), { recursive: true });
        writeFileSync(path.join(dist, 'dev', 'build.json'), text);
        events.onBuilt(name, (stats.endTime ?? 0) - (stats.startTime ?? 0));
        resolve();
      });
    });
  });
}

const facts = (stats: Stats) => stats.toJson({ all: false, chunkGroups: true, assets: true });

/** Resolves after the first build; a descriptor is read again with each one. */
export function watchRemote(name: string, events: WatchEvents): Promise<void> {
  const folder = path.join(workspaceRoot, name);
  const dist = path.join(folder, 'dist');
  const outputFolder = path.join(dist, 'dev');
  const configuration = remoteConfiguration({ folder, name, version: 'dev', outputFolder, mode: 'development' });
  return watch(
    name,
    configuration,
    async (stats) =>
      describeRemoteBuild(name, 'dev', await loadDescriptor(folder, Date.now()), outputFolder, facts(stats)),
    dist,
    events,
  );
}

export function watchShell(events: WatchEvents): Promise<void> {
  const folder = path.join(workspaceRoot, 'shell');
  const dist = path.join(folder, 'dist');
  const outputFolder = path.join(dist, 'dev');
  return watch(
    'shell',
    shellConfiguration({ folder, outputFolder, mode: 'development' }),
    async (stats) => describeShellBuild('dev', outputFolder, facts(stats)),
    dist,
    events,
  );
}
