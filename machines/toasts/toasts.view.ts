import type { SnapshotFrom } from 'xstate';
import type { GoodNews, toastsMachine } from './toasts.machine.ts';

export type ToastsView = { readonly news: GoodNews | null };

export const toToastsView = ({ context: { news } }: Pick<SnapshotFrom<typeof toastsMachine>, 'context'>): ToastsView => ({ news });
