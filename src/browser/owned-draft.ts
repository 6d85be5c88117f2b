import * as v from 'valibot';
import type { BrowserStorage } from './storage.ts';

export type BrowserStorages = { readonly storage: BrowserStorage; readonly tabStorage: BrowserStorage };

const UNTIL = {
  'storefront.address_form': 'browser emptied',
  'storefront.profile_draft': 'browser emptied',
  'storefront.top_up_amount': 'browser emptied',
  'storefront.rating_words': 'browser emptied',
  'storefront.way_to_pay': 'browser emptied',
  'storefront.parcel': 'browser emptied',
  'storefront.house_number': 'browser emptied',
  'storefront.eats': 'browser emptied',
  'storefront.kept_basket': 'browser emptied',
  'storefront.leads': 'tab closed',
  'storefront.contact': 'tab closed',
  'storefront.promo_code': 'tab closed',
  'storefront.untold_basket': 'tab closed',
  'storefront.card_once': 'tab closed',
} as const;

export type DraftKey = keyof typeof UNTIL;
export const DRAFT_KEYS: readonly DraftKey[] = /* @__PURE__ */ Object.keys(UNTIL) as DraftKey[];

export const storageOf = ({ storage, tabStorage }: BrowserStorages, key: DraftKey): BrowserStorage =>
  UNTIL[key] === 'tab closed' ? tabStorage : storage;

/** Whether what is kept waits for its customer, whose session the server ended: whoever is here meanwhile writes nothing over it. */
export const waitsForAnother = (
  { storage }: Pick<BrowserStorages, 'storage'>,
  kept: { readonly holder: string | null } | null,
  holder: string | null,
) => kept !== null && kept.holder !== holder && kept.holder === storage.read('storefront.ended_session')?.customerId;

export type OwnedDraft<Value> = {
  /** Null where nothing is kept, or it is somebody else's or can't be read. */
  readonly read: () => Value | null;
  /** Null forgets it; somebody else's waits for them. */
  readonly keep: (value: Value | null) => void;
};

/** Whose it is now: a customer's id, null or a basket's token for a guest, undefined for nobody, of whom nothing is kept. */
export type Owner = () => string | null | undefined;

export function ownedDraft<Value extends object>(
  storages: BrowserStorages,
  key: DraftKey,
  schema: v.GenericSchema<unknown, Value>,
  owner: Owner,
): OwnedDraft<Value> {
  const storage = storageOf(storages, key);
  const own = () => {
    const kept = storage.read(key);
    return kept?.holder === owner() ? kept : null;
  };
  return {
    read: () => {
      const kept = own();
      const read = kept && v.safeParse(schema, kept);
      return read?.success ? read.output : null;
    },
    keep: (value) => {
      const holder = owner();
      if (value === null) {
        if (own()) storage.forget(key);
      } else if (holder !== undefined && !waitsForAnother(storages, storage.read(key), holder))
        storage.write(key, { holder, ...value } as never);
    },
  };
}
