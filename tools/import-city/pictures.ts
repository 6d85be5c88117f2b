import * as v from 'valibot';
import { ART, type Art } from '#server/pictures/art.ts';
import type { Tint } from '#server/pictures/picture-types.ts';

const art = v.picklist(Object.keys(ART) as [Art, ...Art[]]);

/** What pictures of dishes, stores and adverts are composed of. */
export const pieces = {
  tint: v.picklist(['butter', 'apricot', 'rose', 'pistachio', 'mint', 'sky', 'sand', 'tomato'] satisfies Tint[]),
  art: v.pipe(v.array(v.union([art, v.tuple([art, v.pipe(v.number(), v.gtValue(0), v.maxValue(2))])])), v.minLength(1), v.maxLength(4)),
};
