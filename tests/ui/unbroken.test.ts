import { expect, it } from 'vitest';
import { unbrokenPieces } from '#src/ui/unbroken-pieces.ts';

it.each([
  ['Rue de Carouge 12, 1205 Genève', ['1205 Genève']],
  ['1205 Genève', ['1205 Genève']],
  ['12 Rue des Bains, CH-1205 Genève, Suisse', ['CH-1205 Genève,']],
  ['Quai 3, 1898 Saint-Gingolph', ['1898 Saint-Gingolph']],
  ['Chemin 1, 1218 Le Grand-Saconnex', ['1218 Le', 'Grand-Saconnex']],
  ['Pain mi-seigle · sans gluten', ['mi-seigle']],
  ['Half-and-half fondue (gluten-free)', ['Half-and-half', '(gluten-free)']],
  ['Rue du Mont-Blanc 5', ['Mont-Blanc']],
  ['12 - 15 min', []],
  ['Year 2026', []],
  ['2026 - 2027', []],
  ['', []],
])('%j keeps %j together, and every letter', (text, units) => {
  const pieces = unbrokenPieces(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ isUnit }) => isUnit).map((piece) => piece.text)).toEqual(units);
});
