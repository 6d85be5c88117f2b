/** Lets the browser paint and answer a tap before the page's start goes on: long starts are made of short tasks. */
export const yieldToBrowser = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((go) => void setTimeout(go));
