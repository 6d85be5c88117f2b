/** Whether the server stands on another release than this code: then its pages name another file. No connection is no release. */
async function isOutdated(): Promise<boolean> {
  try {
    const page = await fetch(window.location.href, { cache: 'no-store', headers: { accept: 'text/html' } });
    return page.ok && !(await page.text()).includes(new URL(import.meta.url).pathname);
  } catch {
    return false;
  }
}

/**
 * Loads the page anew when a part of it is gone because a newer release stands on the server. The newer page names
 * other files, so this happens once. Never where an order may be under way (4-quality, section 3).
 */
export function followReleases(isOrdering: () => boolean): void {
  const follow = async () => {
    if (!isOrdering() && (await isOutdated())) window.location.reload();
  };
  window.addEventListener('vite:preloadError', () => void follow());
}
