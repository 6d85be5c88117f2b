import { PAGE_SETTINGS_ID, type PageSettings } from '#contract/page-settings.ts';

/** What the server told this page of its deployment; nothing while a server draws it. */
export const pageSettings = (): PageSettings => {
  const told = typeof document === 'undefined' ? null : document.getElementById(PAGE_SETTINGS_ID)?.textContent;
  return told ? (JSON.parse(told) as PageSettings) : {};
};

/** Where the API is called; nothing where it has the page's own origin. */
export const apiUrl = (): string => pageSettings().apiUrl ?? '';
