import type { Cause, Kind } from './chart.ts';

/** What a drawing or page needs to show beside words. */
export type Icon = Cause | Kind | 'stays' | 'theme' | 'print';

const shapes: Record<Icon, string> = {
  customer: '<circle cx="12" cy="8" r="4.5"/><path d="M4 21c0-4.4 3.6-7.5 8-7.5s8 3.1 8 7.5"/>',
  answer: '<path d="M4.5 12.5l5 5L20 7"/>',
  failure: '<path d="M6 6l12 12M18 6L6 18"/>',
  time: '<circle cx="12" cy="12" r="9"/><path d="M12 6.8V12l3.4 2.2"/>',
  instant: '<path d="M12 21v-7M12 14L5.5 5M12 14l6.5-9M5.5 9.5V5H10M18.5 9.5V5H14"/>',
  blocked: '<circle cx="12" cy="12" r="9"/><path d="M12 7.5v5.5M12 16.5v.1"/>',
  good: '<circle cx="12" cy="12" r="9"/><path d="M8 12.3l2.9 2.9L16.2 9.5"/>',
  end: '<circle cx="12" cy="12" r="9"/><rect x="9" y="9" width="6" height="6" rx="1"/>',
  group: '<rect x="4" y="4" width="16" height="16" rx="3"/>',
  stays: '<path d="M20 5v5h-5M20 10a8.3 8.3 0 1 0 .5 4.5"/>',
  theme: '<path d="M20 13.5A8 8 0 1 1 10.5 4a6.5 6.5 0 0 0 9.5 9.5z"/>',
  print: '<path d="M7 9V3.5h10V9M7 17H4.5A1.5 1.5 0 0 1 3 15.5v-5A1.5 1.5 0 0 1 4.5 9h15a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6.5H7z"/>',
};

/** A state that waits for an answer shows who is asked, not the tick of an answer that came. */
const server = '<rect x="3.5" y="3.5" width="17" height="7" rx="2"/><rect x="3.5" y="13.5" width="17" height="7" rx="2"/><path d="M7.5 7h.1M7.5 17h.1"/>';

const stroke = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

/** The strokes of an icon on a field of 24 × 24; a kind of state before a cause of the same name. */
const strokes = (icon: Icon, of: 'state' | 'way'): string => (icon === 'answer' && of === 'state' ? server : shapes[icon]);

/** An icon inside a drawing, its top left corner at `x`, `y`. */
export const iconAt = (icon: Icon, of: 'state' | 'way', x: number, y: number, size: number, name: string): string =>
  `<g class="${name}" transform="translate(${+x.toFixed(1)} ${+y.toFixed(1)}) scale(${+(size / 24).toFixed(4)})" ${stroke} stroke-width="2.4">${strokes(icon, of)}</g>`;

/** An icon in the text of a page; it says nothing to a screen reader. */
export const icon = (name: Icon, of: 'state' | 'way', size = 16): string =>
  `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" ${stroke} stroke-width="2.2" aria-hidden="true">${strokes(name, of)}</svg>`;
