/** A page that is still here so long after it was led away was not left, milliseconds. */
const STAYED = 20_000;

/** Leads this page away, and waits until it is shown again as it was left, was never left, or is not waited for. */
export const leaveFor = (address: string, left: AbortSignal): Promise<void> =>
  new Promise((isHere) => {
    const stayed = setTimeout(isHere, STAYED);
    const end = () => {
      clearTimeout(stayed);
      isHere();
    };
    window.addEventListener('pageshow', end, { once: true, signal: left });
    left.addEventListener('abort', end, { once: true });
    if (!left.aborted) window.location.assign(address);
  });
