import type { carts } from '#server/database/schema/carts.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { OrderRow } from '#server/repositories/orders.ts';
import type { Browser } from './browser.ts';
import type { Run } from './run.ts';
import type { Shopper } from './shoppers.ts';
import type { Tab } from './tab.ts';

export type HandedOver = { readonly browser: Browser; readonly before: Shopper; readonly after: Shopper };

/** What a tab shows; an order that is being made is shown as it was confirmed, until it is made or not. */
function shownIn(tab: Tab): unknown {
  const { session, cart, checkout, booking } = tab.seen();
  const isBeingMade = [checkout?.placement.is, booking?.placement.is].some(
    (is) => is !== undefined && is !== 'resting' && is !== 'choosing',
  );
  return [session, cart, tab.reads.ways(), isBeingMade ? null : [checkout, booking]];
}

/** All that tells whose something is: what they write, who they are, what they are about to pay. */
const marksOf = (run: Run, { user, word, email }: Shopper): readonly string[] => [
  word,
  email,
  user._id,
  ...run.confirmed.filter(({ customerId }) => customerId === user._id).map(({ paymentId }) => paymentId),
];

/** Where the next one is signed in, nothing of the one before is on the screen, nor the other way round (P5). */
export function watchHands(run: Run, { browser, before, after }: HandedOver): void {
  for (const tab of browser.tabs) {
    const here = tab.user()?._id;
    const other = here === after.user._id ? before : here === before.user._id ? after : null;
    if (!other) continue;
    const shown = JSON.stringify(shownIn(tab));
    const [mark] = marksOf(run, other).filter((one) => shown.includes(one));
    if (mark !== undefined) {
      const kind = mark === other.word ? 'word' : mark === other.email || mark === other.user._id ? 'name' : 'payment';
      const words = `${tab.name} shows a ${kind} of the customer ${other === before ? 'before' : 'after'}`;
      // It is looked after each moment.
      if (!run.violations.includes(`P5: ${words}`)) run.violate('P5', words);
    }
  }
}

type Books = {
  readonly baskets: readonly (typeof carts.$inferSelect)[];
  readonly payments: readonly OrderPaymentRow[];
  readonly made: readonly OrderRow[];
};

/** Everybody's baskets, payments and orders hold what they wrote and confirmed themselves (P5). */
export function auditHands(run: Run, { baskets, payments, made }: Books): void {
  for (const { user, word } of run.world.shoppers.all) {
    const words = run.world.shoppers.all.map((other) => other.word).filter((other) => other !== word);
    const own = ({ customerId }: { readonly customerId: string | null }) => customerId === user._id;
    const holdsAnother = (value: unknown) => words.some((other) => JSON.stringify(value).includes(other));
    if (baskets.filter(own).some(holdsAnother)) run.violate('P5', 'a basket holds what another customer wrote');
    if (made.filter(own).some(holdsAnother)) run.violate('P5', 'an order holds what another customer wrote');
    for (const payment of payments.filter(own))
      if (run.confirmed.some(({ paymentId, customerId }) => paymentId === payment.id && customerId !== user._id))
        run.violate('P5', 'a payment was confirmed by another customer than whose it is');
  }
}
