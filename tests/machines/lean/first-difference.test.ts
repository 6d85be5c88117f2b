import { expect, test } from 'vitest';
import { anyModel, type AnyModel } from '../harness/any-model.ts';
import { paymentModel } from '../harness/fixtures/payment.model.ts';
import { graphOf } from '../harness/graph.ts';
import { firstDifference } from './first-difference.ts';

const payment = anyModel(paymentModel);
const graph = (model: AnyModel) => graphOf(model, { waits: 'which', lingering: false });
/** What is found of a payment one of whose guards decides otherwise than it should. */
const withGuard = (name: string, guard: () => boolean) =>
  firstDifference(
    graph(payment),
    graph({ ...payment, machine: payment.machine.provide({ guards: { [name]: guard } } as never) as typeof payment.machine }),
  );

test('a chart is no other than itself', () => {
  expect(firstDifference(graph(payment), graph({ ...payment }))).toBeNull();
});

test('a way that only one of two charts takes is found', () => {
  expect(withGuard('a card is there', () => true)).not.toBeNull();
  expect(withGuard('too many attempts were made', () => false)).not.toBeNull();
});

test('what only one of two charts keeps is found, and so is a sample that only one of them hears', () => {
  const kept = { ...payment, inputs: payment.inputs.map((one) => ({ ...one, input: { savedCard: 'another' } })) };
  expect(
    firstDifference(graph({ ...kept, inputs: kept.inputs.map((one) => ({ ...one, input: { savedCard: 'one' } })) }), graph(kept)),
  ).not.toBeNull();
  const renamed = payment.events.map((sample) => ({ ...sample, says: `not: ${sample.says}` }));
  expect(firstDifference(graph(payment), graph({ ...payment, events: renamed }))).not.toBeNull();
  const [, ...fewer] = payment.events;
  expect(firstDifference(graph(payment), graph({ ...payment, events: fewer }))).toMatchObject({ one: expect.any(String) as string });
  expect(firstDifference(graph({ ...payment, events: fewer }), graph(payment))).toMatchObject({ other: expect.any(String) as string });
});
