import { endsSession } from '#contract/failure.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';
import { createApi, type Api } from '../api/api.ts';
import type { ServerClock } from '../browser/server-clock.ts';
import type { BrowserStorage } from '../browser/storage.ts';
import { cartToken } from '../browser/guest-token.ts';

type Concerned = {
  readonly session: {
    readonly getSnapshot: () => { readonly context: { readonly user: StoredUser | null } };
    readonly send: (event: { readonly type: 'session.refused'; readonly serverToken: string }) => void;
  };
  readonly fulfilmentTime: {
    readonly isThere: () => boolean;
    readonly send: (event: { readonly type: 'time.updated'; readonly moment: Moment }) => void;
  };
};

type PageApiInput = Omit<Parameters<typeof createApi>[0], 'credentials' | 'onFailure' | 'onTime'> & {
  readonly storage: BrowserStorage;
  readonly clock: Pick<ServerClock, 'set'>;
  /** Asked with each call: the flows are made after what they call with. */
  readonly flows: () => Concerned;
};

/**
 * A page's one door to the server. Calls carry who is signed in and whose the basket is; a session that the server ended
 * and the server's time are sent to the flows that they concern.
 */
export const pageApi = ({ storage, clock, flows, ...input }: PageApiInput): Api =>
  createApi({
    ...input,
    credentials: () => {
      const { user } = flows().session.getSnapshot().context;
      return { user_id: user?._id ?? null, server_token: user?.server_token ?? null, cart_unique_token: cartToken(storage) };
    },
    onFailure: (failure, serverToken) => {
      if (endsSession(failure) && serverToken !== null) flows().session.send({ type: 'session.refused', serverToken });
    },
    onTime: (moment) => {
      clock.set(moment);
      const { fulfilmentTime } = flows();
      if (fulfilmentTime.isThere()) fulfilmentTime.send({ type: 'time.updated', moment });
    },
  });
