import { endsSession } from '#contract/failure.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';
import { createApi, type Api, type Transport } from '#src/api/api.ts';
import { cartToken, type Keeper } from '#src/browser/storage.ts';
import type { Run } from './run.ts';

/** One for all, as it is made for every call that was answered long before. */
const TIME_IS_OVER = new Error('time is over');

/** A tab's one door to the server, over its network, on the run's clock. `onEnded` hears of a session that the server ended. */
export function tabApi(
  run: Run,
  {
    transport,
    keeper,
    user,
    onTime,
    onEnded,
  }: {
    readonly onTime: (moment: Moment) => void;
    readonly transport: Transport;
    readonly keeper: Keeper;
    readonly user: () => StoredUser | null;
    readonly onEnded: (serverToken: string) => void;
  },
): Api {
  return createApi({
    transport,
    language: () => 'en',
    endAfter: (milliseconds) => {
      const ending = new AbortController();
      run.clock.after(milliseconds, () => ending.abort(TIME_IS_OVER));
      return ending.signal;
    },
    credentials: () => ({ user_id: user()?._id ?? null, server_token: user()?.server_token ?? null, cart_unique_token: cartToken(keeper) }),
    onTime,
    onFailure: (failure, serverToken) => {
      if (endsSession(failure) && serverToken !== null) onEnded(serverToken);
    },
  });
}
