import type { StoredUser } from '#contract/entities/user.ts';
import type { Application } from '../application.ts';
import { handOverAtSignInAndOut, type HandedOver } from './sign-in-and-out.ts';
import type { Keeper } from '#src/browser/storage.ts';

type User = StoredUser | null;
type KnownLocation = {
  readonly seen: () => { readonly context: Pick<ReturnType<Application['flows']['location']['seen']>['context'], 'place'> };
  readonly subscribe: (heard: () => void) => void;
};

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
 * Keeps storage in step with the flows: who is signed in, what a sign-in or sign-out (logout) hands over or takes away, and
 * where it is delivered to.
 * @param tabKeeper keeps for this tab alone
 */
export function keepInStep(page: HandedOver, location: KnownLocation, tabKeeper: Keeper): void {
  const {
    flows: { session },
    keeper,
  } = page;
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
    handOverAtSignInAndOut(page, tabKeeper, { before: lastUser, now, endedByServer: session.seen().context.endedBy === 'server' });
  });

  location.subscribe(() => {
    const { place } = location.seen().context;
    if (place) keeper.write('current_location', place);
  });
}
