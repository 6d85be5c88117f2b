import { createActor, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { toDeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import { forwardEmitted } from '#statecharts/forward-emitted.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { isCallbackPort } from '#statecharts/port.ts';
import { toFulfilmentView } from '#machines/fulfilment/fulfilment.view.ts';
import type { fulfilmentTimeMachine } from '#machines/fulfilment-time/fulfilment-time.machine.ts';
import { fulfilmentTimeModel } from '#machines/fulfilment-time/fulfilment-time.model.ts';
import { checkoutWith } from '#src/features/checkout/checkout-ports.ts';
import { courierBookingWith } from '#src/features/courier/courier-booking-ports.ts';
import { isTimeDecided, fulfilmentWanted } from '#src/shop/fulfilment/fulfilment-wanted.ts';
import { fulfilmentTimeWith } from '#src/shop/fulfilment/start-fulfilment-time.ts';
import { askedPort, silentPort } from '#statecharts/draw/systems/asked-port.ts';
import { checkoutSystem, fulfilmentTold } from '#tools/statecharts/systems/checkout-system.ts';
import { composed } from '#statecharts/draw/systems/compose.ts';
import { courierSystem } from '#tools/statecharts/systems/courier-system.ts';
import { machineOf, type Part } from '#statecharts/draw/systems/system.ts';

const nothing = {} as never;
/** None of it is asked before a machine runs. */
const around = { payment: paymentMachine, cart: {}, session: {}, fulfilmentTime: {} } as never;

const actorsOf = (machine: AnyStateMachine) => Object.entries(machine.implementations.actors as Readonly<Record<string, AnyActorLogic>>);
const isChart = (logic: AnyActorLogic): logic is AnyStateMachine => 'root' in logic;

/** Each chart that a machine runs, by the way to it: 'placement.payment'. */
const chartsIn = (machine: AnyStateMachine, way = ''): readonly (readonly [string, unknown])[] =>
  actorsOf(machine).flatMap(([src, logic]) =>
    isChart(logic) ? [[way + src, logic.config] as const, ...chartsIn(logic, `${way}${src}.`)] : [],
  );

const chartsOf = (part: Part, way = ''): readonly (readonly [string, unknown])[] =>
  part.parts.flatMap((inner) => [[way + inner.src, machineOf(inner).config] as const, ...chartsOf(inner, `${way}${inner.src}.`)]);

const byName = (charts: readonly (readonly [string, unknown])[]) => new Map(charts.toSorted(([a], [b]) => a.localeCompare(b)));

test.each([
  ['the checkout', checkoutSystem.root, checkoutWith(nothing, around).machine],
  ['the booking', courierSystem.root, courierBookingWith(nothing, around).machine],
  ['when and how', checkoutSystem.joined[0] as Part, fulfilmentTimeWith(nothing)],
] as const)('%s runs the charts that it runs on its page, each in its place', (_, part, onThePage) => {
  const there = byName(chartsIn(onThePage as AnyStateMachine));
  expect(machineOf(part).config).toBe(onThePage.config);
  expect([...byName(chartsOf(part)).keys()]).toEqual([...there.keys()]);
  for (const [way, config] of byName(chartsOf(part))) expect(there.get(way), way).toBe(config);
  expect(byName(chartsIn(composed(part, () => undefined)))).toEqual(there);
});

const leavesOf = (machine: AnyStateMachine): readonly (readonly [string, AnyActorLogic])[] =>
  actorsOf(machine).flatMap(([src, logic]) => (isChart(logic) ? leavesOf(logic) : [[src, logic] as const]));

test.each([
  ['the checkout', checkoutSystem.root],
  ['the booking', courierSystem.root],
] as const)('in %s, only what leaves the page is answered by whoever plays', (_, part) => {
  const leaves = leavesOf(composed(part, () => undefined));
  const before = new Map([part, ...part.parts, ...part.parts.flatMap(({ parts }) => parts)].flatMap((one) => actorsOf(machineOf(one))));
  expect(leaves.length).toBeGreaterThan(10);
  for (const [src, logic] of leaves) {
    const own = before.get(src) as AnyActorLogic;
    expect(logic, src).toBe(own === forwardEmitted ? forwardEmitted : isCallbackPort(own) ? silentPort : askedPort);
  }
});

test('a checkout hears of when and how what it hears on its page', () => {
  const chart = composed(checkoutSystem.joined[0] as Part, () => undefined) as unknown as typeof fulfilmentTimeMachine;
  const events = fulfilmentTimeModel.events.flatMap(({ event }) => (event.type.startsWith('xstate.') ? [] : [event]));
  const heard = new Set<string>();
  for (const { input } of fulfilmentTimeModel.inputs)
    for (const first of events)
      for (const second of events) {
        const flow = createActor(chart, { input }).start();
        flow.send(first as never);
        flow.send(second as never);
        const { time, way } = flow.getSnapshot().children;
        if (!time || !way) throw new Error('The flows of time and way are not there');
        const view = { time: toDeliveryTimeView(time.getSnapshot()), way: toFulfilmentView(way.getSnapshot()) };
        expect(fulfilmentTold(flow)).toEqual({
          type: 'fulfilment.updated',
          fulfilment: fulfilmentWanted(view),
          isDecided: isTimeDecided(view),
        });
        heard.add(view.time.is);
        flow.stop();
      }
  expect(['asap', 'choosing', 'gone'].filter((is) => !heard.has(is))).toEqual([]);
});
