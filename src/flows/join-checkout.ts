import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { StoredUser } from '../../contract/entities/user.ts';
import { internationalPhone, phoneCodeOf } from '../../domain/phone.ts';
import type { CheckoutMachines, ContactMemory } from './checkout-logic.ts';
import type { Flows } from './flows.tsx';

export type CheckoutActors = { readonly [Flow in keyof CheckoutMachines]: ActorRefFrom<CheckoutMachines[Flow]> };

const phoneOf = (user: StoredUser | null) => (user?.phone ? internationalPhone(user.phone, phoneCodeOf(user)) : '');

/** Who is signed in, told to the contact's fields once for each customer. */
function tellTheContact(contact: CheckoutActors['contact'], session: Flows['session']): () => void {
  let known: string | null = null;
  const tell = () => {
    const { user } = session.seen().context;
    if ((user?._id ?? '') === known) return;
    if (known) contact.send({ type: 'customer.left' });
    known = user?._id ?? '';
    contact.send({ type: 'customer.known', name: user ? `${user.first_name} ${user.last_name}`.trim() : '', phone: phoneOf(user) });
  };
  tell();
  return session.subscribe(tell);
}

/** What is typed is kept, so that a way through the menu, a reload or a session's end loses none of it. */
function keepWhatIsTyped(contact: CheckoutActors['contact'], memory: ContactMemory): () => void {
  let { draft: kept } = contact.getSnapshot().context;
  const subscription = contact.subscribe(({ context: { draft, typed } }) => {
    if (draft !== kept && (typed.length > 0 || draft.floor || draft.entryCode || draft.note)) memory.keep({ draft, typed });
    kept = draft;
  });
  return () => subscription.unsubscribe();
}

/** What the newest invoice means for the promo code and for an order that is looked at. */
function tellOfThePrice({ invoice, promo, placement }: CheckoutActors): () => void {
  let told: unknown = null;
  const tell = ({ value, context }: SnapshotFrom<typeof invoice>) => {
    if (value === 'asking' || value === 'pausing' || (value === 'priced' && told === context.invoice)) return;
    told = value === 'priced' ? context.invoice : null;
    const details = value !== 'priced' && context.failure?.kind === 'refused' ? context.failure.details : null;
    const payment = value === 'priced' ? context.invoice?.order_payment : details?.order_payment;
    const takenOff = value === 'priced' ? context.invoice?.promo_refused : details?.promo_refused;
    if (payment) {
      promo.send({
        type: 'invoice.told',
        // A server that does not name the code still says that one takes something off.
        code: payment.promo_code_name || (payment.promo_payment > 0 ? (promo.getSnapshot().context.applied ?? '') : ''),
        refusal: takenOff ? { code: takenOff.promo_code_name, failure: { kind: 'refused', code: takenOff.error_code, reason: takenOff.reason, details: takenOff } } : null,
      });
    }
    if (value === 'priced' && context.invoice) placement.send({ type: 'price.changed', invoice: context.invoice });
    else placement.send({ type: 'price.lost' });
  };
  // A price that the page's first screen showed already is there before anybody listens.
  tell(invoice.getSnapshot());
  const subscription = invoice.subscribe(tell);
  return () => subscription.unsubscribe();
}

/** Joins the flows of a checkout: what one of them says is news to another. Gives the way to part them. */
export function joinCheckout(actors: CheckoutActors, { cart, session, memory }: Pick<Flows, 'cart' | 'session'> & { readonly memory: ContactMemory }): () => void {
  const { invoice, promo, address, contact, placement } = actors;
  const priceAnew = () => invoice.send({ type: 'grounds.changed' });
  const subscriptions = [
    promo.on('price.outdated', priceAnew),
    placement.on('price.outdated', priceAnew),
    address.on('address.changed', ({ destination }) => {
      contact.send({ type: 'door.known', floor: destination.floor ?? '', entryCode: destination.entry_code ?? '', note: destination.note ?? '' });
      cart.send({ type: 'basket.moved' });
    }),
    contact.on('contact.agreed', (agreed) => {
      const { value, context } = invoice.getSnapshot();
      if (value === 'priced' && context.invoice) placement.send({ type: 'order.asked', purchase: { invoice: context.invoice, receiving: context.receiving, contact: agreed.contact } });
    }),
  ];
  const partings = [keepWhatIsTyped(contact, memory), tellTheContact(contact, session), tellOfThePrice(actors)];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    for (const part of partings) part();
  };
}
