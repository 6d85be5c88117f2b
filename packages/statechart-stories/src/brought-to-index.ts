import type { Known } from '../../../tools/statecharts/page/facts.ts';

/** Pages of other projects keep nothing of what happened in them, so there is nothing to bring to their index. */
export const bringToIndex = (_flows: readonly Known[]): void => document.getElementById('bring')?.remove();
