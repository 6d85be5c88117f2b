import type { SnapshotFrom } from 'xstate';
import type { newCardMachine } from './new-card.machine.ts';
import type { NewCardContext } from './new-card.setup.ts';

export type NewCardView = Pick<NewCardContext, 'onceId' | 'failure' | 'decline' | 'added'> & {
  readonly is: 'idle' | 'filling' | 'adding' | 'unsaved';
};

export function toNewCardView({ value, context: { onceId, failure, decline, added } }: SnapshotFrom<typeof newCardMachine>): NewCardView {
  const is = value === 'idle' || value === 'filling' || value === 'unsaved' ? value : 'adding';
  return { is, onceId, failure, decline, added };
}
