import type { Stage } from '../../../tools/statecharts/page/panel.ts';

/** Pages of other projects keep nothing of what happened in them, so there is nothing to play again, and no record arrives. */
export const replayPanel = ({ panel }: Stage): { readonly draw: () => void; readonly arrive: () => void } => ({
  draw: () => panel.replaceChildren(),
  arrive: () => undefined,
});
