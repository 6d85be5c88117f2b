import type { StoredUser } from '#contract/entities/user.ts';
import { forgetMine } from '#src/api/mine.ts';
import type { Application } from '../application.ts';
import { handAddressFormOver } from './hand-address-form-over.ts';
import { handContactOver } from './hand-contact-over.ts';
import { handParcelOver } from './hand-parcel-over.ts';
import type { Keeper } from '#src/browser/storage.ts';
import { newCartToken } from '#src/browser/guest-token.ts';

type User = StoredUser | null;

/**
 * Who is really signed in, where another tab ended the session, began it anew or holds a newer one (such as after a change of the
 * password); undefined where the news holds.
 */
function toldOtherwise(news: User, before: User, stored: User): User | undefined {
  const isStoredAnother = stored?.server_token !== before?.server_token;
  if (news) return news.server_token === before?.server_token && isStoredAnother ? stored : undefined;
  return stored && isStoredAnother ? stored : undefined;
}

/**
 * Keeps storage in step with the flows.
 * @param tabKeeper keeps for this tab alone
 */
export function keepInStep(application: Application, tabKeeper: Keeper): void {
  const {
    flows: { session, location, cart },
    keeper,
    queryClient,
  } = application;
  let kept = keeper.read('user');

  session.subscribe(() => {
    const { user } = session.seen().context;
    if (user === kept) return;
    const before = kept;
    const stored = keeper.read('user');
    const otherwise = toldOtherwise(user, before, stored);
    if (user === null || otherwise === undefined) kept = user;
    if (otherwise !== undefined) {
      session.send(otherwise ? { type: 'customer.signedIn', user: otherwise } : { type: 'otherTab.signedOut' });
      return;
    }
    if (user) keeper.write('user', user);
    else keeper.forget('user');
    const now = user?._id ?? null;
    const lastUser = before?._id ?? null;
    if (now === lastUser) return;
    // Somebody else's basket, orders and favourites are never shown to the next.
    const isSomebodyElse = lastUser !== null;
    handContactOver(tabKeeper, {
      before: lastUser,
      now,
      guest: keeper.read('cart_unique_token'),
      endedByServer: session.seen().context.endedBy === 'server',
    });
    handParcelOver(keeper, { now, endedByServer: session.seen().context.endedBy === 'server' });
    handAddressFormOver(keeper, { now, endedByServer: session.seen().context.endedBy === 'server' });
    if (isSomebodyElse) {
      keeper.forget('storefront.last_order_id');
      newCartToken(keeper);
    }
    forgetMine(queryClient);
    // What a customer did not get saved is never the next one's; a guest who signs in takes it along.
    cart.send({ type: isSomebodyElse ? 'cart.left' : 'cart.moved' });
  });

  location.subscribe(() => {
    const { place } = location.seen().context;
    if (place) keeper.write('current_location', place);
  });
}
