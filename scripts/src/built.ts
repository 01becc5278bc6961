/** Builds what has changed, and finds the built programs. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { remoteVersion, serverVersion, shellVersion, type ServerApp } from '@park/build/versions';
import { remoteNames, workspaceRoot } from '@park/build/workspace';

const buildCommand = path.join(workspaceRoot, 'shared/build/src/commands/build.ts');

/**
 * Builds what has changed: of everything, or of what the groups name. Groups are built in parallel, because webpack uses
 * one core.
 * @throws Error when something does not compile.
 */
export async function buildAll(
  onLine: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
  groups: readonly (readonly string[])[] = [['api', 'demo-park', 'checker', 'shell server', 'shell'], remoteNames()],
): Promise<void> {
  const codes = await Promise.all(
    groups.map(async (group) => {
      const child = execa(process.execPath, ['--import', 'tsx', buildCommand, ...group], {
        cwd: workspaceRoot,
        stdin: 'ignore',
        stderr: 'inherit',
        reject: false,
      });
      for await (const line of child) if (!line.endsWith(' is up to date')) onLine(line);
      return (await child).exitCode;
    }),
  );
  if (codes.some((code) => code !== 0)) throw new Error('The build failed; the reasons are above.');
}

const newest = (app: string, pointer: string) =>
  JSON.parse(readFileSync(path.join(workspaceRoot, app, 'dist', pointer), 'utf8')) as { version: string };

/** Path of a bundled server program, such as `builtProgram('api', 'main')`. */
export function builtProgram(app: ServerApp, program: string): string {
  return path.join(workspaceRoot, app, 'dist', newest(app, 'server.json').version, `${program}.mjs`);
}

/** Returns the builds that are missing or older than the sources, each with the version that was found. */
export function outdatedBuilds(): string[] {
  const builds = [
    ...(['api', 'shell', 'demo-park', 'checker'] as const).map((app) => ({
      app,
      pointer: 'server.json',
      version: serverVersion(app),
    })),
    { app: 'shell', pointer: 'build.json', version: shellVersion() },
    ...remoteNames().map((name) => ({ app: name, pointer: 'build.json', version: remoteVersion(name) })),
  ];
  return builds.flatMap(({ app, pointer, version }) => {
    const found = existsSync(path.join(workspaceRoot, app, 'dist', pointer)) ? newest(app, pointer).version : 'none';
    return found === version ? [] : [`${app} (${found} instead of ${version})`];
  });
}
