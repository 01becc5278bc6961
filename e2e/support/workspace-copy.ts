/** A copy of the workspace's sources in a temporary folder, for tests that change the workspace. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';

export interface WorkspaceCopy {
  readonly root: string;
  /** Runs a Node program of the copy. @throws Error with its output when it fails. */
  run(...args: string[]): string;
  remove(): void;
}

const leftOut = new Set(['node_modules', 'dist', 'coverage', '.git', '.data', '.cache', '.tools']);
/** Pictures of the documents. Sources have folders of that name, too. */
const pictures = path.join(workspaceRoot, 'docs/images');

export function copyWorkspace(): WorkspaceCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'park-workspace-'));
  cpSync(workspaceRoot, root, {
    recursive: true,
    filter: (source) => source !== pictures && !leftOut.has(path.basename(source)),
  });
  symlinkSync(path.join(workspaceRoot, '.tools'), path.join(root, '.tools'));
  return {
    root,
    run(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'test' },
      });
      if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
      return stdout;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
