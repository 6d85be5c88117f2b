import type { Art } from './art.ts';

export type Tint = 'butter' | 'apricot' | 'rose' | 'pistachio' | 'mint' | 'sky' | 'sand' | 'tomato';

export type Piece = Art | readonly [art: Art, scale: number];

export type DishPicture = { readonly tint: Tint; readonly art: readonly Piece[]; readonly bare?: true };

export type ScenePicture = {
  readonly tint: Tint;
  readonly wall?: 'plain' | 'tiles' | 'panel' | 'sun' | 'lake';
  readonly table?: 'plain' | 'vichy' | 'slats';
  /** Awning colour, as #RRGGBB. */
  readonly awning?: string;
  readonly plate?: true;
  readonly art: readonly Piece[];
};
