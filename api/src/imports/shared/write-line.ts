/** Writes a line of a command's report. */
export const writeLine = (line: string): void => void process.stdout.write(`${line}\n`);
