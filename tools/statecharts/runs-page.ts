import type { MachineRuns } from '#statecharts/runs.ts';

/** A page that tells whoever opens it in a frame what the last run walked, by machine. */
export const runsPage = (statechartRuns: Readonly<Record<string, MachineRuns>>): string =>
  `<!doctype html><meta charset="utf-8"><title>Left by the last run</title><script>parent.postMessage(${JSON.stringify({ statechartRuns }).replaceAll('<', '\\u003c')},'*')</script>\n`;
