import type { Application } from './application.ts';
import type { createAppRouter } from './create-router.ts';
import { once } from '../shop/once.ts';
import { keepAnswers } from '../shop/offline-answers/keep-answers.ts';
import { followOrders } from './follow-orders.ts';
import { shortenAddress } from './shorten-address.ts';
import { followPage } from './follow-page.ts';
import { pageSettings } from '../api/page-settings.ts';
import { whenActive } from '../browser/when-active.ts';
import { rememberCity } from './remember-city.ts';
import { savesData } from '../browser/saves-data.ts';
import { registerWorker } from '../browser/register-worker.ts';
import { holdInstallPrompt } from '../browser/install-prompt.ts';
import { showAppBadge } from '../browser/app-badge.ts';
import { bearTranslation } from '../browser/bear-translation.ts';
import { reportSilentFields } from '../browser/report-silent-fields.ts';

/** Loads the next page's parts once somebody acts on this one; not for those who save data. */
function preload(application: Application, router: ReturnType<typeof createAppRouter>): void {
  if (savesData()) return;
  const load = () =>
    void whenActive(() => {
      import('./next-steps.ts').then(({ loadNextSteps }) => loadNextSteps(application, router)).catch(() => undefined);
    });
  load();
  router.subscribe('onRendered', load);
}

/** Begins what may begin once the page stands: no first screen waits for it, but one without a network, which shows what is kept. */
export function startDeferred(application: Application, router: ReturnType<typeof createAppRouter>): void {
  keepAnswers({ ...application, language: { now: application.texts.language }, keptSince: application.flows.keptSince });
  bearTranslation();
  preload(application, router);
  reportSilentFields(document);
  // Whoever meets an error, or looks for a dish without a network, has none for these then.
  void whenActive(() => {
    import('../failures/WhatHappened.tsx').catch(() => undefined);
    import('../shop/offline-answers/dishes-in-menus.ts').catch(() => undefined);
  });
  const { clock } = pageSettings();
  if (clock) void import('./show-demo-clock.ts').then(({ showDemoClock }) => showDemoClock(application.clock, clock));
  registerWorker();
  window.addEventListener('online', () => application.toasts.send({ type: 'news.updated', news: { isOnline: true } }));
  holdInstallPrompt(application.flows.install.send);
  if (application.flows.session.getSnapshot().context.user) void application.flows.activeOrders.start();
  const { activeOrders: orders, session } = application.flows;
  const keepRunning = once(async () =>
    (await import('../shop/offline-answers/keep-running-orders.ts')).keepRunningOrders({ ...application, session, orders }),
  );
  orders.subscribe(() => {
    const running = orders.getSnapshot()?.orders.length ?? 0;
    showAppBadge(running);
    if (running > 0) keepRunning().catch(() => undefined);
  });
  followOrders(application, router);
  followPage(application, router);
  rememberCity(application, router);
  shortenAddress(router);
}
