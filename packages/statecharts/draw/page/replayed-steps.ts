import type { RecordedEvent } from '#statecharts/page-record.ts';
import type { AnyModel } from '#statecharts/any-model.ts';
import { fitRecord, isFit, timeByTime, type Fit, type FitStep, type HarmlessFieldsOf } from '#statecharts/fit-record.ts';
import { followRecord, isDisagreement, type Followed } from '#statecharts/follow-record.ts';
import type { ActorRecord } from '#statecharts/recorded-actors.ts';
import { capital, eventInWords, uncapital } from '../words.ts';
import { waysOut, type Known } from './facts.ts';

/** A recorded step in plain words. */
export type ReplayedStep = {
  readonly words: string;
  /** What the record kept of it, in words: 'code 512'. */
  readonly kept: string;
  /** Milliseconds since the actor began. */
  readonly at: number;
  readonly times: number;
  readonly to: readonly string[];
  readonly ways: readonly string[];
  /** Where record and chart disagree, and how. */
  readonly disagrees: string | null;
  /** What the record does not tell. */
  readonly untold: string | null;
};

const keptInWords = (kept: RecordedEvent['kept']): string =>
  Object.entries(kept ?? {})
    .filter(([, value]) => value !== null)
    .map(([path, value]) => {
      const name = uncapital(eventInWords(path.split('.').at(-1) ?? ''));
      return typeof value === 'boolean' ? `${name}: ${value ? 'yes' : 'no'}` : `${name} ${String(value).replaceAll('_', ' ')}`;
    })
    .join(', ');

const eventWords = ({ event }: RecordedEvent): string => {
  if (event === 'xstate.init') return 'It begins';
  if (event === 'xstate.stop') return 'The page lets it go';
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (kind && id) return `${capital(eventInWords(id))}: ${kind === 'done' ? 'an answer' : 'no answer'}`;
  const delay = /^xstate\.after\.([^.]+)/.exec(event)?.[1];
  return delay ? `A wait is over: ${uncapital(eventInWords(delay))}` : eventInWords(event);
};

const or = (names: readonly string[]): string => [...new Set(names)].map((name) => `“${name}”`).join(' or ');

const disagreement = (known: Known, { recorded, verdict, to }: Followed, from: readonly string[], release: string): string => {
  const older = `The record is of release ${release}; this chart may be of another.`;
  const titles = (paths: readonly string[]) => or(paths.map((path) => known.titleOf(path)));
  if (verdict === 'unknownState')
    return `After this the record was in “${typeof recorded.state === 'string' ? recorded.state : JSON.stringify(recorded.state)}”, which this chart has not. ${older}`;
  if (verdict === 'unheard')
    return `In ${titles(from)} nobody in this chart listens to this, yet the record went to ${titles(to)}. ${older}`;
  const goals = from.flatMap((path) => waysOut(known, path)).filter(({ event }) => event === recorded.event);
  const elsewhere = goals.map((way) => (way.to === null ? 'stays' : known.titleOf(way.to)));
  return `From ${titles(from)} this leads to ${or(elsewhere) || 'nothing'} in this chart; the record went to ${titles(to)}. ${older}`;
};

/** The values that were found, by the index of the recorded event: of a step that was taken many times in a row, the last. */
const byIndex = ({ steps }: Fit, events: readonly RecordedEvent[]): ReadonlyMap<number, FitStep & { readonly all: readonly string[] }> => {
  const found = new Map<number, FitStep & { readonly all: readonly string[] }>();
  for (const [index, { step }] of timeByTime(events.slice(1)).entries()) {
    const fit = steps[index];
    if (fit) found.set(step, { ...fit, all: [...(found.get(step)?.all ?? []), ...fit.walked] });
  }
  return found;
};

/** What an actor did, step by step, on this chart: by its lines, and where the model has values that fit, by the ways that these walk. */
export const replayedSteps = (
  known: Known,
  model: AnyModel,
  record: ActorRecord,
  release: string,
  harmlessFields: HarmlessFieldsOf,
): readonly ReplayedStep[] => {
  const { events, isWhole } = record;
  const followed = followRecord(model, events);
  const fit = isWhole ? fitRecord(model, record, harmlessFields) : null;
  const found = fit ? byIndex(isFit(fit) ? fit : fit.fit, events) : new Map<number, never>();
  const lostAt = fit && !isFit(fit) ? fit : null;
  const started = events[0]?.at ?? 0;
  return followed.map((step, index): ReplayedStep => {
    const from = followed[index - 1]?.to ?? [];
    const fitting = found.get(index);
    // Values that fit say more than lines: what a chart tells itself has no line from here to there.
    const disagrees = !fitting && isDisagreement(step.verdict) ? disagreement(known, step, from, release) : null;
    const isLost = lostAt?.step === index && disagrees === null;
    const instead = (lostAt?.instead ?? []).map((paths) =>
      paths
        .split(', ')
        .map((path) => known.titleOf(path))
        .join(', '),
    );
    const says = index === 0 && fit ? model.inputs[(isFit(fit) ? fit : fit.fit).input]?.says : fitting?.sample?.says;
    return {
      words: says ? capital(says) : eventWords(step.recorded),
      kept: keptInWords(step.recorded.kept),
      at: step.recorded.at - started,
      times: step.recorded.times ?? 1,
      to: step.to,
      ways: fitting?.all.length ? fitting.all : step.ways,
      disagrees:
        disagrees ??
        (isLost && instead.length > 0
          ? `With all that the record tells, this chart is in ${or(instead)} now; the record was in ${or(step.to.map((path) => known.titleOf(path)))}. The record is of release ${release}; this chart may be of another.`
          : null),
      untold:
        isLost && instead.length === 0
          ? 'What decided this is not in the record: from here on it is followed by the lines of the chart alone.'
          : null,
    };
  });
};
