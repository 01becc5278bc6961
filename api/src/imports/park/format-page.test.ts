import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Columns } from '../shared/table-file';
import { withTables } from './format-page';
import { parkTables } from './read-park';

const page = readFileSync(path.join(__dirname, '../../../../docs/park-folder.md'), 'utf8');

it('documents exactly the columns that are read (api/src/commands/write-format-page.ts brings the page up to date)', () => {
  expect(withTables(page, parkTables)).toBe(page);
});

it('shows examples that the import accepts', () => {
  for (const { file, columns } of parkTables) {
    for (const [name, { cell, example }] of Object.entries<Columns[string]>(columns)) {
      expect(() => cell.read(example.replaceAll('\\|', '|'))).not.toThrow(`${file} ${name}`);
    }
  }
});
