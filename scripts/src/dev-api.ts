/** The api of `npm run dev`. */
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { execa } from 'execa';
import { builtProgram } from './built';
import { startServer } from './process';

export interface DevelopmentApi {
  stop(): Promise<unknown>;
}

/** Starts the built api, or one that starts again when its sources change. */
export async function startDevelopmentApi(
  followsSources: boolean,
  environment: Readonly<Record<string, string>>,
): Promise<DevelopmentApi> {
  if (followsSources) return watchApi(environment);
  return startServer({
    name: 'api',
    program: builtProgram('api', 'main'),
    environment: { ...environment, LOG_LEVEL: 'warn' },
    log: process.stderr,
  });
}

/** It ends with this process, however that ends, because it holds the database. */
function watchApi(environment: Readonly<Record<string, string>>): DevelopmentApi {
  const program = [
    path.join(workspaceRoot, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    path.join(workspaceRoot, 'api/src/main.ts'),
  ];
  const watched = execa(process.execPath, program, {
    env: environment,
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
    reject: false,
    // tsx ends an api that does not react after 5 s; killed before that, it would leave the api running.
    forceKillAfterDelay: 10_000,
  });
  return {
    stop() {
      watched.kill();
      return watched;
    },
  };
}
