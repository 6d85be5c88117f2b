export function showAppBadge(running: number): void {
  if (!('setAppBadge' in navigator)) return;
  // A platform may have it, and refuse it to a page that is not installed.
  (running > 0 ? navigator.setAppBadge(running) : navigator.clearAppBadge()).catch(() => undefined);
}
