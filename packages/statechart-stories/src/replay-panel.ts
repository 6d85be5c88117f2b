import type { Stage } from '../../../tools/statecharts/page/panel.ts';

/** Pages of other projects keep nothing of what happened in them, so there is nothing to play again. */
export const replayPanel = ({ panel }: Stage): { readonly draw: () => void } => ({ draw: () => panel.replaceChildren() });
