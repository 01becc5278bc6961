import { runCommand } from './run-command';

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  out: { write: (line) => void process.stdout.write(`${line}\n`) },
  problems: { write: (line) => void process.stderr.write(`${line}\n`) },
});
