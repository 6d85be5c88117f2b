import { resolve } from 'node:path';

/** As much of the bundler's knowledge as is asked here. */
type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

const known = new WeakMap<Graph, Map<string, ReadonlySet<string>>>();

/** Everything that a source file imports statically, itself included. */
function reach(graph: Graph, file: string): ReadonlySet<string> {
  const reaches = known.get(graph) ?? new Map<string, ReadonlySet<string>>();
  known.set(graph, reaches);
  const before = reaches.get(file);
  if (before) return before;
  const seen = new Set<string>();
  const open = [resolve(file)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  reaches.set(file, seen);
  return seen;
}

const STORES = 'src/views/stores/StoresPage.tsx';
const STORE = 'src/views/store/StorePage.tsx';
const BASKET = 'src/views/basket/BasketPage.tsx';
const FLOWS = ['src/app/cart-flow.ts', 'src/app/location-flow.ts', 'src/app/session-flow.ts'];
const CHECKOUT = ['src/app/checkout-ports.ts', 'src/app/payment-ports.ts', 'src/app/take-first-basket.ts', 'src/app/when-flow.ts'];

const isIn = (graph: Graph, id: string, ...files: readonly string[]) => files.some((file) => reach(graph, file).has(id));
const isInMain = (graph: Graph, id: string) => isIn(graph, id, 'src/app/main.tsx');
const isOfStores = (graph: Graph, id: string) => isIn(graph, id, STORES, STORE);
/** Whether stores share it with each other, with the basket or with the charts. */
const isShared = (graph: Graph, id: string) => [[STORES], [STORE], [BASKET], FLOWS, CHECKOUT].filter((files) => isIn(graph, id, ...files)).length > 1;

const group = (name: string, priority: number, holds: (id: string, graph: Graph) => boolean) => ({
  name: (id: string, graph: Graph) => (holds(id, graph) ? name : null),
  debugName: name,
  priority,
  // What a part imports may belong to another; only the house takes all that it needs.
  includeDependenciesRecursively: name === 'house',
});

/**
 * Over plain HTTP a browser fetches six files at a time, and a phone waits a round trip for each: what is needed together
 * stands in one file. `react` is React alone (see `react-first.ts`); `house` is what every first load needs of others'
 * code and of ours; `shop` what the stores share with each other, with the basket and with the charts;
 * `flows` the charts of basket, place and session with what runs them; `checkout` those between a basket and its order,
 * `parts` the basket's fields and what else other pages show of them. Each imports only those before it.
 */
export const chunkGroups = (house: RegExp) => [
  group('react', 5, (id) => /node_modules\/(react|react-dom|scheduler)\/|\/src\/app\/react-first/.test(id)),
  group('house', 4, (id, graph) => house.test(id) || isInMain(graph, id)),
  group('shop', 3, (id, graph) => isOfStores(graph, id) && isShared(graph, id)),
  group('flows', 2, (id, graph) => isIn(graph, id, ...FLOWS) || (/node_modules/.test(id) && isIn(graph, id, BASKET))),
  group('checkout', 1, (id, graph) => isIn(graph, id, ...CHECKOUT)),
  group('parts', 0, (id, graph) => isIn(graph, id, BASKET) && /\/src\/ui\/|\/(receipt|PriceReceipt|use-leave-when-ordered|focus-first|payment\.view|phone-length|TimeBox|later-scheduled-time)\./.test(id)),
];
