import type { I18n } from '@lingui/core';

export const fullDate = (i18n: I18n, date: string): string =>
  new Intl.DateTimeFormat(i18n.locale === 'fr' ? 'fr' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(`${date}T00:00Z`));
