import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/** As much of the bundler's knowledge as is asked here. */
type Graph = {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null;
};

/** What a first load needs and the graph of imports does not tell: it comes with a part that every first load shows. */
const FIRST = [
  'contract/endpoint.ts',
  'domain/money.ts',
  'domain/slug.ts',
  'src/ui/Badge.tsx',
  'src/ui/Line.tsx',
  'src/ui/Line.module.css',
  'src/ui/Tabs.tsx',
  'src/ui/Tabs.module.css',
  'src/ui/Picture.tsx',
  'src/ui/Plate.tsx',
  'src/ui/Skeleton.tsx',
  'src/api/categories.ts',
  'src/api/mine.ts',
  'src/browser/saves-data.ts',
  'src/failures/FailureText.tsx',
  'src/navigation/PageTitle.tsx',
  'src/navigation/StoreLink.tsx',
  'src/shop/inspected.ts',
  'src/shop/use-loaded.ts',
  'node_modules/use-sync-external-store/index.js',
];
const MAIN = 'src/app/main.tsx';
const REACT_FIRST = 'src/app/react-first.ts';
const STORES = 'src/features/stores/StoresPage.tsx';
const STORE = 'src/features/store/StorePage.tsx';
const LANDING = 'src/features/landing/LandingPage.tsx';
const LOAD_LANDING = 'src/features/landing/load-landing.ts';
const KEPT = 'src/browser/answer-store.ts';
const BASKET = 'src/features/checkout/basket/BasketPage.tsx';
/** What a store's page or any page's beginning needs, and later parts too: small files of their own else. */
const SHOP = ['machines/delivery-time/times-offered.view.ts'];
/** Small parts of a store that other pages show too, and mostly after a list of stores. */
const BROWSE = [
  'src/features/time/NextTimes.tsx',
  'src/features/time/NextTimes.module.css',
  'src/features/store/head/FavouriteHeart.tsx',
  'src/features/store/head/FavouriteHeart.module.css',
  'src/features/store/head/CashbackLabel.tsx',
];
const FLOWS = [
  // What every page's chart and recorder needs of the checkout's and the orders', and must not bring them for.
  'contract/entities/money-back.ts',
  'contract/entities/payment.ts',
  'contract/order-status.ts',
  'contract/payment-methods.ts',
  'src/shop/cart/start-cart.ts',
  'src/shop/place/start-location.ts',
  'src/shop/session/start-session.ts',
  'src/shop/toasts/start-toasts.ts',
  'src/shop/use-machine.ts',
];
const CHECKOUT = [
  'src/features/checkout/checkout-ports.ts',
  'src/shop/payment/payment-ports.ts',
  'src/first-screen/browser/take-first-basket.ts',
  'src/shop/fulfilment/start-fulfilment-time.ts',
];
/** What other pages show of the basket's, beside `src/ui`. */
const PARTS = [
  'src/api/phone-length.ts',
  'src/features/payment/cards/load-new-card.ts',
  'machines/payment/payment.view.ts',
  'domain/orders/receipt.ts',
  'src/features/receipt/PriceReceipt.tsx',
  'src/features/receipt/PriceReceipt.module.css',
  'src/features/receipt/Cashback.tsx',
  'src/features/receipt/Cashback.module.css',
  'src/features/checkout/basket/promo-refused.tsx',
  'src/features/receipt/WishOfLine.tsx',
  'src/features/receipt/use-vat-line.ts',
  'src/features/address/door-text.ts',
  'src/shop/all-there.ts',
  'src/features/checkout/basket/checkout-facts.ts',
  'src/features/checkout/basket/checkout.module.css',
  'src/features/checkout/basket/basket.module.css',
  'machines/order-placement/order-placement.view.ts',
  'machines/address/address.view.ts',
  'machines/promo/promo.view.ts',
  'src/features/payment/checking/LeaveWhenOrdered.tsx',
  'src/features/sign-in/focus-first.ts',
];

const ORDERS = [
  'src/features/orders/active/ActiveOrdersStrip.tsx',
  'src/features/orders/tracking/TrackingPage.tsx',
  'src/features/orders/detail/OrderDetailPage.tsx',
  'src/features/orders/list/OrdersPage.tsx',
  'src/features/orders/thanks/ThankYouPage.tsx',
  'src/features/orders/invoice/InvoicePage.tsx',
];

export const NAMED: readonly string[] = [
  MAIN,
  REACT_FIRST,
  STORES,
  STORE,
  LANDING,
  LOAD_LANDING,
  KEPT,
  BASKET,
  ...FIRST,
  ...SHOP,
  ...BROWSE,
  ...FLOWS,
  ...CHECKOUT,
  ...PARTS,
  ...ORDERS,
];

