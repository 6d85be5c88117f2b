import type { AnyStateMachine } from 'xstate';
import { addressMachine } from '#machines/address/address.machine.ts';
import { invoiceMachine } from '#machines/invoice/invoice.machine.ts';
import { newCardMachine } from '#machines/new-card/new-card.machine.ts';
import { orderPlacementMachine } from '#machines/order-placement/order-placement.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { promoMachine } from '#machines/promo/promo.machine.ts';
import { definitionsOf } from '#statecharts/definitions.ts';
import type { Coverage } from './coverage.ts';
import { SERVER_WAYS } from './payment-history.ts';

const FLOWS: readonly AnyStateMachine[] = [
  orderPlacementMachine,
  paymentMachine,
  invoiceMachine,
  promoMachine,
  addressMachine,
  newCardMachine,
];

/** A port of the application answers and never breaks: what a chart does when one does is walked by its own tests. */
const isBreaking = (eventType: string) => eventType.startsWith('xstate.error.');

/** Transitions that no storm can take, and why. */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  'payment | asking | xstate.after.answerTakesTooLong.payment.asking | 0':
    'the client itself stops waiting after as long, and says so first',
  'promo | removing | xstate.after.answerTakesTooLong.promo.removing | 0': 'the same',
  'invoice | asking | xstate.done.actor.getInvoice | 1': 'both stores of the storm deliver whenever they are open',
  'invoice | pickupOnly | priceKey.changed | 0': 'the same',
  'invoice | pickupOnly | receiving.chosen | 0': 'the same',
  'newCard | keeping | xstate.after.challengeEnds.newCard.keeping | 0':
    'the sandbox asks nothing when a card is kept, and its script waits half a minute at most',
};

/** Every transition of a purchase's flows that a storm can take, and every way of a payment through the server. */
export const ALL_TRANSITIONS: readonly string[] = [
  ...FLOWS.flatMap((machine) =>
    definitionsOf(machine)
      .filter(({ eventType }) => !isBreaking(eventType))
      .map(({ id }) => `${machine.id} | ${id}`),
  ).filter((transition) => !(transition in OUT_OF_REACH)),
  ...SERVER_WAYS,
];

/** So many runs take even the rarest transition a few times. */
const RUNS_FOR_EVERY_TRANSITION = 1_000;

/** Transitions that were taken less often than so many runs should have. */
export const hardlyTaken = (coverage: Coverage, runs: number): string[] =>
  ALL_TRANSITIONS.filter((transition) => (coverage.transitions.get(transition) ?? 0) < Math.floor(runs / RUNS_FOR_EVERY_TRANSITION));
