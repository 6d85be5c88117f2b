/** What a session was begun with, by the names that its customer knows it by; '' where nobody knows. */
export type Device = { readonly browser: string; readonly system: string };

type Named = readonly (readonly [name: string, sign: RegExp])[];

// Most browsers say that they are others too: the first that fits is the one.
const BROWSERS: Named = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
];
const SYSTEMS: Named = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** So much of what a browser says is read: nobody's needs more. */
const READ = 400;
const nameIn = (names: Named, said: string): string => names.find(([, sign]) => sign.test(said))?.[0] ?? '';

/** Reads browser and system out of a `User-Agent`; its versions and everything else are not kept. */
export function deviceOf(userAgent: string): Device {
  const said = userAgent.slice(0, READ);
  return { browser: nameIn(BROWSERS, said), system: nameIn(SYSTEMS, said) };
}
