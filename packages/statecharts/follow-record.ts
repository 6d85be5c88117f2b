import type { AnyStateNode } from 'xstate';
import type { RecordedEvent } from './page-record.ts';
import type { AnyModel } from './any-model.ts';
import { definitionsOf, type Definition } from './definitions.ts';
import { BEGINNING, leavesOf, STOPPED } from './recorded-actors.ts';
import { pathOf, stateNodes } from './state-nodes.ts';

/**
 * How a recorded step stands to a chart: its beginning; a way that the chart has; nothing moved, as the chart says; the actor
 * was ended from outside; a state that the chart has not; nobody in the chart listens to it there; it listens, and goes
 * elsewhere.
 */
export type Verdict = 'begins' | 'walks' | 'stays' | 'ends' | 'unknownState' | 'unheard' | 'elsewhere';

/** A recorded step on the drawing. */
export type Followed = {
  readonly recorded: RecordedEvent;
  readonly verdict: Verdict;
  /** Paths of the states after it; the last known ones where the chart has not the recorded one. */
  readonly to: readonly string[];
  readonly ways: readonly string[];
};

/** Whether a definition listens to an event. */
const hears = (listened: string, event: string): boolean =>
  listened === event || listened === '*' || (listened.endsWith('.*') && event.startsWith(listened.slice(0, -1)));

/** Whether a verdict says that record and chart disagree. */
export const isDisagreement = (verdict: Verdict): boolean => ['unknownState', 'unheard', 'elsewhere'].includes(verdict);

/**
 * Follows what an actor did on a chart, by its lines alone: whether there is a way for each step, not whether its conditions
 * held, which a record without anybody's values cannot tell (`replay-record.ts` looks for values that fit).
 */
export function followRecord({ machine, events: samples }: AnyModel, events: readonly RecordedEvent[]): readonly Followed[] {
  const told = new Set(samples.map(({ event }) => event.type));
  /** What nobody tells the chart: it goes on by itself, or tells itself. */
  const isAtOnce = (eventType: string) => eventType === 'always' || eventType.startsWith('xstate.done.state.') || !told.has(eventType);
  const definitions = definitionsOf(machine);
  const nodes = new Map(stateNodes(machine).map((node) => [pathOf(node), node]));
  const isWithin = (path: string, group: AnyStateNode) => {
    const outer = pathOf(group);
    return outer === '' || path === outer || path.startsWith(`${outer}.`);
  };
  const upwards = (path: string): readonly string[] => (path === '' ? [''] : [path, ...upwards(path.split('.').slice(0, -1).join('.'))]);

  /** Whether somebody who enters a state may find themselves in another at once: inside it, or by ways that need no event. */
  const mayEndIn = (entered: AnyStateNode, leaf: string, seen = new Set<AnyStateNode>()): readonly string[] | null => {
    if (isWithin(leaf, entered)) return [];
    if (seen.has(entered)) return null;
    seen.add(entered);
    for (const { id, node, eventType, definition } of definitions) {
      if (!isAtOnce(eventType) || !(isWithin(pathOf(node), entered) || isWithin(pathOf(entered), node))) continue;
      for (const target of (definition.target ?? []) as readonly AnyStateNode[]) {
        const rest = mayEndIn(target, leaf, seen);
        if (rest) return [id, ...rest];
      }
    }
    return null;
  };

  const explain = ({ id, node, definition }: Definition, leaf: string): readonly string[] | null => {
    const targets = (definition.target ?? []) as readonly AnyStateNode[];
    for (const target of targets) {
      const rest = mayEndIn(target, leaf);
      if (rest) return [id, ...rest];
    }
    // Without a target it may still open a way that needs no event.
    if (targets.length > 0) return null;
    const rest = mayEndIn(nodes.get(pathOf(node)) ?? node, leaf);
    return rest && rest.length > 0 ? [id, ...rest] : null;
  };

  let at: readonly string[] = [];
  return events.map((recorded, index): Followed => {
    const to = leavesOf(machine, recorded.state);
    if (to === null) return { recorded, verdict: 'unknownState', to: at, ways: [] };
    const from = at;
    at = to;
    if (recorded.event === BEGINNING || index === 0) return { recorded, verdict: 'begins', to, ways: [] };
    const moved = to.filter((path) => !from.includes(path));
    if (recorded.event === STOPPED) return { recorded, verdict: moved.length === 0 ? 'ends' : 'elsewhere', to, ways: [] };
    const active = new Set(from.flatMap(upwards).concat(''));
    const heard = definitions
      .filter(({ node, eventType }) => active.has(pathOf(node)) && hears(eventType, recorded.event))
      .toSorted((a, b) => b.node.path.length - a.node.path.length);
    if (moved.length === 0) {
      const staying = heard.find(({ definition, node }) => {
        const [target] = (definition.target ?? []) as readonly AnyStateNode[];
        return target === undefined || target === node || to.some((path) => isWithin(path, target));
      });
      return { recorded, verdict: 'stays', to, ways: staying ? [staying.id] : [] };
    }
    if (heard.length === 0) return { recorded, verdict: 'unheard', to, ways: [] };
    const explained = moved.map((path) => heard.map((definition) => explain(definition, path)).find((ways) => ways !== null));
    return explained.every((ways) => ways !== undefined)
      ? { recorded, verdict: 'walks', to, ways: [...new Set(explained.flat())] }
      : { recorded, verdict: 'elsewhere', to, ways: [] };
  });
}
