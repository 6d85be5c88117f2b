import { readFileSync } from 'node:fs';
import type { AnyStateNode } from 'xstate';
import { expect, test } from 'vitest';
import type { TransitionMeta } from '../../../machines/model.ts';
import { orderPlacementMachine } from '../../../machines/order-placement/order-placement.machine.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { pathOf, stateNodes } from '../harness/state-nodes.ts';

type Way = { readonly eventType: string; readonly guard?: unknown; readonly meta?: TransitionMeta; readonly target?: readonly AnyStateNode[] };

const guardName = (guard: unknown): string => (typeof guard === 'string' ? guard : ((guard as { type?: string } | undefined)?.type ?? ''));
const isFailure = ({ eventType, meta }: Way) => meta?.cause === 'failure' || eventType.startsWith('xstate.error.');

/** Flow, state, what happens and where it leads, of every transition that is drawn as a failure. */
const drawn = [paymentMachine, orderPlacementMachine].flatMap((machine) =>
  stateNodes(machine).flatMap((node) =>
    [...(node.transitions as Map<string, readonly Way[]>).values()].flat().filter(isFailure)
      .map((way) => [machine.id, pathOf(node), way.meta?.label ?? guardName(way.guard), (way.target ?? []).map(pathOf).join()].join(' | '))));

const written = readFileSync('docs/payment-failures.md', 'utf8').split('\n').filter((line) => /^\| (payment|orderPlacement) \|/.test(line))
  .map((line) => line.split('|').slice(1, 5).map((cell) => cell.trim()).join(' | '));

test('the page of payment failures has a row for every failure in the charts, and no other', () => {
  expect([...written].sort()).toEqual([...drawn].sort());
});

test('every row says what the customer sees', () => {
  const empty = readFileSync('docs/payment-failures.md', 'utf8').split('\n').filter((line) => /^\| (payment|orderPlacement) \|/.test(line) && line.split('|')[5]?.trim() === '');
  expect(empty).toEqual([]);
});
