/** Leads this page away, and waits until it is shown again as it was left, or is not waited for. */
export const leaveFor = (address: string, left: AbortSignal): Promise<void> =>
  new Promise((shownAgain) => {
    window.addEventListener('pageshow', () => shownAgain(), { once: true, signal: left });
    left.addEventListener('abort', () => shownAgain(), { once: true });
    if (!left.aborted) window.location.assign(address);
  });
