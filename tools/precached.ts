export type BuiltFiles = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly css?: readonly string[];
      readonly assets?: readonly string[];
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
    }
  >
>;

const ENTRIES = ['src/app/main.tsx', 'src/first-screen/browser/begin-again.ts', 'src/first-screen/browser/ask-first-basket.ts'];
/** What nobody needs without a network, or is large and said in words too: maps, the card provider's own code, pages of partners, parcels and the operator. */
const LEFT_OUT =
  /ground|mapbox|maplibre|operator|owners-view|hopper|partner|welcome|courier_order|courier-booking|Booking|new-password|stripe|temporal-polyfill|latin-ext/;

/** The addresses of the files that a browser keeps for the time without a network. @throws Error where the build names no entry */
export function precached(built: BuiltFiles): string[] {
  const files = new Set<string>();
  const open = [...ENTRIES];
  const seen = new Set<string>();
  for (const key of open) {
    if (seen.has(key) || LEFT_OUT.test(key)) continue;
    seen.add(key);
    const chunk = built[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) if (!LEFT_OUT.test(file)) files.add(`/${file}`);
    open.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  return [...files].toSorted();
}
