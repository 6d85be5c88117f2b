import { describe, expect, test } from 'vitest';
import { checkoutSystem } from '#tools/statecharts/systems/checkout-system.ts';
import { courierSystem } from '#tools/statecharts/systems/courier-system.ts';
import { outsider } from '#statecharts/draw/systems/messages.ts';
import { replayed, runSystem, type SystemRun } from '#statecharts/draw/systems/run-system.ts';
import { type System, type ToldStep } from '#statecharts/draw/systems/system.ts';

const BEGINS = 'the basket page opens';
const stepsOf = (system: System, slug: string): readonly ToldStep[] => system.journeys.find((one) => one.slug === slug)?.steps ?? [];
const toTheBank = stepsOf(checkoutSystem, 'paid-by-card').slice(0, 6);

const said = (run: SystemRun, step: number) =>
  run
    .messages()
    .filter((message) => message.step === step && message.walked.length > 0)
    .map(({ from, to, event }) => `${from} → ${to}: ${event}`);

const actsOf = (run: SystemRun, id: string) =>
  run
    .now()
    .acts.filter(({ part }) => part.id === id)
    .map(({ sample }) => sample.says);

describe('what flows tell each other', () => {
  test('is told in order, from whoever said it to whoever heard it', () => {
    const run = replayed(checkoutSystem, BEGINS, stepsOf(checkoutSystem, 'paid-by-card'));
    expect(said(run, 0)).toEqual([`invoice → ${outsider('server')}: asked getInvoice`]);
    expect(said(run, 2)).toEqual([
      `${outsider('server')} → invoice: xstate.done.actor.getInvoice`,
      'invoice → checkout: price.known',
      'checkout → promo: invoice.updated',
      'checkout → fulfilmentTime: store.updated',
      'fulfilmentTime → way: store.updated',
      'fulfilmentTime → time: store.updated',
    ]);
    expect(said(run, 7)).toEqual([
      `${outsider('bank')} → payment: xstate.done.actor.confirmCard`,
      'payment → placement: xstate.done.actor.payment',
      `placement → ${outsider('server')}: asked createOrder`,
      `placement → ${outsider('server')}: asked findOrder`,
    ]);
  });

  test('tells two flows of the same chart apart', () => {
    const run = replayed(courierSystem, 'the page opens', stepsOf(courierSystem, 'parcel-sent').slice(0, 7));
    expect(said(run, 2)).toContain(`${outsider('customer')} → pickup: address.chosen`);
    expect(said(run, 5)).toContain(`${outsider('customer')} → dropOff: address.chosen`);
    expect(said(run, 4)).toContain('pickup → booking: address.changed');
  });

  test('says when a wait ends by itself', () => {
    const run = replayed(checkoutSystem, BEGINS, [
      ['invoice', 'no price comes'],
      ['invoice', '200 ms pass'],
    ]);
    expect(said(run, 2)[0]).toBe(`${outsider('time')} → invoice: xstate.after.beforeAskingAgain.invoice.pausing`);
  });
});

describe('what can happen', () => {
  test('is what was asked, and never what only another flow tells', () => {
    const run = replayed(checkoutSystem, BEGINS, toTheBank);
    expect(actsOf(run, 'payment')).toContain('the bank says yes');
    expect(actsOf(run, 'payment')).not.toContain('the server takes the payment, and no card pays');
    expect(actsOf(run, 'checkout')).not.toContain('the order is placed');
    expect(actsOf(run, 'placement')).toEqual([]);
    for (const { part, sample } of run.now().acts) expect(part.told).not.toContain(sample.event.type);
  });

  test('is nothing for a flow that has not begun or is over', () => {
    expect(actsOf(runSystem(checkoutSystem, BEGINS), 'payment')).toEqual([]);
    expect(actsOf(replayed(checkoutSystem, BEGINS, stepsOf(checkoutSystem, 'paid-by-card')), 'placement')).toEqual([]);
  });

  test('lets the wait end that is under way', () => {
    const paying = replayed(checkoutSystem, BEGINS, toTheBank);
    const waits = (run: SystemRun) => run.now().acts.flatMap(({ isTime, part, rest }) => (isTime ? [[part.id, rest]] : []));
    expect(waits(paying)).toEqual([['payment', 900_000]]);
    const act = paying.now().acts.find(({ isTime }) => isTime);
    if (!act) throw new Error('Nothing waits');
    paying.happen(act);
    expect(waits(paying)).toEqual([]);
  });
});
