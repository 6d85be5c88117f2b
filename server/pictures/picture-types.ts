import type { Art } from './art.ts';

export type Tint = 'butter' | 'apricot' | 'rose' | 'pistachio' | 'mint' | 'sky' | 'sand' | 'tomato';

export type Piece = Art | readonly [art: Art, scale: number];

export type DishPicture = { readonly tint: Tint; readonly art: readonly Piece[]; readonly bare?: true };

/** The picture of a store or an advert: a two-tone room with one to four pieces; the first stands on a plate when `plate` is set. */
export type ScenePicture = {
  readonly tint: Tint;
  readonly wall?: 'plain' | 'tiles' | 'panel' | 'sun' | 'lake';
  readonly table?: 'plain' | 'vichy' | 'slats';
  /** Awning colour, as #RRGGBB. */
  readonly awning?: string;
  readonly plate?: true;
  readonly art: readonly Piece[];
};
