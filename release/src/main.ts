import { runCommand } from './run-command';
import { terminalOn } from './terminal';

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  out: terminalOn(process.stdout),
  problems: terminalOn(process.stderr),
});
