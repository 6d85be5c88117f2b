import { defineConfig } from '@lingui/conf';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of each catalogue; one below them that has a catalogue of its own is not among them. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  // Some of each stand on the first screen of every page, and one file is fetched sooner than seven.
  frame: [
    'src/failures',
    'src/frame',
    'src/lazy',
    'src/navigation',
    'src/features/address',
    'src/features/stores/adverts',
    'src/features/time',
  ],
  'frame-parts': ['src/frame/parts', 'src/features/address/parts'],
  account: ['src/features/account'],
  'account-deletion': ['src/features/account/deletion'],
  reorder: ['src/features/orders/reorder'],
  basket: ['src/features/checkout/basket', 'src/features/receipt'],
  'basket-messages': ['src/features/checkout/messages'],
  cancellation: ['src/features/orders/cancellation'],
  cards: ['src/features/payment/cards'],
  checking: ['src/features/payment/checking'],
  courier: ['src/features/courier'],
  diets: ['src/features/diets'],
  home: ['src/features/landing/home'],
  landing: ['src/features/landing'],
  lead: ['src/features/pages/lead'],
  map: ['src/features/address/map'],
  notices: ['src/features/checkout/notices'],
  operator: ['src/features/operator'],
  orders: ['src/features/orders', 'src/features/receipt'],
  pages: ['src/features/pages'],
  payment: ['src/features/checkout/payment', 'src/features/checkout/sheets'],
  'payment-parts': ['src/features/payment/parts'],
  problem: ['src/features/orders/problem'],
  rating: ['src/features/orders/rating'],
  'referral-code': ['src/features/account/referral'],
  reviews: ['src/features/store/reviews'],
  'active-orders': ['src/features/orders/active'],
  schedule: ['src/features/time/schedule'],
  'sign-in': ['src/features/sign-in'],
  store: ['src/features/store'],
  stores: ['src/features/stores'],
  'wallet-top-up': ['src/features/account/top-up'],
};

/** Files whose texts come with another catalogue too, since they are shown where their folder's is not loaded yet. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  // What the basket shows of its lines stands on its first screen; the store's other words come with what is opened there.
  basket: ['item/AgeMark', 'basket/BasketTotal', 'basket/ClearBasket', 'item/ItemOutline', 'item/ItemPrice', 'basket/MinimumMeter'].map(
    (name) => `src/features/store/${name}.tsx`,
  ),
  // The map of a trip is that of an order's way.
  courier: ['src/features/orders/tracking/use-gesture-texts.ts'],
  // The button that orders again stands on pages of orders, the words of its dialogs come with the press.
  // What cancelling gives back stands on the page of an order that waits, beside the dialog.
  orders: ['src/features/orders/reorder/ReorderButton.tsx', 'src/features/orders/cancellation/MoneyAhead.tsx'],
  // The strip of running orders stands on every page, the orders' words do not: it loads the stages' own.
  'active-orders': ['src/features/orders/parts/stage-names.ts'],
  // A photo of what was wrong is refused as one of a customer is.
  problem: ['src/features/account/picture/file-refusal-text.ts'],
  codes: ['src/texts/code-texts.ts'],
};

const files = readdirSync(new URL('src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join('src', name))
  .toSorted();
const listed = [...new Set(Object.values(FOLDERS).flat())].toSorted((a, b) => b.length - a.length);
/** The listed folder that a file lies in, the nearest one. */
const folderOf = (file: string) => listed.find((folder) => file.startsWith(`${folder}/`));

/** One catalogue a part of the pages, so that a page loads the texts it shows and no others. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  catalogs: [...new Set([...Object.keys(FOLDERS), ...Object.keys(ALSO)])].map((name) => ({
    path: `<rootDir>/locales/{locale}/${name}`,
    include: [...files.filter((file) => FOLDERS[name]?.includes(folderOf(file) ?? '')), ...(ALSO[name] ?? [])].map(
      (file) => `<rootDir>/${file}`,
    ),
  })),
  format: 'po',
  // Without line numbers: a sentence that moves within its file is no change of a catalogue.
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
  runtimeConfigModule: { Trans: ['#src/texts/Trans.tsx', 'Trans'] },
});
