import { fromCallback, type ActorLogic, type AnyActorRef, type AnyEventObject, type Snapshot } from 'xstate';

type Answer =
  | { readonly type: 'port.answered'; readonly output: unknown }
  | { readonly type: 'port.broke'; readonly error: unknown }
  | { readonly type: 'xstate.stop' };

/**
 * A question that whoever plays answers, at once and not a moment later as a promise would: it stands open until
 * `answerPort` or `breakPort`.
 */
export const askedPort: ActorLogic<Snapshot<unknown>, Answer> = {
  transition: (now, event) => {
    if (event.type === 'port.answered') return { status: 'done', output: event.output, error: undefined };
    if (event.type === 'port.broke') return { status: 'error', output: undefined, error: event.error };
    return event.type === 'xstate.stop' ? { status: 'stopped', output: undefined, error: undefined } : now;
  },
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (now) => now,
};

/** Something around the page that keeps what it hears to itself; what it would tell is told by whoever plays. */
export const silentPort = fromCallback<AnyEventObject>(() => undefined);

export const isAsked = (actor: AnyActorRef): boolean =>
  (actor as unknown as { readonly logic: unknown }).logic === askedPort && actor.getSnapshot().status === 'active';

export const answerPort = (port: AnyActorRef, output: unknown): void => port.send({ type: 'port.answered', output });

/** Lets an open question fail as a broken port would. */
export const breakPort = (port: AnyActorRef, error: unknown): void => port.send({ type: 'port.broke', error });
