/** `npm run bench -- bytes`: writes bench/bytes.md, and names the pages that differ from it by more than 1 %. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { buildAll } from '@park/scripts/built';
import { builtPageBytes, bytesInReport, bytesReport } from './page-bytes';

const file = path.join(workspaceRoot, 'bench/bytes.md');

await buildAll();
const pages = builtPageBytes();
const before = existsSync(file) ? bytesInReport(readFileSync(file, 'utf8')) : new Map<string, number>();
writeFileSync(file, bytesReport(pages));

for (const { page, scripts, styles } of pages) {
  const [now, earlier] = [scripts + styles, before.get(page)];
  if (earlier === undefined) process.stdout.write(`${page}: ${now} bytes, not in the report before\n`);
  else if (Math.abs(now - earlier) > earlier / 100)
    process.stdout.write(`${page}: ${now} bytes, ${(((now - earlier) / earlier) * 100).toFixed(1)} % to before\n`);
}
process.stdout.write(`${pages.length} pages in bench/bytes.md\n`);
