import { forgetMine } from '#src/api/mine.ts';
import { newCartToken } from '#src/browser/guest-token.ts';
import type { Keeper } from '#src/browser/storage.ts';
import type { Application } from '../application.ts';
import { handContactOver } from './hand-contact-over.ts';
import { handEatsOver } from './hand-eats-over.ts';
import { handFormsOver } from './hand-forms-over.ts';
import { handLeadsOver } from './hand-leads-over.ts';
import { handParcelOver } from './hand-parcel-over.ts';

/** Who was signed in, who is now (null: a guest), and whether the server ended the session. */
type Change = { readonly before: string | null; readonly now: string | null; readonly endedByServer: boolean };

/** What of a page is handed over or taken away. */
export type HandedOver = Pick<Application, 'keeper' | 'queryClient'> & {
  readonly flows: Pick<Application['flows'], 'eats'> & {
    readonly session: Pick<Application['flows']['session'], 'seen' | 'subscribe' | 'send'>;
    readonly cart: Pick<Application['flows']['cart'], 'send'>;
    readonly eating: Pick<Application['flows']['eating'], 'send' | 'isThere'>;
  };
};

/**
 * What a sign-in or a sign-out (logout) does to what a browser keeps: a guest's basket goes along with who signs in, and
 * nobody's basket, orders and favourites are ever shown to the next; after a customer the guest's token is a new one.
 */
export function handOverAtSignInAndOut(
  { flows: { cart, session, ...flows }, keeper, queryClient }: HandedOver,
  tabKeeper: Keeper,
  { before, now, endedByServer }: Change,
): void {
  handContactOver(tabKeeper, { before, now, guest: keeper.read('cart_unique_token'), endedByServer });
  handParcelOver(keeper, { now, endedByServer });
  handLeadsOver(tabKeeper, { now, endedByServer });
  handFormsOver(keeper, { now, endedByServer });
  handEatsOver(flows, { now, account: session.seen().context.user?.eats ?? null, endedByServer });
  const isSomebodyElse = before !== null;
  if (isSomebodyElse) {
    keeper.forget('storefront.last_order_id');
    newCartToken(keeper);
  }
  forgetMine(queryClient);
  // What a customer did not get saved is never the next one's; a guest who signs in takes it along.
  cart.send({ type: isSomebodyElse ? 'cart.left' : 'cart.moved' });
}
