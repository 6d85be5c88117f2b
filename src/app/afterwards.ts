import type { Application } from './application.ts';
import type { createAppRouter } from './create-router.ts';
import { hearActorsFromTheStart } from '../flows/inspected.ts';
import { pageRecorder } from '../replay/page-recorder.ts';
import { findPayment } from '../flows/payment/find-payment.ts';
import { followOrders } from './in-step/follow-orders.ts';
import { forgetAskedLanguage } from './in-step/forget-asked-language.ts';
import { followPage } from './in-step/follow-page.ts';
import { keepTabsInStep } from './in-step/keep-tabs-in-step.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { rememberCity } from './in-step/remember-city.ts';

/** Begins what may begin once the page stands: no first screen waits for it. */
export function beginAfterwards(application: Application, router: ReturnType<typeof createAppRouter>): void {
  hearActorsFromTheStart(pageRecorder.hear);
  // Whoever meets an error may have no network then.
  void whenIdle(() => void import('../views/failures/WhatHappened.tsx').catch(() => undefined));
  keepTabsInStep(application);
  findPayment({ api: application.api, ...application.flows });
  followOrders(application, router);
  followPage(application, router);
  rememberCity(application, router);
  forgetAskedLanguage(router);
}
