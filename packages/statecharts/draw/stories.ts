import type { Doer } from '#statecharts/model.ts';
import type { AnyModel } from '#statecharts/any-model.ts';
import { journeyKey } from '#statecharts/journey-key.ts';
import type { JourneyStep } from '#statecharts/journeys.ts';
import { journeysOfQuestions, tellsOf } from '#statecharts/questions.ts';
import { boxesIn, type Box } from './chart.ts';
import { refusedScene } from './page/scene-names.ts';
import { slugOf } from './words.ts';

export type StoryStep = {
  readonly by: Doer;
  readonly says: string;
  readonly ways: readonly string[];
  readonly to: readonly string[];
  /** The picture of its refusal, where the question asks about one. */
  readonly refused?: string;
};

export type Story = {
  readonly slug: string;
  readonly key: string;
  readonly title: string;
  readonly answer: string;
  /** What the customer reads then, where it is a refusal that the shop has one sentence for. */
  readonly reads: string;
  readonly begins: string;
  readonly from: readonly string[];
  readonly steps: readonly StoryStep[];
  readonly ends: string;
};

/** What the customer reads when something is refused for a reason; empty where nobody says. */
export type SentenceOf = (reason: string) => string;

export const storiesOf = (model: AnyModel, root: Box, sentenceOf: SentenceOf = () => ''): readonly Story[] => {
  const titles = new Map(boxesIn(root).map(({ path, title }) => [path, title]));
  return journeysOfQuestions(model).map((journey, index) => {
    const { when = '', answer = '', refusal } = model.questions?.[index] ?? {};
    const title = `What happens when ${when}?`;
    const isRefused = ({ sample }: JourneyStep) => sample !== null && tellsOf(sample, journey.refusal);
    return {
      slug: slugOf(title),
      key: journeyKey(journey),
      title,
      answer,
      reads: refusal ? sentenceOf(refusal.reason) : '',
      begins: model.inputs[journey.input]?.says ?? '',
      from: journey.from,
      steps: journey.steps.map((step) => ({
        by: step.by,
        says: step.says,
        ways: step.walked,
        to: step.to,
        ...(refusal && isRefused(step) ? { refused: refusedScene(refusal.reason) } : {}),
      })),
      ends: (journey.steps.at(-1)?.to ?? journey.from).map((path) => titles.get(path) ?? path).join(', '),
    };
  });
};
