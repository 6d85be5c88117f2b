const shapes = {
  customer: '<circle cx="12" cy="8" r="4.5"/><path d="M4 21c0-4.4 3.6-7.5 8-7.5s8 3.1 8 7.5"/>',
  answer: '<path d="M4.5 12.5l5 5L20 7"/>',
  failure: '<path d="M6 6l12 12M18 6L6 18"/>',
  time: '<circle cx="12" cy="12" r="9"/><path d="M12 6.8V12l3.4 2.2"/>',
  instant: '<path d="M12 21v-7M12 14L5.5 5M12 14l6.5-9M5.5 9.5V5H10M18.5 9.5V5H14"/>',
  blocked: '<circle cx="12" cy="12" r="9"/><path d="M12 7.5v5.5M12 16.5v.1"/>',
  good: '<circle cx="12" cy="12" r="9"/><path d="M8 12.3l2.9 2.9L16.2 9.5"/>',
  end: '<circle cx="12" cy="12" r="9"/><rect x="9" y="9" width="6" height="6" rx="1"/>',
  history: '<circle cx="12" cy="12" r="9"/><path d="M9 8v8M15 8v8M9 12h6"/>',
  group: '<rect x="4" y="4" width="16" height="16" rx="3"/>',
  stays: '<path d="M20 5v5h-5M20 10a8.3 8.3 0 1 0 .5 4.5"/>',
  message: '<path d="M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5"/>',
  search: '<circle cx="11" cy="11" r="7"/><path d="M16.5 16.5L21 21"/>',
  book: '<path d="M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5zM12 6.5V20"/>',
  play: '<path d="M7 4.5l12 7.5-12 7.5z"/>',
  route: '<circle cx="6" cy="18" r="2.5"/><circle cx="18" cy="6" r="2.5"/><path d="M8.5 18H15a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h6.5"/>',
  coverage:
    '<path d="M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15M8 12h8"/>',
  back: '<path d="M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3"/>',
  reset: '<path d="M4 5v5h5M4 10a8.3 8.3 0 1 1-.5 4.5"/>',
  forward: '<path d="M4 6l7 6-7 6zM13 6l7 6-7 6z"/>',
  bank: '<path d="M4 9.5L12 4l8 5.5zM6 10v8M10 10v8M14 10v8M18 10v8M4 20.5h16"/>',
  server:
    '<rect x="3.5" y="3.5" width="17" height="7" rx="2"/><rect x="3.5" y="13.5" width="17" height="7" rx="2"/><path d="M7.5 7h.1M7.5 17h.1"/>',
  page: '<path d="M4 5h16v14H4zM4 9h16"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  fit: '<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
  list: '<path d="M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1"/>',
  camera: '<path d="M4 8h4l1.5-2.5h5L16 8h4v11H4z"/><circle cx="12" cy="13" r="3.5"/>',
  chevron: '<path d="M9 5l7 7-7 7"/>',
} as const;

export type Icon = keyof typeof shapes;

const stroke = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

/** The strokes of an icon on a field of 24 × 24: a state that waits for an answer shows who is asked, not the tick of an answer that came. */
const strokes = (icon: Icon, of: 'state' | 'way'): string => (icon === 'answer' && of === 'state' ? shapes.server : shapes[icon]);

/** An icon inside a drawing, its top left corner at `x`, `y`. */
export const iconAt = (icon: Icon, of: 'state' | 'way', x: number, y: number, size: number, name: string): string =>
  `<g class="${name}" transform="translate(${+x.toFixed(1)} ${+y.toFixed(1)}) scale(${+(size / 24).toFixed(4)})" ${stroke} stroke-width="2.4">${strokes(icon, of)}</g>`;

/** An icon in the text of a page; it says nothing to a screen reader. */
export const icon = (name: Icon, of: 'state' | 'way', size = 16): string =>
  `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" ${stroke} stroke-width="2.2" aria-hidden="true">${strokes(name, of)}</svg>`;
