import { fromCallback, type AnyActorRef, type EventObject } from 'xstate';
import { markCallbackPort } from './port.ts';

/**
 * Brings a parent what its flows emit, as events of its own. It is invoked before the flows, with the parent as input:
 * what a flow emits as it starts is heard too.
 */
export const forwardEmitted = markCallbackPort(
  fromCallback<EventObject, AnyActorRef>(({ input: parent, sendBack }) => {
    const flows = Object.values((parent.getSnapshot() as { children: Record<string, AnyActorRef | undefined> }).children);
    const subscriptions = flows.map((flow) => flow?.on('*', (said: EventObject) => sendBack(said)));
    return () => subscriptions.forEach((subscription) => subscription?.unsubscribe());
  }),
);
