import { spawnSync } from 'node:child_process';
import path from 'node:path';

it('refuses a part that it does not have, with the list of parts', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'bench.ts'), 'raelease'],
    { encoding: 'utf8', cwd: __dirname },
  );
  expect(status).toBe(2);
  expect(stderr).toMatch(/There is no part raelease\. .*bytes, .*release, .*rooms/);
});
