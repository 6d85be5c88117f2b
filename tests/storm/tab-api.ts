import { idFrom } from '#server/secrets/ids.ts';
import { NOWHERE } from '#src/api/whereabouts.ts';
import { pageApi } from '#src/app/page-api.ts';
import { createServerClock } from '#src/browser/server-clock.ts';
import { GENEVA } from '../server/parcel.ts';
import { networkOf } from './network.ts';
import type { Tab } from './tab.ts';

type PageFlows = ReturnType<Parameters<typeof pageApi>[0]['flows']>;

/** A tab's way to the server, as the application has it. `hears` is told when an answer comes and when the server gave it. */
export function apiOf(
  tab: Tab,
  around: {
    readonly hears: (heard: { readonly at: number; readonly givenAt: number }) => void;
    readonly session: () => PageFlows['session'];
  },
) {
  const { run, browser, storage } = tab;
  const transport = networkOf(run, {
    name: tab.name,
    browser,
    isOpen: () => tab.isOpen(),
    reload: () => browser.reload(tab),
    customerId: () => tab.user()?._id ?? null,
    hears: (givenAt) => around.hears({ at: run.clock.now(), givenAt }),
  });
  const serverClock = createServerClock(() => run.clock.now());
  const api = pageApi({
    transport,
    language: () => 'en',
    endAfter: (milliseconds) => run.clock.endAfter(milliseconds),
    storage,
    clock: serverClock,
    whereabouts: () => ({ ...NOWHERE, cityId: GENEVA, countryId: idFrom('country', 'ch') }),
    flows: () => ({
      session: around.session(),
      fulfilmentTime: { isThere: () => tab.fulfilmentTime !== undefined, send: (event) => tab.fulfilmentTime.send(event) },
    }),
  });
  return { api, transport, serverClock };
}
