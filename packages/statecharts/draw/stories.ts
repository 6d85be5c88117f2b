import type { RefusalReason } from '#contract/refusal-reasons.ts';
import type { Doer } from '#machines/model.ts';
import type { AnyModel } from '#statecharts/any-model.ts';
import { journeyKey } from '#statecharts/journey-key.ts';
import type { Journey } from '#statecharts/journeys.ts';
import { journeysOfQuestions } from '#statecharts/questions.ts';
import { findShortJourneys, type ShortJourney } from '#statecharts/short-journeys.ts';
import { boxesIn, type Box, type Way } from './chart.ts';
import { slugOf, uncapital } from './words.ts';

/** One step of a story: who does what, the ways it walks and where it leads. */
export type StoryStep = { readonly by: Doer; readonly says: string; readonly ways: readonly string[]; readonly to: readonly string[] };

/** A journey for people. */
export type Story = {
  /** Its name in links. */
  readonly slug: string;
  /** Its name in the results of tests. */
  readonly key: string;
  /** Turning points, then the end: 'Card refused, then Order placed'. */
  readonly title: string;
  /** The question that it answers; empty where the title says it all. */
  readonly question: string;
  /** The answer to a question that people ask, in words; empty for other journeys. */
  readonly answer: string;
  /** What the customer reads then, where it is a refusal that the shop has one sentence for. */
  readonly reads: string;
  readonly input: number;
  readonly begins: string;
  readonly from: readonly string[];
  readonly steps: readonly StoryStep[];
  /** The deepest states at the end, in words. */
  readonly ends: string;
};

/** Turning points named in a title before it gets too long to read. */
const mostTurns = 2;

const endOf = (boxes: ReadonlyMap<string, Box>, journey: Journey): string => {
  const last = journey.steps.at(-1)?.to ?? journey.from;
  const titles = (paths: readonly string[]) => paths.map((path) => boxes.get(path)?.title ?? path);
  const moved = last.filter((path) => boxes.get(path)?.final || !journey.from.includes(path));
  return titles(moved.length > 0 ? moved : last).join(', ');
};

const common = (model: AnyModel, boxes: ReadonlyMap<string, Box>, journey: Journey) => ({
  key: journeyKey(journey),
  input: journey.input,
  begins: model.inputs[journey.input]?.says ?? '',
  from: journey.from,
  steps: journey.steps.map(({ by, says, walked, to }) => ({ by, says, ways: walked, to })),
  ends: (journey.steps.at(-1)?.to ?? journey.from).map((path) => boxes.get(path)?.title ?? path).join(', '),
});

const storyOf = (
  model: AnyModel,
  boxes: ReadonlyMap<string, Box>,
  ways: ReadonlyMap<string, Way>,
  journey: ShortJourney,
): Omit<Story, 'slug'> => {
  const turns = journey.turns.flatMap((id) => ways.get(id) ?? []);
  const { about } = journey;
  const turn = about === null ? undefined : journey.steps.find(({ walked }) => walked.includes(about));
  const end = endOf(boxes, journey);
  const named = [
    ...new Set(
      turns.map(({ words, from }) => (/^(After|No answer)/.test(words) ? `${boxes.get(from)?.title ?? ''}: ${uncapital(words)}` : words)),
    ),
  ]
    .filter((words) => words !== end)
    .slice(0, mostTurns);
  return {
    ...common(model, boxes, journey),
    title: [...named, named.length > 0 ? `then ${end}` : end].join(', '),
    question: turn ? `What happens when ${turn.says}?` : '',
    answer: '',
    reads: '',
  };
};

const named = (stories: readonly Omit<Story, 'slug'>[]): readonly Story[] => {
  const seen = new Map<string, number>();
  return stories.map((story) => {
    const slug = slugOf(story.title);
    const times = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, times);
    return { ...story, slug: times > 1 ? `${slug}-${times}` : slug };
  });
};

/** What the customer reads when something is refused for a reason; empty where nobody says. */
export type SentenceOf = (reason: RefusalReason) => string;

/** The journeys of a model for people: those that answer questions, then the plain way to the good end, then the others. */
export const storiesOf = (model: AnyModel, root: Box, sentenceOf: SentenceOf = () => ''): readonly Story[] => {
  const boxes = new Map(boxesIn(root).map((box) => [box.path, box]));
  const ways = new Map(boxesIn(root).flatMap((box) => box.ways.map((way) => [way.id, way] as const)));
  const asked = journeysOfQuestions(model).map((journey, index) => {
    const { when = '', answer = '', refusal } = model.questions?.[index] ?? {};
    return {
      ...common(model, boxes, journey),
      title: `What happens when ${when}?`,
      question: '',
      answer,
      reads: refusal ? sentenceOf(refusal.reason) : '',
    };
  });
  const others = findShortJourneys(model).map((journey) => storyOf(model, boxes, ways, journey));
  return named([...asked, ...others.filter(({ key }) => !asked.some((one) => one.key === key))]);
};
