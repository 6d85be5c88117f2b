import type { Page } from '@playwright/test';

type HeldDevice = { found: (position: unknown) => void; lost: (code: number) => void };
declare global {
  interface Window {
    heldDevice?: HeldDevice;
  }
}

export const holdDevice = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
      value: (found: (position: unknown) => void, lost: (error: unknown) => void) => {
        window.heldDevice = { found, lost: (code) => lost(Object.create(GeolocationPositionError.prototype, { code: { value: code } })) };
      },
    });
  });
/** It is found, if it is asked. */
export const deviceFinds = (page: Page, position: unknown) => page.evaluate((where) => window.heldDevice?.found(where), position);
/** It is not found, if it is asked: 1, nobody may know; 2, no signal. */
export const deviceLoses = (page: Page, code: number) => page.evaluate((why) => window.heldDevice?.lost(why), code);
