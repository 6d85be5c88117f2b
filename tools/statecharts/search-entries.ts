import { boxesIn, type Box } from './chart.ts';
import type { Entry } from './page/found-entry.ts';
import type { Story } from './stories.ts';
import { capital } from './words.ts';

const linkTo = (path: string): string => `state=${encodeURIComponent(path)}`;

const ofStory = ({ slug, title, question, answer, reads }: Story): Entry => ({
  kind: answer === '' ? 'journey' : 'question',
  title,
  more: [question, answer, reads && `“${reads}”`].filter(Boolean).join(' '),
  link: `journey=${encodeURIComponent(slug)}`,
});

/** What happens on journeys, each by the first journey on which it does. */
const ofSteps = (stories: readonly Story[]): readonly Entry[] => {
  const first = new Map<string, Entry>();
  for (const { slug, title, steps } of stories)
    for (const [index, { says }] of steps.entries())
      if (!first.has(says))
        first.set(says, {
          kind: 'event',
          title: capital(says),
          more: title,
          link: `journey=${encodeURIComponent(slug)}&step=${index + 1}`,
        });
  return [...first.values()];
};

/** Words of ways that say nothing without their state. */
const isUsual = (words: string): boolean => /^(?:After \d|No answer|Otherwise|At once|Any other answer)/.test(words);

const ofBox =
  (titleOf: (path: string) => string) =>
  (box: Box): readonly Entry[] => [
    ...(box.path === ''
      ? []
      : [
          {
            kind: 'state',
            title: box.title,
            more: [box.sentence, box.description].filter(Boolean).join(' '),
            link: linkTo(box.path),
          } as const,
        ]),
    ...(box.shows ? [{ kind: 'message', title: `“${box.shows}”`, more: box.title, link: linkTo(box.path) } as const] : []),
    ...box.ways
      .filter(({ words }) => !isUsual(words))
      .map(({ words, condition, from, to, note }): Entry => ({
        kind: 'event',
        title: `${words} ${condition}`.trim(),
        more: [to === null ? titleOf(from) : `${titleOf(from)} → ${titleOf(to)}`, note].filter(Boolean).join('. '),
        link: linkTo(from),
      })),
  ];

/** Everything of a flow that can be found by its words: questions with answers and messages, journeys and their steps, states, ways. */
export const entriesOf = (root: Box, stories: readonly Story[]): readonly Entry[] => {
  const boxes = boxesIn(root);
  const titleOf = (path: string) => boxes.find((box) => box.path === path)?.title ?? path;
  return [
    ...stories.map(ofStory),
    ...stories
      .filter(({ reads }) => reads !== '')
      .map(({ reads, title, slug }): Entry => ({
        kind: 'message',
        title: `“${reads}”`,
        more: title,
        link: `journey=${encodeURIComponent(slug)}`,
      })),
    ...boxes.flatMap(ofBox(titleOf)),
    ...ofSteps(stories),
  ];
};
