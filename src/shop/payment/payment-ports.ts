import { alwaysAnswered } from '../always-answered.ts';
import { fromPromise } from 'xstate';
import { checkoutCalls } from '#contract/calls/checkout.ts';
import { paymentCalls } from '#contract/calls/payments.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { toMinor } from '#domain/money.ts';
import { methodFields } from '#domain/payment/methods.ts';
import { isUnsettled } from '#machines/payment/payment-facts.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { Asked } from '#machines/payment/payment.setup.ts';
import { failed, ok } from '#contract/result.ts';
import { withdrawn } from './withdraw-commands.ts';
import type { Api } from '#src/api/api.ts';
import { isAbsent } from '#src/api/call-failed.ts';
import type { CardProvider } from '#src/payments/card-provider.ts';
import type { SessionFlow } from '../session/session-flow.ts';
import type { OrderMade } from './order-made.ts';
import type { PendingPayment } from './pending-payment-types.ts';
import { contactFields, deliveryFields, fulfilmentFields } from './fulfilment-fields.ts';
import type { BrowserStorage } from '#src/browser/storage.ts';
import { courierToken } from '#src/browser/parcel-token.ts';

type PaymentDeps = {
  readonly storage: BrowserStorage;
  readonly orderMade: OrderMade;
  readonly pendingPayment: PendingPayment;
  readonly session: Pick<SessionFlow, 'getSnapshot'>;
  readonly cards: () => Promise<CardProvider>;
  readonly cartId?: () => string | null;
  readonly origin?: () => string;
};

const loadParcelFields = () => import('./parcel-fields.ts');

const checkingAddress = (origin: string, paymentId: string | null | undefined): string => {
  const address = new URL('/checking', origin);
  if (paymentId) address.searchParams.set('payment', paymentId);
  return address.href;
};

export function paymentWith(
  api: Api,
  { storage, orderMade, pendingPayment, session, cards, cartId = () => null, origin = () => window.location.origin }: PaymentDeps,
): typeof paymentMachine {
  const ask =
    (call: (typeof paymentCalls)['get_payment' | 'give_up_payment']) =>
    async (paymentId: string | null, isLast: boolean, signal: AbortSignal): Promise<Asked> => {
      const keys = pendingPayment.keysOf(paymentId);
      const answered = await api.call(call, { order_payment_id: paymentId, idempotency_keys: [...keys] }, { signal });
      if (!answered.ok && isAbsent(answered.failure)) {
        // A server without such calls has nothing to give back.
        const isGivenUp = call === paymentCalls.give_up_payment;
        if (isGivenUp || isLast) pendingPayment.end(paymentId);
        return isGivenUp ? ok(null) : answered;
      }
      if (!answered.ok) return answered;
      const { payment } = answered.value;
      // What may still come, and what another tab has sent since it was asked, is not over yet.
      if (payment === null) pendingPayment.end(paymentId);
      else if (payment.state === 'open') {
        const id = payment.order_payment_id;
        const since = pendingPayment.keysOf(id).filter((key) => !keys.includes(key));
        pendingPayment.end(id, [...(payment.unknown_keys ?? []), ...since]);
      }
      // The order may have been made by another tab or device, by the provider's event or after the last page was closed.
      if (payment?.state === 'ordered' && payment.order_id !== null) {
        const { order_payment_id: id, order_id: orderId } = payment;
        const isParcel = pendingPayment.getSnapshot().parcel?.paymentId === id || payment.delivery_type === DELIVERY_TYPE.courier;
        await orderMade({ paymentId: id, orderId, isParcel });
      }
      return ok(payment);
    };
  const look = ask(paymentCalls.get_payment);
  const giveUp = ask(paymentCalls.give_up_payment);
  return paymentMachine.provide({
    actors: {
      openSheet: alwaysAnswered(async ({ input: { paymentId, invoice, walletPart }, signal }) => {
        const amount = toMinor(invoice.order_payment.user_pay_payment) - toMinor(walletPart);
        return (await cards()).openSheet({ paymentId, amount }, signal);
      }),
      payOrder: alwaysAnswered(async ({ input, signal }) => {
        const paymentId = input.invoice.order_payment._id;
        const { parcel } = input;
        const key = { customerId: session.getSnapshot().context.user?._id ?? '', paymentId };
        pendingPayment.begin(parcel ? { ...key, parcelToken: courierToken(storage) } : key, input.key);
        const taken = await api.call(
          checkoutCalls.pay_order_payment,
          {
            order_payment_id: paymentId,
            card_id: input.cardId,
            ...(input.approved && { payment_method: input.approved }),
            ...methodFields(input.paymentId),
            user_pay_payment: input.invoice.order_payment.user_pay_payment,
            wallet_payment: input.walletPart,
            idempotency_key: input.key,
            ...(input.confirmedAge !== undefined && { confirmed_age: input.confirmedAge }),
            ...deliveryFields(storage, parcel !== undefined),
            ...fulfilmentFields(input.fulfilment),
            ...(parcel ? (await loadParcelFields()).parcelFields(input.contact, parcel, storage) : contactFields(input.contact, cartId())),
          },
          { signal, timeout: CALL_TIMEOUT.pay },
        );
        if (!taken.ok && !isUnsettled(taken.failure)) pendingPayment.takeBack(paymentId);
        if (!taken.ok && input.approved) (await cards()).endSheet();
        return taken;
      }),
      confirmCard: fromPromise(async ({ input: { paymentId, ...card }, signal }) => {
        const provider = await cards().catch(() => null);
        if (!provider) return failed({ kind: 'unreachable' } as const);
        return provider.confirmPayment(card.elsewhere ? { ...card, returnTo: checkingAddress(origin(), paymentId) } : card, signal);
      }),
      askPayment: alwaysAnswered(({ input, signal }) => look(input.paymentId, input.isLast === true, signal)),
      giveUpPayment: alwaysAnswered(({ input, signal }) => giveUp(input.paymentId, false, signal)),
      withdrawCommands: alwaysAnswered(({ input, signal }) => withdrawn(api, pendingPayment, input, signal)),
    },
  });
}
