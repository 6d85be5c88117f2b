import type { Piece, ScenePicture } from './picture-types.ts';
import { drawRoadstead } from './hero-room.ts';
import { pictureStyle } from './picture-colours.ts';
import { drawGround, drawPiece, drawPlate, shadowFilters, svgFile, visible, type Placed } from './picture-parts.ts';
import { artOf, scaleOf } from './pieces.ts';
import { drawAwning, drawRoundTable, drawTable, drawWall, type Room } from './scene-room.ts';
import { SCENE_SIZES, type SceneShape } from './scene-sizes.ts';

type Row = {
  readonly sizes: readonly number[];
  readonly feet: readonly number[];
  readonly gap: number;
  readonly middle: number;
  readonly width: number;
  readonly flanked?: true;
};

type HeroShape = 'hero' | 'quay';
const isHero = (shape: SceneShape): shape is HeroShape => shape === 'hero' || shape === 'quay';

const ROWS: Readonly<Record<Exclude<SceneShape, HeroShape>, Row>> = {
  card: { sizes: [114, 86, 70, 60], feet: [157, 151, 156, 149], gap: 12, middle: 186, width: 344 },
  banner: { sizes: [158, 108, 108, 94], feet: [226, 210, 218, 206], gap: 34, middle: 962, width: 600, flanked: true },
  share: { sizes: [400, 300, 250, 210], feet: [556, 536, 552, 530], gap: 36, middle: 600, width: 1040 },
  advert: { sizes: [104, 90, 76, 62], feet: [225, 219, 223, 217], gap: 18, middle: 190, width: 300 },
};

const HERO_SPOTS: Readonly<Record<HeroShape, readonly { readonly middle: number; readonly foot: number; readonly size: number }[]>> = {
  hero: [
    { middle: 906, foot: 404, size: 240 },
    { middle: 1136, foot: 464, size: 186 },
    { middle: 1212, foot: 408, size: 134 },
    { middle: 1004, foot: 496, size: 90 },
    { middle: 1038, foot: 400, size: 128 },
  ],
  quay: [
    { middle: 108, foot: 172, size: 128 },
    { middle: 284, foot: 183, size: 98 },
    { middle: 356, foot: 156, size: 66 },
    { middle: 206, foot: 192, size: 44 },
    { middle: 214, foot: 152, size: 66 },
  ],
};

const PLATE = { wide: 0.62, high: 0.16 };
const LEAST_MAIN_ALONE = 1.14;

/** Sets the pieces side by side by what is seen of them, and makes all smaller where they need more than the room. */
function inRow(pieces: readonly Piece[], plate: boolean, row: Row): Placed[] {
  const alone = pieces.length === 1 ? LEAST_MAIN_ALONE : 1;
  const wanted = pieces.map((piece, rank) => {
    const size = (row.sizes[rank] ?? 0) * scaleOf(piece) * alone;
    const visibleWidth = visible(artOf(piece), size).width;
    const width = plate && rank === 0 ? Math.max(visibleWidth, size * PLATE.wide * 2) : visibleWidth;
    return { art: artOf(piece), size, width, foot: row.feet[rank] ?? 0 };
  });
  const order = row.flanked && wanted.length > 1 ? [wanted[1], wanted[0], ...wanted.slice(2)] : wanted;
  const gaps = row.gap * (wanted.length - 1);
  const total = wanted.reduce((sum, { width }) => sum + width, 0);
  const tallest = Math.max(...wanted.map(({ art, size, foot }) => visible(art, size).height / (foot - 8)));
  const fit = Math.min(1, (row.width - gaps) / total, 1 / tallest);
  let left = row.middle - (total * fit + gaps) / 2;
  const middles = new Map<(typeof wanted)[number], number>();
  for (const piece of order) {
    if (!piece) continue;
    middles.set(piece, left + (piece.width * fit) / 2);
    left += piece.width * fit + row.gap;
  }
  return wanted.map((piece) => ({ art: piece.art, size: piece.size * fit, foot: piece.foot, middle: middles.get(piece) ?? row.middle }));
}

const plateUnder = ({ middle, foot, size }: Placed) =>
  drawPlate(middle, foot - size * 0.03, size * PLATE.wide, size * PLATE.high, Math.min(3.4, Math.max(2.4, size * 0.022)));

function drawHero(picture: ScenePicture, shape: HeroShape, room: Room): string {
  const placed = picture.art.slice(0, HERO_SPOTS[shape].length).flatMap((piece, index) => {
    const spot = HERO_SPOTS[shape][index];
    return spot ? [{ ...spot, art: artOf(piece), size: spot.size * scaleOf(piece) }] : [];
  });
  const [main, second, third, fourth, fifth] = placed;
  const bare = (piece: Placed | undefined) => (piece ? drawGround(piece) + drawPiece(piece) : '');
  const plated = (piece: Placed | undefined) => (piece ? plateUnder(piece) + drawPiece(piece) : '');
  return (
    drawRoadstead(room, shape === 'quay' ? { scale: 0.45, left: -205, shore: 104 } : undefined) +
    bare(third) +
    plated(main) +
    bare(fifth) +
    plated(second) +
    bare(fourth)
  );
}

const AWNING_STRIPE = { card: 28, banner: 40, share: 88 } as const;

function drawRowed(picture: ScenePicture, shape: Exclude<SceneShape, HeroShape>, room: Room): string {
  const placed = inRow(picture.art.slice(0, 4), Boolean(picture.plate), ROWS[shape]);
  const [main] = placed;
  const bare = picture.plate ? placed.slice(1) : placed;
  const behind =
    shape === 'advert'
      ? drawWall('plain', room) + drawRoundTable(room, 8, 364)
      : drawWall(picture.wall, room) + drawTable(picture.table, room);
  const awning =
    picture.awning && shape !== 'advert'
      ? drawAwning(picture.awning, room, { stripe: AWNING_STRIPE[shape], broad: shape === 'banner' })
      : '';
  return [behind, awning, bare.map(drawGround).join(''), picture.plate && main ? plateUnder(main) : '', ...placed.map(drawPiece)].join('');
}

/**
 * The picture of a store or an advert as an SVG file, in one of five shapes. A card, a banner and what is shared have wall, table and
 * awning; in a banner the pieces stand right of the middle. An advert is one flat tone, free for words at the top,
 * with a round table below. Hero and quay are a town by a lake: up to five pieces, the first two on plates. A frame that
 * is broader than a banner, a hero or a quay shows more of its room, and all of its pieces.
 */
export function scenePicture(picture: ScenePicture, { shape }: { readonly shape: SceneShape }): string {
  const [width, height] = SCENE_SIZES[shape];
  const tables = { card: height * 0.64, banner: height * 0.64, share: height * 0.64, advert: 188, hero: 376, quay: 130 };
  const room: Room = { width, height, table: tables[shape] };
  const unit = { card: 4, banner: 5, advert: 4, hero: 7, quay: 4, share: 12 }[shape];
  const isBroad = isHero(shape) || shape === 'banner';
  return svgFile(
    { width, height, fit: isBroad ? 'xMidYMax meet' : shape === 'card' ? 'xMidYMax slice' : 'xMaxYMax slice' },
    [
      pictureStyle(picture.tint),
      `<defs>${shadowFilters(unit)}</defs>`,
      isHero(shape) ? drawHero(picture, shape, room) : drawRowed(picture, shape, room),
    ].join(''),
  );
}
