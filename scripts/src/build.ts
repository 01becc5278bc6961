/** `npm run build`: builds what has changed. */
import { buildAll } from './built';
import { runCommandLine } from './command-line';

await runCommandLine(() => buildAll());
