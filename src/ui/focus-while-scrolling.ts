const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

/**
 * Lets a part that scrolls and holds nothing to focus take the focus itself, for as long as that is so: without, a
 * keyboard could not scroll it. A `ref`.
 */
export function focusWhileScrolling(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  const look = () => {
    if (part.scrollHeight > part.clientHeight && !part.querySelector(FOCUSABLE)) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(part);
  contents.observe(part, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
