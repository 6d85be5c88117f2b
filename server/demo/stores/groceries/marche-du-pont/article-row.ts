import type { Art } from '#server/pictures/art.ts';
import type {
  Allergen,
  DemoCashback,
  DemoItem,
  DemoSpecification,
  Diet,
} from '#server/demo/demo-types.ts';
import type { DishPicture, Piece, Tint } from '#server/pictures/picture-types.ts';

/** What only some articles have. Prices are centimes; `plate` draws the article on a plate instead of bare on the table. */
export type ArticleExtras = {
  readonly was?: number;
  readonly cashback?: DemoCashback;
  readonly diets?: readonly Diet[];
  readonly allergens?: readonly Allergen[];
  readonly soldOut?: true;
  readonly plate?: true;
  readonly specifications?: readonly DemoSpecification[];
};

/**
 * One article of the supermarket, written as one row: key, name and details in English then French, price in
 * centimes, its art (one piece, or up to three) and the tint behind it.
 */
export function article(
  key: string,
  nameEn: string,
  nameFr: string,
  detailsEn: string,
  detailsFr: string,
  price: number,
  art: Art | readonly Piece[],
  tint: Tint,
  extras: ArticleExtras = {},
): DemoItem {
  const { plate, ...rest } = extras;
  const pieces: readonly Piece[] = typeof art === 'string' ? [art] : art;
  const picture: DishPicture = plate ? { tint, art: pieces } : { tint, art: pieces, bare: true };
  return {
    key,
    name: { en: nameEn, fr: nameFr },
    details: { en: detailsEn, fr: detailsFr },
    price,
    picture,
    ...rest,
  };
}
