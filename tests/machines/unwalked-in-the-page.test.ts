import { expect, test } from 'vitest';
import { asThePageReaches } from '#e2e/journeys/flow.ts';
import { definitionsOf } from '#statecharts/definitions.ts';
import { flows } from './harness/flows-in-the-page.ts';
import { findJourneys } from '#statecharts/journeys.ts';

test.each(flows)('$model.title leaves nothing unwalked in the page but what an unreachable sample alone would walk', (flow) => {
  const { model } = flow;
  const { reachable } = asThePageReaches(flow);
  const { unwalked } = findJourneys(reachable);
  const alone = new Set(model.events.filter(({ says }) => says in flow.unreachable).map(({ event }) => event.type));
  const stillThere = new Set(reachable.events.map(({ event }) => event.type));
  // A state that only decides how it begins may be left in a way that only a beginning leads to which no page has.
  const hasOtherBeginnings = reachable.inputs.length < model.inputs.length;
  const isExplained = (eventType: string) =>
    eventType === 'always' ? hasOtherBeginnings : alone.has(eventType) && !stillThere.has(eventType);
  const undecided = Object.entries(flow.undecided ?? {}).filter(([, says]) => says in flow.unreachable);
  const unexplained = definitionsOf(reachable.machine).filter(({ id, eventType }) => unwalked.includes(id) && !isExplained(eventType));
  expect(unexplained.map(({ id }) => id)).toEqual([...undecided.map(([id]) => id), ...Object.keys(flow.elsewhere ?? {})]);
});
