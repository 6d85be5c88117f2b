import type { GazetteerContent } from '../gazetteer/gazetteer-types.ts';
import type { DishPicture, ScenePicture } from '../pictures/picture-types.ts';
import type { ParcelTariff } from '#domain/parcel/tariff.ts';
import type { Operator } from '#domain/orders/legal-entity.ts';
import type { Roads } from '#domain/roads.ts';
import type { StoreContent } from './store-content.ts';
import type { Text } from './text.ts';

/** A country that the marketplace serves. Money in whole minor units, of which its currency has a hundred. */
export type CountryContent = {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  readonly name: string;
  readonly phoneCode: string;
  /** ISO 4217. */
  readonly currencyCode: string;
  readonly referralUses: number;
  readonly referralReward?: number;
};

export type CityFacts = {
  readonly name: Text;
  readonly timezone: string;
  readonly currencySign: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMiles: number;
  readonly serviceFee: number;
  /** Tax on what the marketplace does, in percent. */
  readonly serviceTaxPercent: number;
  /** The prices of deliveries and parcels hold that tax; absent: it is added to them. */
  readonly serviceTaxIncluded?: true;
  readonly operator?: Operator;
  readonly cashAccepted: boolean;
  /** What is kept of an order that is cancelled late: a percentage of it (`type` 1), or an amount (2). */
  readonly cancelCharge?: { readonly type: 1 | 2; readonly value: number };
  /** Up to which amount a reported problem's money goes back at once; absent: 30.00. */
  readonly problemAtOnce?: number;
  /** Null where no parcels are carried. */
  readonly parcelTariff: ParcelTariff | null;
  readonly roads: Roads | null;
};

export type CategoryContent = {
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

export type AdvertContent = {
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

/** A promo code. Instants as ISO 8601. */
export type PromoContent = {
  readonly code: string;
  readonly details: Text;
  readonly appliesTo: number;
  /** Keys of stores, or 'store/section' or 'store/item' keys, that it is for; none means all. */
  readonly targets?: readonly string[];
  readonly city?: string;
  readonly percent?: number;
  readonly amount?: number;
  readonly maximumDiscount?: number;
  readonly minimumItems?: number;
  readonly startsAt?: string;
  readonly endsAt?: string;
  readonly recurrence?: number;
  readonly recurrenceRule?: {
    readonly days?: number[];
    readonly months?: number[];
    readonly from?: string;
    readonly until?: string;
  };
  readonly usesLimit?: number;
  readonly usesPerCustomer?: number;
  readonly uses?: number;
  readonly firstOrders?: number;
  readonly inactive?: true;
};

export type VehicleContent = {
  /** The vehicle's id is made of it, so it never changes. */
  readonly key: string;
  readonly name: Text;
  readonly description: Text;
  readonly carries: Text;
  readonly percent: number;
  readonly metresPerSecond: number;
  /** Absent: any distance. */
  readonly farthestMetres?: number;
  /** Square: it stands beside the words of its card. */
  readonly picture: DishPicture;
};

export type CourierContent = {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly rating: number;
  readonly ratingCount: number;
};

export type CityContent = {
  /** The city's id is made of it, so it never changes. */
  readonly key: string;
  /** What the keys of its stores, categories and all else begin with, so that two cities may have the same ones: '' for one city of a marketplace at most. */
  readonly prefix: string;
  readonly country: CountryContent;
  readonly city: CityFacts;
  readonly categories: readonly CategoryContent[];
  readonly stores: readonly StoreContent[];
  readonly adverts: readonly AdvertContent[];
  readonly promos: readonly PromoContent[];
  readonly vehicles: readonly VehicleContent[];
  readonly couriers: readonly CourierContent[];
  readonly gazetteer: GazetteerContent;
  readonly map: object | null;
};
