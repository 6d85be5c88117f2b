/** Says on the shop's icon how many orders are under way, where the platform has such a number. */
export function showAppBadge(running: number): void {
  if (!('setAppBadge' in navigator)) return;
  // A platform may have it, and refuse it to a page that is not installed.
  (running > 0 ? navigator.setAppBadge(running) : navigator.clearAppBadge()).catch(() => undefined);
}
