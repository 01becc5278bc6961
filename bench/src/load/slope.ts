/** Memory of a process at a moment of a measurement. */
export interface Sample {
  readonly second: number;
  readonly megabytes: number;
}

/** Below this, a collection of garbage decides the result. */
const minSeconds = 60;

/**
 * Megabytes a minute by which memory grows in the second half of the samples: the line with the least squares through
 * them. The first half fills pools and caches. Null if the second half is shorter than a minute.
 */
export function slopePerMinute(samples: readonly Sample[]): number | null {
  const later = samples.slice(Math.floor(samples.length / 2));
  const [first, last] = [later[0], later.at(-1)];
  if (!first || !last || last.second - first.second < minSeconds) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const second = mean(later.map((sample) => sample.second));
  const megabytes = mean(later.map((sample) => sample.megabytes));
  const together = later.reduce((sum, sample) => sum + (sample.second - second) * (sample.megabytes - megabytes), 0);
  const alone = later.reduce((sum, sample) => sum + (sample.second - second) ** 2, 0);
  return (together / alone) * 60;
}

/** What the growth means, without more certainty than the measurement has. */
export function describeGrowth(growth: number | null): string {
  if (growth === null) return 'too short to tell';
  return `${growth >= 0 ? '+' : '−'}${Math.abs(growth).toFixed(1)} MB a minute`;
}
