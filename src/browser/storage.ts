import * as v from 'valibot';
import { currentLocation } from '#contract/entities/address.ts';
import { deliveryCategory } from '#contract/entities/category.ts';
import { eats } from '#contract/entities/food.ts';
import { clockTime } from '#contract/fields.ts';
import { storedUser } from '#contract/entities/user.ts';
import { LANGUAGES } from '#contract/enumerations.ts';
import { ORDER_START_MAXIMUM, OWN_TOKEN_LENGTH } from '#contract/limits.ts';

const scheduledTime = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  start: clockTime,
  end: v.nullable(clockTime),
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ORDER_START_MAXIMUM)),
  presetOf: v.optional(v.nullable(v.string()), null),
});

/** A payment that was noted before it was kept under which keys has none. */
const commandKeys = v.optional(v.array(v.string()), []);

/** What somebody typed or chose and no server has, and who: a customer's id, a guest's token, or null for a guest; read closer by `ownedDraft`. */
const draft = v.looseObject({ holder: v.nullable(v.string()) });

/** What the browser keeps, under the specification's names (3-reference, section 3). */
const schemas = {
  user: storedUser,
  cart_unique_token: v.pipe(v.string(), v.minLength(OWN_TOKEN_LENGTH), v.maxLength(200)),
  'storefront.device': v.object({ token: v.pipe(v.string(), v.minLength(OWN_TOKEN_LENGTH), v.maxLength(200)) }),
  current_location: currentLocation,
  language: v.picklist(LANGUAGES),
  is_store_own_page: v.boolean(),
  delivery_type_id: v.string(),
  city_id: v.string(),
  timezone: v.string(),
  /** What somebody eats that no account keeps, and who (null: a guest). */
  'storefront.eats': v.object({ holder: v.nullable(v.string()), eats }),
  'storefront.city': v.object({ countryId: v.string(), currencySign: v.string() }),
  /** 1 store, 2 courier. */
  current_delivery_type: v.picklist([1, 2]),
  deliveries_in_city: v.array(v.pick(deliveryCategory, ['_id', 'delivery_name', 'delivery_type', 'unique_id'])),
  'storefront.last_order_id': v.string(),
  'storefront.app_prompt_closed': v.boolean(),
  'storefront.install_asked': v.boolean(),
  'storefront.push_asked': v.boolean(),
  'storefront.home': v.object({ customerId: v.string(), again: v.number() }),
  'storefront.delivery_time': scheduledTime,
  /** The store whose order is to be collected. */
  'storefront.pickup': v.object({ storeId: v.string() }),
  /** The basket's payment whose end this browser does not know yet, whose it is, and the keys of its commands. */
  'storefront.payment': v.object({ customerId: v.string(), paymentId: v.string(), keys: commandKeys }),
  'storefront.parcel_payment': v.object({ customerId: v.string(), paymentId: v.string(), parcelToken: v.string(), keys: commandKeys }),
  /** The top-up of a wallet whose end this browser does not know yet, and whose it is; `amount` whole minor units. */
  'storefront.top_up': v.object({
    customerId: v.string(),
    amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    clientSecret: v.string(),
    paymentMethod: v.nullable(v.string()),
    elsewhere: v.optional(v.picklist(['cash', 'card', 'twint'])),
  }),
  'storefront.top_up_amount': draft,
  'storefront.way_to_pay': draft,
  'storefront.card_once': draft,
  'storefront.courier_cart_token': v.pipe(v.string(), v.minLength(OWN_TOKEN_LENGTH), v.maxLength(200)),
  'storefront.parcel': draft,
  'storefront.house_number': draft,
  'storefront.address_form': draft,
  'storefront.profile_draft': draft,
  'storefront.rating_words': draft,
  'storefront.leads': draft,
  /** Another text whenever a tab changes the customer's favourite addresses, by which the others know. */
  'storefront.favourite_addresses': v.string(),
  /** Id and version of the basket that a tab saw last, by which the others know that it changed. */
  'storefront.basket': v.string(),
  'storefront.untold_basket': draft,
  'storefront.kept_basket': draft,
  'storefront.contact': draft,
  'storefront.promo_code': draft,
  'storefront.ended_session': v.object({ customerId: v.string() }),
  'storefront.led_out': v.object({ customerId: v.string(), href: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) }),
} as const;

/** The keys of all that is kept here: the page of terms names each (`content/terms/kept.json`). */
export const STORED_KEYS: readonly string[] = /* @__PURE__ */ Object.keys(schemas);

type Key = keyof typeof schemas;
type Kept<K extends Key> = v.InferOutput<(typeof schemas)[K]>;

export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type BrowserStorage = {
  /** What is kept under a key; null when nothing is, or something unreadable, which is then forgotten. */
  readonly read: <K extends Key>(key: K) => Kept<K> | null;
  /** Keeps a value; where the browser refuses, it is kept for as long as the page lives. */
  readonly write: <K extends Key>(key: K, value: Kept<K>) => void;
  readonly forget: (key: Key) => void;
};

export function memoryStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
}

/** Plain texts stay plain; everything else is JSON, as the specification's product keeps it. */
const isPlain = (key: Key) =>
  key === 'cart_unique_token' ||
  key === 'storefront.courier_cart_token' ||
  key === 'language' ||
  key === 'delivery_type_id' ||
  key === 'city_id' ||
  key === 'timezone' ||
  key === 'storefront.last_order_id' ||
  key === 'storefront.favourite_addresses' ||
  key === 'storefront.basket';

/** Keeps values over a text store that may be blocked, full or corrupt: never a thrown error. */
export function createBrowserStorage(preferred: () => TextStore): BrowserStorage {
  const fallback = memoryStore();
  const attempt = <T>(use: (store: TextStore) => T): T | undefined => {
    try {
      return use(preferred());
    } catch {
      return undefined;
    }
  };
  const forget: BrowserStorage['forget'] = (key) => {
    attempt((store) => store.removeItem(key));
    fallback.removeItem(key);
  };
  return {
    read: (key) => {
      const text = fallback.getItem(key) ?? attempt((store) => store.getItem(key)) ?? null;
      if (text === null) return null;
      try {
        const read = v.safeParse(schemas[key], isPlain(key) ? text : JSON.parse(text));
        if (read.success) return read.output as never;
      } catch {
        // not JSON: forgotten below
      }
      forget(key);
      return null;
    },
    write: (key, value) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const kept = attempt((store) => {
        store.setItem(key, text);
        return true;
      });
      if (kept) fallback.removeItem(key);
      else fallback.setItem(key, text);
    },
    forget,
  };
}
