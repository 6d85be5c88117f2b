import type { MachineRuns } from '#statecharts/runs.ts';
import type { Difference } from '../difference.ts';
import { leftFiles } from '../left.ts';
import { around } from './around.ts';
import { h } from './dom.ts';

/** What the last runs on this machine left beside the page, where there were any. */
type Left = {
  readonly statechartRuns?: Readonly<Record<string, MachineRuns>>;
  readonly statechartChanges?: { readonly revision: string; readonly differences: readonly Difference[] };
};

const files = [`paths/${leftFiles.runs}`, `statecharts/${leftFiles.changes}`];

/**
 * Asks for what the last runs left and calls `heard` whenever some of it came. It is asked in frames: one that finds no
 * file stays silent, where a script would complain in the console.
 */
export const hearOfRuns = (heard: () => void): void => {
  const frames = files.map((file) => h('iframe', { hidden: true, title: 'Left by the last run', src: `${around().left}${file}` }));
  addEventListener('message', ({ source, data }: MessageEvent<Left>) => {
    if (!frames.some(({ contentWindow }) => contentWindow === source)) return;
    Object.assign(globalThis, data);
    heard();
  });
  document.body.append(...frames);
};

/** The runs of a machine; null when no test ran here. */
export const runsSeen = (machine: string): MachineRuns | null => (globalThis as Left).statechartRuns?.[machine] ?? null;

/** What changed in a machine since a revision; null when nobody asked. */
export const changesSeen = (machine: string): { readonly revision: string; readonly difference: Difference | null } | null => {
  const left = (globalThis as Left).statechartChanges;
  return left ? { revision: left.revision, difference: left.differences.find((one) => one.machine === machine) ?? null } : null;
};

/** A moment for people, in the reader's own time. */
export const atTime = (iso: string): string =>
  new Date(iso).toLocaleString(document.documentElement.lang === 'fr' ? 'fr-CH' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
