import type { GateCheck } from '@park/contract/releases';

const mostFindings = 50;
const longestFinding = 500;

/** A check's answer from what it found: nothing found is passed. */
export function answer(check: string, findings: readonly string[], sentences: { good: string; bad: (count: number) => string }): GateCheck {
  const shown = findings.slice(0, mostFindings).map((finding) => finding.slice(0, longestFinding));
  const rest = findings.length - shown.length;
  return {
    check,
    ok: findings.length === 0,
    reason: findings.length === 0 ? sentences.good : sentences.bad(findings.length),
    detail: rest > 0 ? [...shown, `and ${rest} more`] : shown,
  };
}

/** `1 route`, `3 routes` */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
