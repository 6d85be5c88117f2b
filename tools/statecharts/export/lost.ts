import type { AnyModel } from '#tests/machines/harness/any-model.ts';
import { statesIn, type ReadChart, type ReadWay } from './read-chart.ts';

/** A chart in another form, and what of it could not be carried over, in sentences. */
export type Exported = { readonly text: string; readonly lost: readonly string[] };

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

/** What is lost in every form: code, and what a model knows beside its chart. */
export const lostInAll = (model: AnyModel, chart: ReadChart): readonly string[] => {
  const states = statesIn(chart.root);
  const ways: readonly ReadWay[] = states.flatMap((state) => state.ways);
  const guards = ways.flatMap(({ guard }) => guard ?? []);
  const actions = [...states.flatMap(({ entry, exit }) => [...entry, ...exit]), ...ways.flatMap((way) => way.actions)];
  const actors = states.flatMap((state) => state.actors);
  const names = (of: readonly { readonly name: string }[]) => new Set(of.map(({ name }) => name)).size;
  const reckoned = Object.entries(chart.delays).flatMap(([name, length]) => (length === null ? [name] : []));
  const nameless = guards.filter((guard) => guard.nameless).length + actions.filter((action) => action.nameless).length;
  const withParams = [...guards, ...actions].filter((one) => one.withParams).length;
  const outputs = states.filter(({ withOutput }) => withOutput).length;
  return [
    ...(guards.length > 0
      ? [`Guards are names alone: what ${count(names(guards), 'of them asks', 'of them ask')} stays in the code.`]
      : []),
    ...(actions.length > 0
      ? [`Actions are names alone: what ${count(names(actions), 'of them does', 'of them do')} stays in the code.`]
      : []),
    ...(nameless > 0
      ? [`What has no name of its own is called by what it is: ${count(nameless, 'guard or action', 'guards and actions')}.`]
      : []),
    ...(withParams > 0
      ? [`What ${count(withParams, 'guard or action is', 'guards and actions are')} told of an event is not carried over.`]
      : []),
    ...(actors.length > 0
      ? [`Actors are names alone: ${count(actors.length, 'is', 'are')} invoked, and whoever runs this provides them.`]
      : []),
    ...(actors.some(({ withInput }) => withInput) ? ['What an actor is asked with is reckoned by code, and not carried over.'] : []),
    ...(chart.withContext ? ['The context is reckoned by code, and not carried over.'] : []),
    ...(reckoned.length > 0 ? [`How long these waits are is reckoned by code: ${reckoned.join(', ')}.`] : []),
    ...(outputs > 0 ? [`What ${count(outputs, 'end tells', 'ends tell')} is reckoned by code, and not carried over.`] : []),
    `The model’s ${count(model.inputs.length, 'beginning')}, ${count(model.events.length, 'sample event')}, ${count(model.invariants?.length ?? 0, 'invariant')} and ${count(model.questions?.length ?? 0, 'question')} have no place in this form.`,
  ];
};
