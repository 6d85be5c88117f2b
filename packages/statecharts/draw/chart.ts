import type { AnyStateNode } from 'xstate';
import type { Doer, StateMeta, TransitionMeta } from '../model.ts';
import type { AnyModel } from '../any-model.ts';
import { definitionsOf, type Definition } from '../definitions.ts';
import { inWords, pathOf, titleOf } from '../state-nodes.ts';
import { capital, claim, duration, eventInWords, uncapital } from './words.ts';

export type Cause = NonNullable<TransitionMeta['cause']>;

export type Kind = 'customer' | 'answer' | 'time' | 'instant' | 'blocked' | 'good' | 'end' | 'history' | 'group';

export const kindWords: Readonly<Record<Kind, string>> = {
  customer: 'waits for the customer',
  answer: 'waits for an answer',
  time: 'waits for a while',
  instant: 'decides at once',
  blocked: 'went wrong',
  good: 'good end',
  end: 'end',
  history: 'back to the last state',
  group: 'group of states',
};

/** Classes of a state's look: a history state is left at once, like one that decides. */
export const looksOf = (kind: Kind): string => (kind === 'history' ? 'is-instant is-history' : `is-${kind}`);

export type Way = {
  readonly id: string;
  /** The event's type; `always` for a way that needs none. */
  readonly event: string;
  readonly by: Doer;
  readonly from: string;
  /** Path of the state it goes to; null when it stays. */
  readonly to: string | null;
  readonly cause: Cause;
  readonly words: string;
  /** 'if …', 'otherwise' or nothing. */
  readonly condition: string;
  readonly guard: string | null;
  readonly guarded: boolean;
  readonly note: string;
  readonly section: string;
};

/** One state, in words; the root's path is empty. */
export type Box = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly shows: string;
  readonly section: string;
  readonly kind: Kind;
  readonly final: boolean;
  /** Its children are all active at once. */
  readonly parallel: boolean;
  readonly initial: string | null;
  readonly children: readonly Box[];
  readonly ways: readonly Way[];
  readonly asks: readonly string[];
};

type Guard = string | { readonly type?: string } | ((...args: never[]) => unknown) | undefined;

const guardName = (guard: Guard): string | null => {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && typeof guard.type === 'string' && !guard.type.startsWith('xstate.') ? guard.type : null;
};

const delayInWords = (model: AnyModel, eventType: string): string => {
  const name = eventType.slice('xstate.after.'.length).split('.')[0] ?? '';
  const length: unknown = (model.machine.implementations.delays as Record<string, unknown> | undefined)?.[name];
  if (typeof length === 'number') return `After ${duration(length)}`;
  if (/^\d+$/.test(name)) return `After ${duration(Number(name))}`;
  const words = uncapital(inWords(name));
  return words.startsWith('before ') ? `After a while, ${words}` : `After ${words}`;
};

/** Every way out whose last branch has neither a guard's name nor a label to be called by. */
export const namelessWays = (model: AnyModel): readonly string[] =>
  definitionsOf(model.machine)
    .filter(({ eventType, definition, node }) => {
      const meta = (definition.meta ?? {}) as TransitionMeta;
      const branches = node.transitions.get(eventType)?.length ?? 0;
      return (
        eventType.startsWith('xstate.done.actor.') &&
        branches > 1 &&
        !meta.label &&
        !guardName(definition.guard as Guard) &&
        !(definition.description && !definition.target)
      );
    })
    .map(({ id }) => `${id} needs meta.label or the name of a guard`);

/** A port's name: its invoke's id, or the actor's name where XState had to number the invoke. */
const portName = (node: AnyStateNode, invokeId: string): string => {
  const invokes = node.invoke as readonly { readonly id: string; readonly src: unknown }[];
  const src = invokes.find(({ id }, index) => id === invokeId && id === `${index}.${node.id}`)?.src;
  return inWords(typeof src === 'string' ? src : invokeId);
};

