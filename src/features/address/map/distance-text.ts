import type { I18n } from '@lingui/core';

const KILOMETRE = 1_000;

/** A distance in metres as one says it: to 10 m, from a kilometre on to 100 m. */
export const distanceText = (i18n: I18n, metres: number): string =>
  metres < KILOMETRE
    ? `${i18n.number(Math.max(10, Math.round(metres / 10) * 10))} m`
    : `${i18n.number(metres / KILOMETRE, { maximumFractionDigits: 1 })} km`;
