import type { GateCheck } from '@park/contract/gate-check';

const maxFindings = 50;
const maxFindingLength = 500;

export interface Sentences {
  readonly good: string;
  readonly bad: (count: number) => string;
  /** The values in the sentence, for other languages; `count` of a bad one is the number of findings. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Which of its good sentences it is, for a check that has several. Default: `good`. */
  readonly kind?: string;
}

/** Returns the result of a check, which is passed when there are no findings. */
export function createGateCheck(
  check: string,
  findings: readonly string[],
  { good, bad, values = {}, kind = 'good' }: Sentences,
): GateCheck {
  const shown = findings.slice(0, maxFindings).map((finding) => finding.slice(0, maxFindingLength));
  const rest = findings.length - shown.length;
  return {
    check,
    ok: findings.length === 0,
    reason: findings.length === 0 ? good : bad(findings.length),
    reasonId: `${check}-${findings.length === 0 ? kind : 'bad'}`,
    values: { ...values, ...(findings.length > 0 ? { count: findings.length } : {}) },
    detail: rest > 0 ? [...shown, `and ${rest} more`] : shown,
  };
}

/** `1 route`, `3 routes` */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
