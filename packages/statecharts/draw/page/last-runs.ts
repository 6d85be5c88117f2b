import type { MachineRuns } from '#statecharts/runs.ts';
import { h } from './dom.ts';

let seen: Readonly<Record<string, MachineRuns>> | null = null;

/** The page of the last runs, from a page of the statecharts. */
const RUNS = '../../.cache/paths/runs.html';

/**
 * Asks for what the last run left and calls `heard` when it came. It is asked in a frame: one that finds no
 * file stays silent, where a script would complain in the console.
 */
export const loadLastRuns = (heard: () => void): void => {
  // A shop serves the pages without the folder around them.
  if (location.protocol !== 'file:') return;
  const frame = h('iframe', { hidden: true, title: 'Left by the last run', src: RUNS });
  addEventListener('message', ({ source, data }: MessageEvent<{ readonly statechartRuns: Readonly<Record<string, MachineRuns>> }>) => {
    if (frame.contentWindow !== source) return;
    seen = data.statechartRuns;
    heard();
  });
  document.body.append(frame);
};

/** The runs of a machine; null when no test ran here. */
export const lastRunsOf = (machine: string): MachineRuns | null => seen?.[machine] ?? null;

export const atTime = (iso: string): string => new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
