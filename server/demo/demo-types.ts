import type { DishPicture, ScenePicture } from '../pictures/picture-types.ts';

/** A text a customer reads, in both languages of the storefront. */
export type Text = { readonly en: string; readonly fr: string };

export type Diet = 'vegetarian' | 'vegan' | 'halal' | 'glutenFree' | 'lactoseFree';
export type Allergen =
  | 'gluten' | 'crustaceans' | 'eggs' | 'fish' | 'peanuts' | 'soya' | 'milk'
  | 'nuts' | 'celery' | 'mustard' | 'sesame' | 'sulphites' | 'lupin' | 'molluscs';

export type DemoOption = { readonly name: Text; /** centimes */ readonly price?: number; readonly selected?: true };

/** `type` 1: choose one; 2: choose several. `range` is the minimum, `max` the maximum, absent means none. */
export type DemoSpecification = {
  readonly name: Text;
  readonly type: 1 | 2;
  readonly required?: true;
  readonly range?: number;
  readonly max?: number;
  readonly options: readonly DemoOption[];
};

/** `mode` 1: percent of the price; 2: a fixed amount in centimes. */
export type DemoCashback = { readonly mode: 1 | 2; readonly value: number };

export type DemoItem = {
  /** Unique within the store; the item's id is made of it, so it never changes. */
  readonly key: string;
  readonly name: Text;
  readonly details: Text;
  /** centimes */
  readonly price: number;
  /** The price before the offer, struck through at the screen; centimes, above `price`. */
  readonly was?: number;
  readonly cashback?: DemoCashback;
  readonly picture?: DishPicture;
  readonly specifications?: readonly DemoSpecification[];
  /** Absent means the store has not said: the screen says 'ask the store'. */
  readonly diets?: readonly Diet[];
  /** Absent means the store has not said; [] means none of the fourteen. */
  readonly allergens?: readonly Allergen[];
  readonly soldOut?: true;
};

export type DemoSection = { readonly key: string; readonly name: Text; readonly items: readonly DemoItem[] };

/** 'closed', 'always' (round the clock), or intervals of HH:MM; one whose end is not after its start runs past midnight. */
export type DemoDay = 'closed' | 'always' | readonly (readonly [open: string, close: string])[];
/** Sunday first, as the wire's day numbers 0 to 6. */
export type DemoWeek = readonly [DemoDay, DemoDay, DemoDay, DemoDay, DemoDay, DemoDay, DemoDay];

/** Slots of one weekday: start, end, and how many orders each takes. */
export type DemoSlots = { readonly days: DemoWeek; readonly minutes: number; readonly capacity: number };

export type DemoStore = {
  /** The store's id is made of it, so it never changes. */
  readonly key: string;
  readonly name: string;
  readonly category: string;
  readonly slogan: Text;
  readonly promotion?: Text;
  readonly famousFor: Text;
  /** Keys of the category's tags. */
  readonly tags: readonly string[];
  readonly address: { readonly street: string; readonly postcode: string; readonly city: string; readonly latitude: number; readonly longitude: number };
  readonly phone: string;
  readonly rating: number;
  readonly ratingCount: number;
  readonly priceRating: 1 | 2 | 3;
  readonly hours: DemoWeek;
  readonly receiving: 'both' | 'delivery' | 'pickup';
  /** Takes orders for as soon as possible. */
  readonly asap: boolean;
  readonly schedule: boolean;
  /** Least minutes between order and a scheduled time. */
  readonly leadMinutes: number;
  readonly deliverySlots?: DemoSlots;
  readonly pickupSlots?: DemoSlots;
  readonly busy?: true;
  /** centimes; absent means none */
  readonly minimum?: number;
  readonly reach: { readonly miles: number } | 'everywhere';
  /** Delivery fee: a base for the first kilometres, then a price per further kilometre; centimes. */
  readonly fee: { readonly base: number; readonly includedKm: number; readonly perKm: number };
  readonly prepareMinutes: number;
  /** The two times on the card, minutes. */
  readonly deliveryMinutes: readonly [number, number];
  /** Tax on items in percent, added to the prices (0 where prices include it). */
  readonly itemTaxPercent: number;
  readonly cashback?: DemoCashback;
  readonly scene: ScenePicture;
  readonly sections: readonly DemoSection[];
};

export type DemoCategory = {
  readonly key: string;
  /** The specification's category number; 2 is the default. */
  readonly uniqueId: number;
  readonly name: Text;
  /** 1 store, 2 courier */
  readonly deliveryType: 1 | 2;
  readonly visible: boolean;
  readonly picture: DishPicture;
  readonly tags: readonly { readonly key: string; readonly name: Text }[];
};

export type DemoAdvert = {
  readonly key: string;
  readonly title: Text;
  readonly text: Text;
  /** The store it leads to, by key; absent: it leads nowhere, or to the courier when `courier`. */
  readonly store?: string;
  readonly courier?: true;
  /** Where it shows: the landing page, a category's store list (its key), or both. */
  readonly places: readonly string[];
  readonly scene: ScenePicture;
};
