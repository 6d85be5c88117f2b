import { readFileSync } from 'node:fs';

const at = (sorted: readonly number[], part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Median and 99 % of how long calls took, whole milliseconds. */
export function timesOf(taken: readonly number[]): { median: number; worst: number } {
  const sorted = taken.toSorted((one, other) => one - other);
  return { median: Math.round(at(sorted, 0.5)), worst: Math.round(at(sorted, 0.99)) };
}

/** Tenths of a megabyte. */
export const megabytes = (bytes: number): number => Math.round((bytes / 1_048_576) * 10) / 10;

/** What some processes hold of this machine's memory, bytes; what they share is counted once. Linux alone says so. */
export const heldBy = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      return sum + Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1_024;
    } catch {
      return sum;
    }
  }, 0);

/** How much a series grows in an hour by the straight line that fits it best; what it is told of comes a minute apart. */
export function growthInAnHour(series: readonly number[]): number {
  const middle = (series.length - 1) / 2;
  const mean = series.reduce((sum, value) => sum + value, 0) / series.length;
  const spread = series.reduce((sum, _, minute) => sum + (minute - middle) ** 2, 0);
  if (spread === 0) return 0;
  const slope = series.reduce((sum, value, minute) => sum + (minute - middle) * (value - mean), 0) / spread;
  return Math.round(slope * 60 * 10) / 10;
}
