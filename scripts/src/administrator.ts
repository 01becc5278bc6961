/**
 * `npm run administrator` makes the first administrator of the park that PARK names, in the data that `PARK=DIR npm start`
 * serves. It asks for what the environment does not say (ADMIN_EMAIL and the like, docs/operations.md).
 */
import { execa } from 'execa';
import { buildAll, builtProgram } from './built';
import { runCommandLine } from './command-line';
import { chooseParkFrom } from './park-choice';

await runCommandLine(async () => {
  const { dataFolder, mode } = chooseParkFrom(process.env);
  await buildAll((line) => process.stderr.write(`${line}\n`), [['api']]);
  const { exitCode } = await execa(process.execPath, [builtProgram('api', 'create-administrator')], {
    env: { MODE: mode, DATA_DIR: dataFolder },
    stdio: 'inherit',
    reject: false,
  });
  process.exitCode = exitCode ?? 1;
});
