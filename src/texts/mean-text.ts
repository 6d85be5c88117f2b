import type { I18n } from '@lingui/core';

/** The mean of stars, with one decimal. */
export const meanText = (i18n: I18n, mean: number): string => i18n.number(mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
