/** Medians and ratios as a page of Markdown. */
import type { Measurement } from './measure-page';

export interface Row {
  readonly page: string;
  readonly profile: string;
  readonly federated: readonly Measurement[];
  readonly plain: readonly Measurement[];
}

export interface Facts {
  readonly machine: string;
  readonly runs: number;
  readonly entryBytes: Readonly<Record<string, number>>;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

type Figure = keyof Measurement;
const figures: readonly { readonly name: string; readonly figure: Figure; readonly show: (value: number) => string }[] =
  [
    { name: 'JS (KB)', figure: 'scriptBytes', show: (bytes) => (bytes / 1024).toFixed(1) },
    { name: 'CSS (KB)', figure: 'styleBytes', show: (bytes) => (bytes / 1024).toFixed(1) },
    { name: 'requests', figure: 'requests', show: (count) => count.toFixed(0) },
    { name: 'chain', figure: 'chain', show: (count) => count.toFixed(0) },
    { name: 'FCP (ms)', figure: 'fcp', show: (milliseconds) => milliseconds.toFixed(0) },
    { name: 'LCP (ms)', figure: 'lcp', show: (milliseconds) => milliseconds.toFixed(0) },
    { name: 'content (ms)', figure: 'content', show: (milliseconds) => milliseconds.toFixed(0) },
    { name: 'blocking (ms)', figure: 'blocking', show: (milliseconds) => milliseconds.toFixed(0) },
    { name: 'shift', figure: 'shift', show: (score) => score.toFixed(4) },
  ];

const of = (measurements: readonly Measurement[], figure: Figure) =>
  median(measurements.map((measurement) => measurement[figure]));

export function report(rows: readonly Row[], { machine, runs, entryBytes }: Facts): string {
  const lines = [
    '# Federated against plain',
    '',
    'The same sources, once as a shell with five separately built and served remotes, once as one plain application with the same routes, which the browser renders. Measured in turn in one run, cold cache each time; each cell is the median, federated / plain = ratio. Written by `npm run bench`.',
    '',
    `${runs} runs. ${machine}.`,
    '',
  ];
  for (const profile of new Set(rows.map((row) => row.profile))) {
    const group = rows.filter((row) => row.profile === profile);
    lines.push(
      `## ${profile}`,
      '',
      `| | ${group.map((row) => `\`${row.page}\``).join(' | ')} |`,
      `|---|${group.map(() => '---').join('|')}|`,
    );
    for (const { name, figure, show } of figures) {
      const cells = group.map((row) => {
        const [federated, plain] = [of(row.federated, figure), of(row.plain, figure)];
        const ratio = plain === 0 ? (federated === 0 ? '1.00' : '–') : (federated / plain).toFixed(2);
        return `${show(federated)} / ${show(plain)} = ${ratio}`;
      });
      lines.push(`| ${name} | ${cells.join(' | ')} |`);
    }
    lines.push('');
  }
  lines.push('## What federation adds', '', '| | KB brotli |', '|---|---|');
  const first = rows.filter((row) => row.profile === rows[0]?.profile);
  for (const row of first)
    lines.push(
      `| \`${row.page}\`: scripts beyond the plain application | ${((of(row.federated, 'scriptBytes') - of(row.plain, 'scriptBytes')) / 1024).toFixed(1)} |`,
    );
  for (const [name, bytes] of Object.entries(entryBytes))
    lines.push(`| entry of \`${name}\` | ${(bytes / 1024).toFixed(1)} |`);
  return `${lines.join('\n')}\n`;
}
