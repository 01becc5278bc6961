/** Writes the progress of an import to the standard output, at most one line per step and second. */
export function progressReporter(): (step: string, part: number, all: number) => void {
  let lastStep = '';
  let lastWrittenAtMs = 0;
  return (step, part, all) => {
    const nowMs = Date.now();
    if (step === lastStep && nowMs - lastWrittenAtMs < 1000) return;
    lastStep = step;
    lastWrittenAtMs = nowMs;
    process.stdout.write(`${all > 1 ? `${step} (${part} of ${all})` : step}\n`);
  };
}
