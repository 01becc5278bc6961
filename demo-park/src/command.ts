/** `npm run generate -- DIRECTORY [YYYY-MM-DD]` in this package writes the demo park. */
import { generateDemoPark } from './generate';

const [directory, day] = process.argv.slice(2);
if (directory === undefined) {
  process.stderr.write('Usage: generate DIRECTORY [YYYY-MM-DD]\n');
  process.exitCode = 2;
} else {
  const started = performance.now();
  const { files } = await generateDemoPark({ directory, referenceDate: day ?? new Date() });
  process.stdout.write(`${files} files in ${directory}, ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
