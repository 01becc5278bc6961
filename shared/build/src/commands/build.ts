/** `tsx shared/build/src/commands/build.ts [TARGET …]`: builds what has changed of the targets; of all without an argument. */
import { buildApp } from '../build-app';
import { buildApi, buildChecker, buildDemoPark, buildShellServer } from '../servers';
import { remoteNames } from '../workspace';

interface Target {
  readonly name: string;
  readonly build: () => Promise<{ built: boolean }>;
}

const targets: readonly Target[] = [
  { name: 'api', build: buildApi },
  { name: 'demo-park', build: buildDemoPark },
  { name: 'checker', build: buildChecker },
  { name: 'shell server', build: buildShellServer },
  { name: 'shell', build: () => buildApp('shell') },
  ...remoteNames().map((name) => ({ name, build: () => buildApp(name) })),
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => targets.every((target) => target.name !== name));
if (unknown.length > 0) {
  console.error(
    `Nothing to build is named ${unknown.join(', ')}. There are: ${targets.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
for (const target of targets.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const start = performance.now();
  try {
    const { built } = await target.build();
    console.log(
      built
        ? `  built ${target.name} in ${((performance.now() - start) / 1000).toFixed(1)} s`
        : `  ${target.name} is up to date`,
    );
  } catch (error) {
    console.error(`  ${target.name} does not build\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
