/** Builds what is not built, and tells where the built programs are. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, workspaceRoot } from '@park/build/workspace';

const buildCommand = path.join(workspaceRoot, 'shared/build/src/commands/build.ts');

/**
 * Builds what changed: everything, or what the groups name. Groups are built side by side, for webpack uses one core each.
 * @throws Error when something does not compile.
 */
export async function buildAll(
  onLine: (line: string) => void = (line) => process.stdout.write(line),
  groups: readonly (readonly string[])[] = [['api', 'demo-park', 'shell server', 'shell'], remoteNames()],
): Promise<void> {
  const codes = await Promise.all(
    groups.map(async (group) => {
      const child = spawn(process.execPath, ['--import', 'tsx', buildCommand, ...group], { cwd: workspaceRoot, stdio: ['ignore', 'pipe', 'pipe'] });
      child.stdout.on('data', (chunk: Buffer) => onLine(chunk.toString().replace(/^.* is up to date\n/gm, '')));
      child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk));
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    }),
  );
  if (codes.some((code) => code !== 0)) throw new Error('The build failed.');
}

/** Path of a bundled server program, such as `builtProgram('api', 'main')`. */
export function builtProgram(app: 'api' | 'shell' | 'demo-park', program: string): string {
  const { version } = JSON.parse(readFileSync(path.join(workspaceRoot, app, 'dist/server.json'), 'utf8')) as { version: string };
  return path.join(workspaceRoot, app, 'dist', version, `${program}.mjs`);
}
