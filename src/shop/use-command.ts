import type { Failure } from '#contract/failure.ts';
import type { Result } from '#contract/result.ts';
import { commandMachine } from '#machines/command/command.machine.ts';
import { toCommandView, type CommandView } from '#machines/command/command.view.ts';
import { alwaysAnswered } from './always-answered.ts';
import { useEmitted } from './use-emitted.ts';
import { useMachine } from './use-machine.ts';

export type Command<Asked, Value = null, Trouble = Failure> = CommandView<Asked, Value, Trouble> & {
  /** Asks for it. While another is under way, the last that is given is asked for next. */
  readonly give: (asked: Asked) => void;
  readonly clear: () => void;
};

type Options<Asked, Value> = {
  /** Milliseconds that it is said to be done; without it until the next command. */
  readonly shownFor?: number;
  readonly onDone?: (asked: Asked, value: Value) => void;
};

/** A flow without a second decision; lives with its screen. @param answer asks the server. What is asked for is plain JSON. */
export function useCommand<Asked, Value, Trouble extends { readonly kind: string } = Failure>(
  answer: (asked: Asked, signal: AbortSignal) => Promise<Result<Value, Trouble>>,
  { shownFor, onDone }: Options<Asked, Value> = {},
): Command<Asked, Value, Trouble> {
  const logic = commandMachine.provide({
    actors: { ask: alwaysAnswered(({ input, signal }) => answer(input.asked as Asked, signal)) },
  });
  const [snapshot, send, actor] = useMachine(logic, { input: { shownFor: shownFor ?? null } });
  useEmitted(actor, 'command.done', ({ asked, value }) => onDone?.(asked as Asked, value as Value));
  return {
    ...toCommandView<Asked, Value, Trouble>(snapshot),
    give: (asked) => send({ type: 'command.given', asked }),
    clear: () => send({ type: 'command.cleared' }),
  };
}
