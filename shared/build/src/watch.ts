/** Builds for development: an app is built again when its sources change, under the version `dev`. */
import path from 'node:path';
import webpack from 'webpack';
import { loadConfiguration } from './webpack/configuration';
import { workspaceRoot } from './workspace';

export interface WatchEvents {
  readonly onBuilt: (name: string, milliseconds: number) => void;
  readonly onFailed: (name: string, messages: string) => void;
}

/** @param name of a remote, or `shell`. Resolves after the first build that compiles. */
export async function watchApp(name: string, events: WatchEvents): Promise<void> {
  const compiler = webpack(await loadConfiguration(path.join(workspaceRoot, name), 'development'));
  return new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: 80 }, (error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        events.onFailed(
          name,
          error ? String(error) : (stats?.toString({ all: false, errors: true, colors: false }) ?? ''),
        );
        return;
      }
      events.onBuilt(name, (stats.endTime ?? 0) - (stats.startTime ?? 0));
      resolve();
    });
  });
}
