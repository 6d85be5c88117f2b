import type { Language, MINIMUM_AGES } from '#contract/enumerations.ts';
import type { StoredSpread } from '../database/schema/columns.ts';
import type { DishPicture, ScenePicture } from '../pictures/picture-types.ts';
import type { Text } from './text.ts';

export type Diet = 'vegetarian' | 'vegan' | 'halal' | 'glutenFree' | 'lactoseFree';
export type Allergen =
  | 'gluten'
  | 'crustaceans'
  | 'eggs'
  | 'fish'
  | 'peanuts'
  | 'soya'
  | 'milk'
  | 'nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin'
  | 'molluscs';

export type OptionContent = {
  readonly name: Text;
  /** Whole minor units */
  readonly price?: number;
  readonly selected?: true;
  readonly minimumAge?: (typeof MINIMUM_AGES)[number];
};

/** `type` 1: choose one; 2: choose several. `range` is the minimum, `max` the maximum, absent means none. */
export type SpecificationContent = {
  readonly name: Text;
  readonly type: 1 | 2;
  readonly required?: true;
  readonly range?: number;
  readonly max?: number;
  readonly options: readonly OptionContent[];
};

/** `mode` 1: percent of the price; 2: a fixed amount in whole minor units. */
export type CashbackContent = { readonly mode: 1 | 2; readonly value: number };

export type ItemContent = {
  /** Unique within the store; the item's id is made of it, so it never changes. */
  readonly key: string;
  readonly name: Text;
  readonly details: Text;
  /** Whole minor units */
  readonly price: number;
  /** The price before the offer, struck through at the screen; whole minor units, above `price`. */
  readonly was?: number;
  readonly cashback?: CashbackContent;
  readonly picture?: DishPicture;
  readonly specifications?: readonly SpecificationContent[];
  /** Absent means the store has not said: the screen says 'ask the store'. */
  readonly diets?: readonly Diet[];
  /** Absent means the store has not said; [] means none of the fourteen. */
  readonly allergens?: readonly Allergen[];
  readonly minimumAge?: (typeof MINIMUM_AGES)[number];
  readonly soldOut?: true;
};

export type SectionContent = { readonly key: string; readonly name: Text; readonly items: readonly ItemContent[] };

/** 'closed', 'always' (round the clock), or intervals of HH:MM; one whose end is not after its start runs past midnight. */
export type DayContent = 'closed' | 'always' | readonly (readonly [open: string, close: string])[];
/** Sunday first, as the wire's day numbers 0 to 6. */
export type WeekContent = readonly [DayContent, DayContent, DayContent, DayContent, DayContent, DayContent, DayContent];

/** Slots of one weekday: start, end, and how many orders each takes. */
export type SlotsContent = { readonly days: WeekContent; readonly minutes: number; readonly capacity: number };

export type StoreContent = {
  /** The store's id is made of it, so it never changes. */
  readonly key: string;
  readonly name: string;
  readonly category: string;
  readonly slogan: Text;
  readonly promotion?: Text;
  readonly famousFor: Text;
  readonly tags: readonly string[];
  readonly address: {
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  /** With its country code ('+41225550124'). */
  readonly phone: string;
  /** Absent: one of no use, made of its key. */
  readonly email?: string;
  readonly rating: number;
  readonly ratingCount: number;
  /** How many of them gave one star, two, … five. */
  readonly ratingSpread?: StoredSpread;
  readonly reviews?: readonly {
    readonly by: string;
    readonly stars: number;
    readonly on: string;
    readonly language: Language;
    readonly text: string;
  }[];
  readonly priceRating: 1 | 2 | 3;
  readonly hours: WeekContent;
  readonly receiving: 'both' | 'delivery' | 'pickup';
  readonly asap: boolean;
  readonly schedule: boolean;
  /** Least minutes between order and a scheduled time. */
  readonly leadMinutes: number;
  readonly deliverySlots?: SlotsContent;
  readonly pickupSlots?: SlotsContent;
  readonly busy?: true;
  /** Whole minor units; absent means none */
  readonly minimum?: number;
  readonly reach: { readonly miles: number } | 'everywhere';
  /** Delivery fee: a base for the first kilometres, then a price per further kilometre; whole minor units. */
  readonly fee: { readonly base: number; readonly includedKm: number; readonly perKm: number };
  readonly prepareMinutes: number;
  /** The two times on the card, minutes. */
  readonly deliveryMinutes: readonly [number, number];
  /** Tax on items in percent. */
  readonly itemTaxPercent: number;
  /** The prices hold that tax; absent: it is added to them. */
  readonly taxIncluded?: true;
  readonly vatNumber?: string;
  readonly cashback?: CashbackContent;
  readonly scene: ScenePicture;
  readonly sections: readonly SectionContent[];
};
