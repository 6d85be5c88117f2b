import type { DishPicture } from './picture-types.ts';
import { pictureStyle } from './picture-colours.ts';
import { drawGround, drawPiece, drawPlate, figure, shadowFilters, svgFile, visible, type Placed } from './picture-parts.ts';
import { artOf, scaleOf } from './pieces.ts';

const SIDE = 232;
const EDGE = 10;

type Spot = { readonly x: number; readonly foot: number; readonly size: number };

const SPOTS: readonly (readonly Spot[])[] = [
  [{ x: 116, foot: 193, size: 158 }],
  [
    { x: 96, foot: 189, size: 144 },
    { x: 163, foot: 199, size: 92 },
  ],
  [
    { x: 116, foot: 180, size: 140 },
    { x: 60, foot: 200, size: 76 },
    { x: 173, foot: 201, size: 76 },
  ],
];

const within = (value: number, low: number, high: number) => (low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value)));

function place(piece: DishPicture['art'][number], spot: Spot): Placed {
  const art = artOf(piece);
  const wanted = spot.size * scaleOf(piece);
  const bounds = visible(art, wanted);
  const fit = Math.min(1, (SIDE - 2 * EDGE) / bounds.width, (spot.foot - EDGE) / bounds.height);
  const half = (bounds.width * fit) / 2;
  return { art, size: wanted * fit, foot: spot.foot, middle: within(spot.x, EDGE + half, SIDE - EDGE - half) };
}

/**
 * The picture of a dish as an SVG file: a square room of 232 units, and its pieces on an enamel plate or on the
 * bare table. Up to three pieces are drawn.
 */
export function dishPicture(picture: DishPicture): string {
  const pieces = picture.art.slice(0, 3);
  const spots = SPOTS[pieces.length - 1] ?? [];
  const placed = pieces.flatMap((piece, index) => {
    const spot = spots[index];
    return spot ? [place(piece, spot)] : [];
  });
  const table = SIDE * 0.64;
  return svgFile(
    { width: SIDE, height: SIDE, fit: 'xMidYMid slice' },
    [
      pictureStyle(picture.tint),
      `<defs>${shadowFilters(5)}</defs>`,
      `<path class="wall" d="M0 0h${SIDE}v${SIDE}H0z"/><path class="table" d="M0 ${figure(table)}h${SIDE}V${SIDE}H0z"/>`,
      picture.bare ? placed.map(drawGround).join('') : drawPlate(SIDE / 2, 183, 95, 29, 4),
      ...placed.map(drawPiece),
    ].join(''),
  );
}
