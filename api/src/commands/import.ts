/** `import park DIR [--dry-run]`: checks a park folder (docs/park-folder.md) and loads it. */
import { importCommand, readWish } from '../park-import/import-command';
import { runCommand } from './run-command';

void runCommand((configuration) => importCommand(configuration, readWish(process.argv.slice(2))));
