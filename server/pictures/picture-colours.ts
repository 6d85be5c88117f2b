import type { Tint } from './picture-types.ts';

type Pair = readonly [wall: string, table: string];

export const TINTS: Readonly<Record<Tint, { readonly light: Pair; readonly dark: Pair }>> = {
  butter: { light: ['#FFE7A0', '#F4D272'], dark: ['#4A3818', '#382A10'] },
  apricot: { light: ['#FFD8BA', '#F2BA92'], dark: ['#4F3422', '#3F2818'] },
  rose: { light: ['#FAD6D6', '#EEB9B9'], dark: ['#4D2E2E', '#3E2323'] },
  pistachio: { light: ['#DDE9BE', '#C3D596'], dark: ['#384120', '#2C3417'] },
  mint: { light: ['#CBE7D9', '#ABD3C0'], dark: ['#1F4035', '#183229'] },
  sky: { light: ['#CFE3F3', '#ACCDE5'], dark: ['#213A4D', '#192D3D'] },
  sand: { light: ['#ECE2CF', '#DACBAF'], dark: ['#423A2C', '#342D20'] },
  tomato: { light: ['#F7BDA8', '#E79A80'], dark: ['#592E22', '#47231A'] },
};

/**
 * The style inside a picture: `wall` and `table` of the tint, `lake`, `enamel`, and what is fainter in the dark.
 * One file serves both: a browser draws it by the colour scheme of the page it stands in.
 */
export function pictureStyle(tint: Tint): string {
  const { light, dark } = TINTS[tint];
  const rules = (pair: Pair, lake: string, enamel: string) =>
    `.wall{fill:${pair[0]}}.table{fill:${pair[1]}}.lake{fill:${lake}}.enamel{fill:${enamel}}`;
  return [
    '<style>',
    rules(light, TINTS.sky.light[1], '#FDFCF8'),
    '@media (prefers-color-scheme:dark){',
    rules(dark, TINTS.sky.dark[1], '#EFEBE2'),
    '.onwall{opacity:.3}.waves{opacity:.25}.check{opacity:.18}.awning{opacity:.8}.white{opacity:.5}',
    '}</style>',
  ].join('');
}
