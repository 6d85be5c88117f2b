import type { StoreOrder } from '#domain/catalogue/narrow-stores.ts';

/** What can be wished of a list of stores beside its words, tags and food; `open` is null where the order is for later. */
export type StoreWishes = { readonly sort: StoreOrder; readonly open: boolean | null; readonly free: boolean; readonly rated: boolean };

export type StoreWishing = {
  readonly wish: StoreWishes;
  readonly onWish: (change: { readonly [Wish in keyof StoreWishes]?: NonNullable<StoreWishes[Wish]> }) => void;
  readonly count: number | null;
};
