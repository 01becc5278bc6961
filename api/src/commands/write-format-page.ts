/** Brings the column tables of docs/park-folder.md up to date: `tsx api/src/commands/write-format-page.ts docs/park-folder.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from '../imports/park/format-page';
import { parkTables } from '../imports/park/read-park';

const [page = 'docs/park-folder.md'] = process.argv.slice(2);
writeFileSync(page, withTables(readFileSync(page, 'utf8'), parkTables));
