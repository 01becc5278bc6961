import { runCommand } from './run-command';
import { createTerminal } from './terminal';

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  out: createTerminal(process.stdout),
  problems: createTerminal(process.stderr),
});