/** What is wrong with the names, in words that say what to do; nothing where all is well. */
export const wrongNames = (names: readonly string[], isThere: (file: string) => boolean = existsSync): readonly string[] =>
  names
    .filter((file) => !isThere(file))
    .map(
      (file) =>
        `tools/chunks.ts names ${file}, which is not there. If it was moved, write its new path there; if it is gone, name what came in its place or take the name out, then look with benchmarks/measure-routes.mjs whether each route is within its budget.`,
    );

const idOf = (file: string): string => (existsSync(file) ? realpathSync(file) : resolve(file));

const known = new WeakMap<Graph, Map<string, ReadonlySet<string>>>();

function reach(graph: Graph, file: string): ReadonlySet<string> {
  const reaches = known.get(graph) ?? new Map<string, ReadonlySet<string>>();
  known.set(graph, reaches);
  const before = reaches.get(file);
  if (before) return before;
  if (!graph.getModuleInfo(idOf(file)))
    throw new Error(`tools/chunks.ts names ${file}, which no page loads. Name what came in its place, or take the name out.`);
  const seen = new Set<string>();
  const open = [idOf(file)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  reaches.set(file, seen);
  return seen;
}

const isIn = (graph: Graph, id: string, ...files: readonly string[]) => files.some((file) => reach(graph, file).has(id));
const isOneOf = (id: string, files: readonly string[]) => files.some((file) => id === idOf(file));
const isOfStores = (graph: Graph, id: string) => isIn(graph, id, STORES, STORE);
/** Whether the basket or the charts need it too. */
const isShared = (graph: Graph, id: string) => isIn(graph, id, BASKET, ...FLOWS, ...CHECKOUT);

/** Our own files that several pages of orders need, and the basket does not: a file for each would be thirty names in every first load. */
const isOfOrders = (graph: Graph, id: string) =>
  !/node_modules/.test(id) &&
  !id.startsWith(idOf('src/ui')) &&
  !isIn(graph, id, BASKET) &&
  ORDERS.filter((file) => reach(graph, file).has(id)).length > 1;

/** Icons that several later parts draw, and no store: a file for each would be a name in every first load, and a round trip. */
const isSharedIcon = (graph: Graph, id: string) =>
  /lucide-react/.test(id) && !isIn(graph, id, STORE) && (graph.getModuleInfo(id)?.importers ?? []).length > 1;

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
 * code and of ours; `shop` what the stores share with the basket and with the charts, `browse` what they share with each other alone,
 * `around` what the stores share with the landing page; `landing` the rest of that page; `kept` the browser's own store of answers;
 * `flows` the charts of basket, place and session with what runs them; `checkout` those between a basket and its order,
 * `parts` the basket's fields and what else other pages show of them; `orders` what pages of orders share. Each imports only those before it.
 */
export const chunkGroups = () => {
  const wrong = wrongNames(NAMED);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return [
    group('react', 6, (id) => /node_modules\/(react|react-dom|scheduler)\//.test(id) || isOneOf(id, [REACT_FIRST])),
    group('house', 5, (id, graph) => isIn(graph, id, MAIN, ...FIRST)),
    group('shop', 4, (id, graph) => isOneOf(id, SHOP) || (isOfStores(graph, id) && isShared(graph, id))),
    group('browse', 4, (id, graph) => isOneOf(id, BROWSE) || (isIn(graph, id, STORES) && isIn(graph, id, STORE) && !isShared(graph, id))),
    group('around', 3.5, (id, graph) => isIn(graph, id, LANDING) && isIn(graph, id, STORES)),
    group('kept', 3.4, (id) => /node_modules\/idb-keyval\//.test(id) || isOneOf(id, [KEPT])),
    group('flows', 3, (id, graph) => isIn(graph, id, ...FLOWS) || (/node_modules/.test(id) && isIn(graph, id, BASKET))),
    group('checkout', 2, (id, graph) => isIn(graph, id, ...CHECKOUT)),
    group('parts', 1, (id, graph) => isIn(graph, id, BASKET) && (id.startsWith(idOf('src/ui')) || isOneOf(id, PARTS))),
    group('landing', 0.6, (id, graph) => isIn(graph, id, LANDING, LOAD_LANDING)),
    group('icons', 0.5, (id, graph) => isSharedIcon(graph, id)),
    group('orders', 0, (id, graph) => isOfOrders(graph, id)),
  ];
};
