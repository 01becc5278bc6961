/** Resident memory of servers while they are under load. */
import { readFileSync } from 'node:fs';
import { slopePerMinute, type Sample } from './slope';

export interface MemoryOfServer {
  readonly server: string;
  /** Megabytes. */
  readonly first: number;
  readonly last: number;
  readonly maximum: number;
  /** Megabytes a minute in the second half, when pools and caches are filled; null if that is too short to tell. */
  readonly growth: number | null;
}

const everyMs = 1_000;

const residentMegabytes = (pid: number | undefined): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

/** Reads the memory of each process now and each second. The returned function ends it and returns what was seen. */
export function sampleMemory(processes: Readonly<Record<string, number | undefined>>): () => MemoryOfServer[] {
  const startedAt = performance.now();
  const servers = Object.entries(processes).map(([server, pid]) => ({ server, pid, samples: [] as Sample[] }));
  const sample = () => {
    for (const { pid, samples } of servers)
      samples.push({ second: (performance.now() - startedAt) / 1_000, megabytes: residentMegabytes(pid) });
  };
  sample();
  const timer = setInterval(sample, everyMs);
  return () => {
    clearInterval(timer);
    sample();
    return servers.map(({ server, samples }) => ({
      server,
      first: samples[0]?.megabytes ?? 0,
      last: samples.at(-1)?.megabytes ?? 0,
      maximum: Math.max(...samples.map(({ megabytes }) => megabytes)),
      growth: slopePerMinute(samples),
    }));
  };
}
