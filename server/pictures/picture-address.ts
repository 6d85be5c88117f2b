import type { DishPicture, Piece, ScenePicture, Tint } from './picture-types.ts';
import { ART, type Art } from './art.ts';
import { TINTS } from './picture-colours.ts';
import { artOf, scaleOf } from './pieces.ts';
import { SCENE_SIZES, type SceneShape } from './scene-sizes.ts';

export type PictureRequest =
  | { readonly kind: 'dish'; readonly picture: DishPicture }
  | { readonly kind: 'scene'; readonly shape: SceneShape; readonly picture: ScenePicture };

const LEAST_SCALE = 0.2;
const MOST_SCALE = 3;
const DISH_PIECES = 3;
const SCENE_PIECES = 4;
const HERO_PIECES = 5;
const mostPieces = (shape: SceneShape) => (shape === 'hero' || shape === 'quay' ? HERO_PIECES : SCENE_PIECES);

const WALLS = ['tiles', 'panel', 'sun', 'lake'] as const;
const TABLES = ['vichy', 'slats'] as const;

const isArt = (word: string): word is Art => Object.hasOwn(ART, word);
const isTint = (word: string): word is Tint => Object.hasOwn(TINTS, word);
const isShape = (word: string): word is SceneShape => Object.hasOwn(SCENE_SIZES, word);
const oneOf = <Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined =>
  words.find((known) => known === word);

const inReach = (scale: number) => Math.min(MOST_SCALE, Math.max(LEAST_SCALE, Math.round(scale * 100) / 100));

function pieceWord(piece: Piece): string {
  const scale = inReach(scaleOf(piece));
  return scale === 1 ? artOf(piece) : `${artOf(piece)}*${scale}`;
}

const artWords = (art: readonly Piece[], most: number) => art.slice(0, most).map(pieceWord).join('+');
/** Messengers draw no SVG. */
const endingOf = (shape: SceneShape) => (shape === 'share' ? '.png' : '.svg');

function parsePiece(word: string): Piece | null {
  const [, art = '', scale] = /^([A-Za-z]+)(?:\*(\d(?:\.\d{1,2})?))?$/.exec(word) ?? [];
  if (!isArt(art)) return null;
  if (scale === undefined) return art;
  const value = Number(scale);
  // Only the one spelling that `pieceWord` writes is an address.
  return value !== 1 && inReach(value) === value && String(value) === scale ? [art, value] : null;
}

function parseArt(file: string, most: number, ending: '.svg' | '.png'): readonly Piece[] | null {
  if (!file.endsWith(ending)) return null;
  const words = file.slice(0, -ending.length).split('+');
  if (words.length > most) return null;
  const pieces = words.map(parsePiece);
  return pieces.every((piece) => piece !== null) ? pieces : null;
}

/**
 * The path of a dish's picture: `/pictures/dish/butter/fondue+herb.svg`, with `bare/` before the tint where there is
 * no plate. Scales are kept to two decimals, from 0.2 to 3.
 */
export const dishPictureAddress = ({ tint, art, bare }: DishPicture): string =>
  `/pictures/dish/${bare ? 'bare/' : ''}${tint}/${artWords(art, DISH_PIECES)}.svg`;

/**
 * The path of a scene's picture in one shape: `/pictures/scene/card/butter-lake-plate/fondue+wine.svg`. Between the
 * shape and the pieces stand the tint and what the room has beside, in this order: wall, table, awning, plate. What is
 * shared is a PNG.
 */
export function scenePictureAddress(picture: ScenePicture, shape: SceneShape): string {
  const room = [
    picture.tint,
    oneOf(WALLS, picture.wall),
    oneOf(TABLES, picture.table),
    picture.awning?.slice(1).toLowerCase(),
    picture.plate && 'plate',
  ]
    .filter(Boolean)
    .join('-');
  return `/pictures/scene/${shape}/${room}/${artWords(picture.art, mostPieces(shape))}${endingOf(shape)}`;
}

function parseScene(shape: string, room: string, file: string): PictureRequest | null {
  if (!isShape(shape)) return null;
  const art = parseArt(file, mostPieces(shape), endingOf(shape));
  const [tint = '', ...words] = room.split('-');
  if (!art || !isTint(tint)) return null;
  const wall = oneOf(WALLS, words[0]);
  if (wall) words.shift();
  const table = oneOf(TABLES, words[0]);
  if (table) words.shift();
  const awning = /^[0-9a-f]{6}$/.test(words[0] ?? '') ? `#${words.shift()}` : undefined;
  const plate = words[0] === 'plate' && Boolean(words.shift());
  if (words.length > 0) return null;
  return {
    kind: 'scene',
    shape,
    picture: { tint, ...(wall && { wall }), ...(table && { table }), ...(awning && { awning }), ...(plate && { plate }), art },
  };
}

function parseDish(parts: readonly string[]): PictureRequest | null {
  const bare = parts[0] === 'bare';
  const [tint = '', file = '', ...more] = bare ? parts.slice(1) : parts;
  const art = parseArt(file, DISH_PIECES, '.svg');
  if (!art || !isTint(tint) || more.length > 0) return null;
  return { kind: 'dish', picture: { tint, ...(bare && { bare }), art } };
}

/** What a path asks for; null for anything that is not exactly the address of a picture of known tint and art. */
export function parsePictureAddress(path: string): PictureRequest | null {
  const [root, pictures, kind, ...rest] = path.split('/');
  if (root !== '' || pictures !== 'pictures') return null;
  if (kind === 'dish') return parseDish(rest);
  const [shape = '', room = '', file = '', ...more] = rest;
  return kind === 'scene' && more.length === 0 ? parseScene(shape, room, file) : null;
}