const wayOf = (model: AnyModel, { id, node, eventType, branch, definition }: Definition): Way => {
  const meta = (definition.meta ?? {}) as TransitionMeta;
  const target = definition.target?.[0] as AnyStateNode | undefined;
  const guard = guardName(definition.guard as Guard);
  const branches = eventType === 'always' ? (node.always?.length ?? 0) : (node.transitions.get(eventType)?.length ?? 0);
  const goesWrong = target?.tags.includes('blocked') ?? false;
  const conditional = (condition: string): string => (guard ? `if ${condition}` : branches > 1 && branch > 0 ? 'otherwise' : '');
  const by = model.events.find(({ event }) => event.type === eventType)?.by;
  const stays = target === undefined || target === node;

  const plain = (words: string, condition: string, cause: Cause): Way => ({
    id,
    event: eventType,
    by: by ?? (cause === 'time' ? 'time' : cause === 'customer' ? 'customer' : 'page'),
    from: pathOf(node),
    to: stays ? null : pathOf(target),
    cause: meta.cause ?? cause,
    words: capital(meta.label ?? words),
    condition: meta.label && eventType.startsWith('xstate.') ? '' : condition,
    guard,
    guarded: definition.guard !== undefined,
    note: definition.description ?? (target === node ? 'It begins anew.' : ''),
    section: meta.section ?? '',
  });

  const answered = goesWrong ? 'failure' : 'answer';
  if (eventType.startsWith('xstate.done.actor.'))
    return plain(
      guard ? claim(guard) : branches > 1 ? 'Any other answer' : `${portName(node, eventType.slice(18))} answered`,
      '',
      answered,
    );
  if (eventType.startsWith('xstate.error.actor.')) return plain('No answer', conditional(guard ?? ''), 'failure');
  if (eventType.startsWith('xstate.after.')) return plain(delayInWords(model, eventType), conditional(guard ?? ''), 'time');
  if (eventType.startsWith('xstate.done.state.')) return plain(`${titleOf(node)} is over`, conditional(guard ?? ''), answered);
  if (eventType === 'always') return plain(guard ? claim(guard) : branches > 1 ? 'Otherwise' : 'At once', '', answered);
  const cause: Cause = by === undefined || by === 'customer' ? 'customer' : by === 'time' ? 'time' : answered;
  return plain(eventInWords(eventType), conditional(guard ?? ''), cause);
};

const kindOf = (node: AnyStateNode, ways: readonly Way[]): Kind => {
  if (node.type === 'history') return 'history';
  if (Object.keys(node.states).length > 0) return 'group';
  if (node.type === 'final') return node.tags.includes('good') ? 'good' : 'end';
  if (node.tags.includes('blocked')) return 'blocked';
  if (node.always?.length) return 'instant';
  if (node.tags.includes('busy') || (ways.length > 0 && ways.every(({ event }) => /^xstate\.(done|error)\.actor\./.test(event))))
    return 'answer';
  return ways.length > 0 && ways.every(({ cause }) => cause === 'time') ? 'time' : 'customer';
};

export const chartOf = (model: AnyModel): Box => {
  const definitions = definitionsOf(model.machine);
  const boxOf = (node: AnyStateNode): Box => {
    const path = pathOf(node);
    const meta = (node.meta ?? {}) as StateMeta;
    const ways = definitions.filter((definition) => definition.node === node).map((definition) => wayOf(model, definition));
    const initial = node.type === 'compound' ? (node.initial.target?.[0] as AnyStateNode | undefined) : undefined;
    return {
      path,
      title: path ? titleOf(node) : model.title,
      description: node.description ?? '',
      shows: meta.shows ?? '',
      section: meta.section ?? '',
      kind: kindOf(node, ways),
      final: node.type === 'final',
      parallel: node.type === 'parallel',
      initial: initial ? pathOf(initial) : null,
      children: (Object.values(node.states) as AnyStateNode[]).map(boxOf),
      ways,
      asks: (node.invoke as readonly { readonly id: string }[]).map(({ id }) => uncapital(portName(node, id))),
    };
  };
  return boxOf(model.machine.root as AnyStateNode);
};

export const boxesIn = (box: Box): readonly Box[] => [box, ...box.children.flatMap(boxesIn)];
