import { redirect } from '@tanstack/react-router';
import type { Flows } from '#src/shop/create-flows.ts';
import { isHeldPage } from './use-back-closes.ts';

type Asked = Parameters<typeof isHeldPage>[0] & { readonly context: { readonly flows: Pick<Flows, 'pendingPayment' | 'session'> } };

/**
 * What may be paid already is not changed behind Back: first its end must be known. Whoever is kept at the bank's question
 * pays on this very page.
 * @throws the way to where it is checked
 */
export const leadToChecking =
  (what: 'basket' | 'parcel') =>
  ({ cause, location, context: { flows } }: Asked): void => {
    if (isHeldPage({ cause, location })) return;
    const payment = flows.pendingPayment.getSnapshot()[what];
    if (payment && payment.customerId === flows.session.getSnapshot().context.user?._id)
      throw redirect({ to: '/checking', search: { payment: payment.paymentId }, replace: true });
  };
