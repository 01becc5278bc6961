/** A server that follows a redirect calls a host that is not configured, and may send it a key. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';

const folders = ['api/src', 'shell/server', 'checker/src'];

const sources = folders.flatMap((folder) =>
  readdirSync(path.join(workspaceRoot, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !file.includes(`${path.sep}testing${path.sep}`)),
);

test('no request of a server follows a redirect', () => {
  const asking = sources
    .map((file) => ({ file: path.relative(workspaceRoot, file), text: readFileSync(file, 'utf8') }))
    .map(({ file, text }) => ({
      file,
      requests: [...text.matchAll(/(?<![\w.])fetch\(|client\.fetch\(/g)].length,
      refusals: [...text.matchAll(/redirect: 'error'/g)].length,
    }))
    .filter(({ requests }) => requests > 0);
  expect(asking.length).toBeGreaterThan(8);
  expect(asking.filter(({ requests, refusals }) => requests !== refusals)).toEqual([]);
});
