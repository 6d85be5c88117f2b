import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { MachineModel } from '#statecharts/model.ts';
import { anyModel, type AnyModel, type AnySample } from '#statecharts/any-model.ts';
import { answeredPort } from '#statecharts/standstill.ts';
import type { HeldCalls } from './held-calls.ts';
import { asThePageAllows, type PageRule } from './page-rules.ts';

/** Where a journey is acted: the page, the calls that wait for their answer, and whatever the flow set up beside them. */
export type Stage<Props> = { readonly page: Page; readonly calls: HeldCalls; readonly props: Props };
export type Act<Props> = (stage: Stage<Props>, sample: AnySample) => Promise<void>;

export type Flow<State extends string, Props> = {
  readonly model: AnyModel;
  /** Path of the call that a port makes, by the id of its invoke. Ports that make none are acted by `acts`. */
  readonly ports: Readonly<Record<string, string>>;
  /** Samples, of events and of beginnings, that cannot happen in a real page, and why. */
  readonly unreachable: Readonly<Record<string, string>>;
  /** What cannot happen in the page although the chart would hear it. */
  readonly rules: readonly PageRule[];
  /** Opens the page in the state that the model's input describes. */
  readonly open: (page: Page, calls: HeldCalls, input: number) => Promise<Props>;
  /** Samples by their words. Answers of ports and waits need none, unless something beside them must happen. */
  readonly acts: Readonly<Record<string, Act<Props>>>;
  /** What the page says right after a sample, beside what it shows in the state. */
  readonly afterwards?: Readonly<Record<string, Act<Props>>>;
  /** What the page shows in each state that somebody can see. */
  readonly states: Readonly<Record<State, (stage: Stage<Props>) => Promise<void>>>;
  /** The flow, or what stands around it, hears when the language changes, and moves: only the words change then while its pictures are taken. */
  readonly hearsLanguage?: boolean;
  /** Another language has the page begin anew: its pictures are taken in its own language alone. */
  readonly ownLanguageAlone?: boolean;
  /** States that only decide: the page is never seen in them. */
  readonly unseen: readonly string[];
  /** Ways of those states that are open after an unreachable sample alone, by their ids, and which it is. */
  readonly undecided?: Readonly<Record<string, string>>;
  /** Ways that no journey can be brought to in the page, and that a test of their own walks there, by their ids. */
  readonly elsewhere?: Readonly<Record<string, string>>;
};

/** A model without the type of its machine, for `Flow`. */
export const modelOf = <M extends AnyStateMachine>(model: MachineModel<M>): AnyModel => anyModel(model);

export const canBeActed = <State extends string, Props>(flow: Flow<State, Props>, sample: AnySample): boolean =>
  sample.says in flow.acts || sample.event.type.startsWith('xstate.after.') || (answeredPort(sample.event.type) ?? '') in flow.ports;

/** A flow's model as the page can be brought to walk it, and the rules that concern nothing in it. */
export function asThePageReaches<State extends string, Props>({
  model,
  rules,
  unreachable,
}: Flow<State, Props>): { readonly reachable: AnyModel; readonly idle: readonly PageRule[] } {
  const { machine, idle } = asThePageAllows(model.machine, rules);
  const possible = ({ says }: { readonly says: string }) => !(says in unreachable);
  return { reachable: { ...model, machine, inputs: model.inputs.filter(possible), events: model.events.filter(possible) }, idle };
}
