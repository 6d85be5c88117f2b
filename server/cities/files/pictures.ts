import * as v from 'valibot';
import { ART, type Art } from '#server/pictures/art.ts';
import type { Tint } from '#server/pictures/picture-types.ts';
import { only } from './words.ts';

const art = v.picklist(Object.keys(ART) as [Art, ...Art[]]);

const pieces = {
  tint: v.picklist(['butter', 'apricot', 'rose', 'pistachio', 'mint', 'sky', 'sand', 'tomato'] satisfies Tint[]),
  art: v.pipe(v.array(v.union([art, v.tuple([art, v.pipe(v.number(), v.gtValue(0), v.maxValue(2))])])), v.minLength(1), v.maxLength(4)),
};

export const dishPicture = v.strictObject({ tint: pieces.tint, art: pieces.art, bare: v.optional(only) });
export const scene = v.strictObject({
  tint: pieces.tint,
  wall: v.optional(v.picklist(['plain', 'tiles', 'panel', 'sun', 'lake'])),
  table: v.optional(v.picklist(['plain', 'vichy', 'slats'])),
  awning: v.optional(v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/, 'must be #RRGGBB'))),
  plate: v.optional(only),
  art: pieces.art,
});
