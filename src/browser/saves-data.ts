/** Whether the customer told the browser to load as little as possible. */
export const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;
