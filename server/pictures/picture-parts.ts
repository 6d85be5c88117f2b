import { ART, type Art } from './art.ts';
import { artAddress } from './art-file.ts';

/** A piece with its place: `middle` and `foot` are of its visible part, `size` is the side of its square file. */
export type Placed = { readonly art: Art; readonly middle: number; readonly foot: number; readonly size: number };

/** A number as an SVG attribute has it: two decimals at most. */
export const figure = (value: number): string => String(Math.round(value * 100) / 100);

export function visible(art: Art, size: number): { readonly width: number; readonly height: number } {
  const [, left, top, right, bottom] = ART[art];
  return { width: ((right - left) / 100) * size, height: ((bottom - top) / 100) * size };
}

export function drawPiece({ art, middle, foot, size }: Placed): string {
  const [, left, , right, bottom] = ART[art];
  const x = middle - ((left + right) / 200) * size;
  const y = foot - (bottom / 100) * size;
  return `<image href="${artAddress(art)}" x="${figure(x)}" y="${figure(y)}" width="${figure(size)}" height="${figure(size)}" filter="url(#cast)"/>`;
}

export function drawGround({ art, middle, foot, size }: Placed): string {
  const { width } = visible(art, size);
  return `<ellipse cx="${figure(middle)}" cy="${figure(foot - size * 0.02)}" rx="${figure(width * 0.46)}" ry="${figure(size * 0.075)}" fill="#32220A" fill-opacity=".2" filter="url(#soft)"/>`;
}

/** An enamel plate with its blue rim, seen from a little above. `cy` is its middle. */
export function drawPlate(cx: number, cy: number, rx: number, ry: number, rim: number): string {
  const ellipse = (scale: number, dy: number, rest: string) =>
    `<ellipse cx="${figure(cx)}" cy="${figure(cy + dy)}" rx="${figure(rx * scale)}" ry="${figure(ry * scale)}" ${rest}/>`;
  return [
    ellipse(1, rim * 1.5, 'fill="#3C280A" fill-opacity=".13"'),
    ellipse(1, 0, 'class="enamel"'),
    `<ellipse cx="${figure(cx)}" cy="${figure(cy)}" rx="${figure(rx - rim / 2)}" ry="${figure(ry - rim / 2)}" fill="none" stroke="#1B3BA6" stroke-width="${figure(rim)}"/>`,
    ellipse(0.74, -ry * 0.05, 'fill="#78684C" fill-opacity=".16"'),
    ellipse(0.64, -ry * 0.02, 'class="enamel"'),
  ].join('');
}

export const shadowFilters = (unit: number): string =>
  [
    '<filter id="cast" x="-10%" y="-10%" width="120%" height="125%">',
    `<feDropShadow dx="0" dy="${figure(unit)}" stdDeviation="${figure(unit * 0.6)}" flood-color="#3C280A" flood-opacity=".24"/></filter>`,
    `<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="${figure(unit * 0.9)}"/></filter>`,
  ].join('');

/** The whole file; `fit` is how it stands in a frame of other proportions, as `preserveAspectRatio` says it. */
export function svgFile(
  { width, height, fit }: { readonly width: number; readonly height: number; readonly fit: string },
  inside: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="${fit}">${inside}</svg>`;
}
