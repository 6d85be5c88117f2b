import type { MachineRuns } from '#statecharts/runs.ts';
import { house } from '../house.ts';
import { h } from './dom.ts';

let seen: Readonly<Record<string, MachineRuns>> | null = null;

/**
 * Asks for what the last run left and calls `heard` when it came. It is asked in a frame: one that finds no
 * file stays silent, where a script would complain in the console.
 */
export const hearOfRuns = (heard: () => void): void => {
  const frame = h('iframe', { hidden: true, title: 'Left by the last run', src: house.runs });
  addEventListener('message', ({ source, data }: MessageEvent<{ readonly statechartRuns: Readonly<Record<string, MachineRuns>> }>) => {
    if (frame.contentWindow !== source) return;
    seen = data.statechartRuns;
    heard();
  });
  document.body.append(frame);
};

/** The runs of a machine; null when no test ran here. */
export const runsSeen = (machine: string): MachineRuns | null => seen?.[machine] ?? null;

/** A moment for people, in the reader's own time. */
export const atTime = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
