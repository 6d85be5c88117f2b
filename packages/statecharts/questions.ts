import type { AnyActorLogic, AnyStateNode } from 'xstate';
import type { Question, Refused, TransitionMeta } from './model.ts';
import { isCallbackPort } from './port.ts';
import type { AnyModel, AnySample } from './any-model.ts';
import { definitionsOf } from './definitions.ts';
import type { Journey, JourneyStep } from './journeys.ts';
import { journeyBy } from './journey-of.ts';
import { answeredPort } from './standstill.ts';
import { pathOf, stateNodes } from './state-nodes.ts';

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isRefused = (value: unknown): boolean => isPlain(value) && value.kind === 'refused';

/** Whether a sample is told with the reason that a journey asks about. */
export const tellsOf = ({ event }: AnySample, reason: string | undefined): boolean =>
  reason !== undefined && JSON.stringify(event.output ?? null).includes(`"reason":"${reason}"`);

/** Whether a value has a refusal somewhere in it. */
const holdsRefusal = (value: unknown): boolean => isRefused(value) || (isPlain(value) && Object.values(value).some(holdsRefusal));

/** The value with every refusal in it told for another reason; details of the old reason go. */
const retold = (value: unknown, refused: Refused): unknown => {
  if (!isPlain(value)) return value;
  if (isRefused(value)) return { ...value, ...refused };
  if (Array.isArray(value)) return value.map((one) => retold(one, refused));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, retold(one, refused)]));
};

const samplesOf = (model: AnyModel, { says, refusal }: Question): readonly AnySample[] => {
  const samples = says.flatMap((words) => model.events.find((sample) => sample.says === words) ?? []);
  if (refusal === undefined) return samples;
  const last = samples.findLastIndex(({ event }) => holdsRefusal(event.output));
  return samples.map((sample, index) =>
    index === last ? { ...sample, event: { ...sample.event, output: retold(sample.event.output, refusal) } } : sample,
  );
};

/** The journeys that answer a model's questions, in their order. @throws Error when one cannot happen as it is told, or tells of no refusal although it asks about one */
export const journeysOfQuestions = (model: AnyModel): readonly Journey[] =>
  (model.questions ?? []).map((question) => {
    const { when, begins, says, refusal } = question;
    const samples = samplesOf(model, question);
    const input = model.inputs.findIndex((one) => one.says === begins);
    const journey = samples.length === says.length && input >= 0 ? journeyBy(model, input, samples) : null;
    if (!journey) throw new Error(`${model.title}: what happens when ${when} cannot happen as it is told`);
    if (!refusal) return journey;
    if (!samples.some(({ event }) => holdsRefusal(event.output)))
      throw new Error(`${model.title}: nothing is refused when ${when}, which asks about ${refusal.reason}`);
    return { ...journey, refusal: refusal.reason };
  });

type Invoke = { readonly id: string; readonly src: unknown };

const portsOf = ({ machine }: AnyModel): readonly string[] => [
  ...new Set(
    [machine.root as AnyStateNode, ...stateNodes(machine)].flatMap((node) =>
      (node.invoke as readonly Invoke[]).flatMap(({ id, src }) => {
        const logic = typeof src === 'string' ? (machine.implementations.actors[src] as AnyActorLogic | undefined) : undefined;
        return logic === undefined || 'root' in logic || isCallbackPort(logic) ? [] : [id];
      }),
    ),
  ),
];

/** Whether a step tells that its port failed: it broke, answered with a failure, or went the way of what goes wrong or of any other answer. */
const failing = (model: AnyModel): ((step: JourneyStep) => boolean) => {
  const wrong = new Set(
    definitionsOf(model.machine)
      .filter(({ node, eventType, branch, definition }) => {
        const target = definition.target?.[0] as AnyStateNode | undefined;
        const branches = node.transitions.get(eventType)?.length ?? 0;
        return (
          (definition.meta as TransitionMeta | undefined)?.cause === 'failure' ||
          target?.tags.includes('blocked') === true ||
          (branches > 1 && branch === branches - 1)
        );
      })
      .map(({ id }) => id),
  );
  return ({ sample, walked }) =>
    sample !== null &&
    (sample.event.type.startsWith('xstate.error.') ||
      (isPlain(sample.event.output) && sample.event.output.ok === false) ||
      walked.some((id) => wrong.has(id)));
};

/** What nobody asks: ports of which no question tells a failure that the model has a sample of, and endings that none leads to, in words. */
export const unasked = (model: AnyModel): readonly string[] => {
  const steps = journeysOfQuestions(model).flatMap((journey) => journey.steps);
  const failed = new Set(steps.filter(failing(model)).flatMap(({ sample }) => answeredPort(sample?.event.type ?? '') ?? []));
  const reached = new Set(steps.flatMap(({ to }) => to));
  return [
    ...portsOf(model)
      .filter((port) => !failed.has(port))
      .map((port) => `${model.title}: no question tells of a failure of ${port}`),
    ...stateNodes(model.machine)
      .filter(({ type }) => type === 'final')
      .map(pathOf)
      .filter((path) => !reached.has(path))
      .map((path) => `${model.title}: no question ends at ${path}`),
  ];
};
