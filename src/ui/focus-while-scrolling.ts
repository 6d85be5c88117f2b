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
  // Told with the next frame, which lays it out anyhow: asked at once, it would be laid out within the press.
  const lookAnew = () => {
    sizes.unobserve(part);
    sizes.observe(part);
  };
  const contents = new MutationObserver(lookAnew);
  sizes.observe(part);
  contents.observe(part, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
