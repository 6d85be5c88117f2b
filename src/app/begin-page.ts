import type { StoredUser } from '#contract/entities/user.ts';
import { pageRecorder } from '../replay/page-recorder.ts';
import { inspectFromTheStart } from '../shop/inspected.ts';
import { startPage } from '../shop/page/start-page.ts';
import type { Application } from './application.ts';
import type { createAppRouter } from './create-router.ts';

/** Starts the chart of the page, and records what the page's actors did and do. @param remembered who was remembered as the page began */
export function beginPage(
  { api, flows, storage, tabStorage, queryClient, texts, speak }: Application,
  router: ReturnType<typeof createAppRouter>,
  remembered: StoredUser | null,
): void {
  const deps: Parameters<typeof startPage>[0] = {
    ...flows,
    api,
    orders: flows.activeOrders,
    storage,
    queryClient,
    tabStorage,
    language: { now: texts.language, speak },
    ways: {
      here: () => router.state.location.href,
      out: () => void router.navigate({ to: '/store/logout', replace: true }),
      // After the sign-in dialog has taken itself out of the address, or that navigation would win over this one.
      back: (href) => void setTimeout(() => void router.navigate({ href })),
      // Else it would open again for the guest that a sign-out in another tab leaves here.
      leaveDialog: () =>
        void setTimeout(() => {
          if (router.latestLocation.search.dialog)
            void router.navigate({ to: '.', search: (now) => ({ ...now, dialog: undefined }), replace: true, resetScroll: false });
        }),
    },
  };
  startPage(deps, remembered);
  inspectFromTheStart(pageRecorder.add);
}
