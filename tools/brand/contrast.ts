/** A colour as it is written: #rrggbb. */
export type Hex = string;

type Rgb = readonly [red: number, green: number, blue: number];
const mapped = ([red, green, blue]: Rgb, change: (part: number) => number): Rgb => [change(red), change(green), change(blue)];
const rgbOf = (colour: Hex): Rgb => mapped([1, 3, 5], (at) => Number.parseInt(colour.slice(at, at + 2), 16));
const hexOf = (rgb: Rgb): Hex => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance (WCAG 2.2), 0 to 1. */
function luminance(colour: Hex): number {
  const [red, green, blue] = mapped(rgbOf(colour), (part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours stand apart (WCAG 2.2): 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `colour` on its way to black or white: `share` of it is that by then. */
const towards = (colour: Hex, end: 0 | 255, share: number): Hex => hexOf(mapped(rgbOf(colour), (part) => part + (end - part) * share));

/** The colour of the same hue, made darker or lighter as little as it takes, that stands `least` apart from `ground`; null where none does. */
export function nearestThatPasses(colour: Hex, ground: Hex, least: number): Hex | null {
  for (let step = 0; step <= 200; step += 1)
    for (const end of [0, 255] as const) {
      const tried = towards(colour, end, step / 200);
      if (contrast(tried, ground) >= least) return tried;
    }
  return null;
}
