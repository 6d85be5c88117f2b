import { failureScene, refusedScene, standingScene } from '#statecharts/draw/page/scene-names.ts';
import { tellsOf } from '#statecharts/questions.ts';
import type { Journey } from '#statecharts/journeys.ts';

export type Walk = { readonly title: string; readonly journey: Journey };

/** To open a page costs as much as so many steps. */
const OPENING = 8;

/** What a walk shows, step by step; first where it begins. */
const shownIn = ({ journey }: Walk, failures: ReadonlyMap<string, string>): readonly (readonly string[])[] => [
  [standingScene(journey.from)],
  ...journey.steps.map(({ sample, walked, to }) =>
    !sample || walked.length === 0
      ? []
      : [
          standingScene(to),
          ...(to.length === 1 ? walked.flatMap((id) => failures.get(id) ?? []).map(failureScene) : []),
          ...(journey.refusal !== undefined && tellsOf(sample, journey.refusal) ? [refusedScene(journey.refusal)] : []),
        ],
  ),
];

type Stretch = { readonly walk: Walk; readonly steps: number; readonly shows: ReadonlySet<string>; readonly worth: number };

/**
 * Of the walks of a flow few that show every state, failure and refusal which one of them shows, each as far as it shows
 * something new. Of where several regions stand at once what answers (`asked`) show is enough: `every` walk passes more.
 */
export function walksForScenes(every: readonly Walk[], asked: readonly Walk[], failures: ReadonlyMap<string, string>): readonly Walk[] {
  const walks = [...every, ...asked];
  const answered = new Set(asked.flatMap((walk) => shownIn(walk, failures).flat()));
  const isWanted = (name: string) => answered.has(name) || !name.includes('+');
  const shown = new Map(walks.map((walk) => [walk, shownIn(walk, failures).map((names) => names.filter(isWanted))]));
  const seen = new Set<string>();
  const chosen = new Map<Walk, number>();

  /** What a walk is worth at each length that ends with something new: so many new things a step. */
  const stretchesOf = (walk: Walk): readonly Stretch[] => {
    const shows = new Set<string>();
    const done = chosen.get(walk);
    return (shown.get(walk) ?? []).flatMap((names, steps) => {
      const fresh = names.filter((name) => !seen.has(name) && !shows.has(name));
      for (const name of fresh) shows.add(name);
      const cost = done === undefined ? OPENING + steps : steps - done;
      return fresh.length === 0 ? [] : [{ walk, steps, shows: new Set(shows), worth: shows.size / cost }];
    });
  };
  for (;;) {
    const [best] = walks.flatMap(stretchesOf).toSorted((a, b) => b.worth - a.worth);
    if (!best) break;
    for (const name of best.shows) seen.add(name);
    chosen.set(best.walk, best.steps);
  }
  return [...chosen].map(([{ title, journey }, steps]) => ({ title, journey: { ...journey, steps: journey.steps.slice(0, steps) } }));
}
