import type { AnyStateNode } from 'xstate';
import type { Doer } from '#machines/model.ts';
import { neverEnds } from '#statecharts/chart-rules.ts';
import { deepestNodes } from '#statecharts/state-nodes.ts';
import { answererOf } from './messages.ts';
import type { PartNow, SystemNow } from './run-system.ts';
import { machineOf } from './system.ts';

/** Whom a flow waits for: somebody outside, a flow of its own by its title, or nobody in particular. */
export type Standing = { readonly waitsFor: Doer | 'flow' | 'nobody'; readonly words: string };

const words: Readonly<Record<Doer, string>> = {
  server: 'Waits for the server',
  bank: 'Waits for the bank',
  customer: 'Waits for the customer',
  page: 'Waits for the browser',
  time: 'Waits a moment',
};
const waiting = (waitsFor: Doer): Standing => ({ waitsFor, words: words[waitsFor] });

/** The flow of its own that a flow waits for: one that comes to an end, and whose end its state goes on with. */
const waitedFor = ({ part, snapshot }: PartNow): string | null => {
  if (!snapshot) return null;
  const asked = deepestNodes(snapshot).flatMap((node: AnyStateNode) => node.invoke.map(({ id }) => id));
  return part.parts.find((inner) => asked.includes(inner.id) && !neverEnds(machineOf(inner)))?.model.title ?? null;
};

/** How a flow stands now, in words. */
export const standingOf = (now: PartNow, { acts }: SystemNow): Standing => {
  if (now.is === 'unborn') return { waitsFor: 'nobody', words: 'Not yet begun' };
  if (now.is === 'over') return { waitsFor: 'nobody', words: 'Over' };
  const answerers = now.asked.map((port) => answererOf(now.part, port));
  const answerer = answerers.find((by) => by === 'bank') ?? answerers[0];
  if (answerer) return waiting(answerer);
  const flow = waitedFor(now);
  if (flow !== null) return { waitsFor: 'flow', words: `Waits for ${flow}` };
  if (now.waits.length > 0) return waiting('time');
  const isCustomers = acts.some(({ part, sample }) => part === now.part && sample.by === 'customer');
  return isCustomers ? waiting('customer') : { waitsFor: 'nobody', words: 'Listens to the others' };
};
