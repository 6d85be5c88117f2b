import type { ScenePicture } from './picture-types.ts';
import { figure } from './picture-parts.ts';

export type Room = { readonly width: number; readonly height: number; readonly table: number };

/** So many times its width a room goes on to either side: a frame that is broader than the picture shows more of it. */
const BESIDE = 2;
const across = ({ width }: { readonly width: number }) => ({ left: -BESIDE * width, all: (2 * BESIDE + 1) * width });

/** A ridge like the Salève's, 0 to 1 both ways, from left to right. */
const RIDGE: readonly (readonly [x: number, y: number])[] = [
  [0, 0.72],
  [0.1, 0.5],
  [0.18, 0.58],
  [0.3, 0.2],
  [0.39, 0.08],
  [0.48, 0.17],
  [0.58, 0],
  [0.68, 0.27],
  [0.78, 0.13],
  [0.9, 0.46],
  [1, 0.31],
];

const hills = (width: number, top: number, shore: number) => {
  const point = (x: number, y: number) => `${figure(x * width)},${figure(top + y * (shore - top))}`;
  // Beside the picture as in a mirror: its ends are not of one height.
  const drawn = (copy: number) =>
    copy === 0 ? RIDGE.map(([x, y]) => point(x, y)) : RIDGE.toReversed().map(([x, y]) => point(copy + 1 - x, y));
  return `${-width},${figure(shore)} ${[-1, 0, 1].flatMap(drawn).join(' ')} ${2 * width},${figure(shore)}`;
};

const tiled = (id: string, width: number, height: number, inside: string) =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${inside}</pattern>`;

const filled = (id: string, room: Room, top: number, bottom: number, name: string) =>
  `<rect class="${name}" x="${across(room).left}" y="${figure(top)}" width="${across(room).all}" height="${figure(bottom - top)}" fill="url(#${id})"/>`;

function lake({ width, table }: Room): string {
  const { left, all } = across({ width });
  const shore = table * 0.58;
  const waves: string[] = [];
  for (let y = shore + 10; y < table - 2; y += 10) waves.push(`M${left} ${figure(y)}h${all}`);
  return [
    `<polygon class="table" fill-opacity=".55" points="${hills(width, table * 0.18, shore)}"/>`,
    `<rect class="lake" x="${left}" y="${figure(shore)}" width="${all}" height="${figure(table - shore)}"/>`,
    `<path class="waves" d="${waves.join('')}" stroke="#fff" stroke-opacity=".3" stroke-width="1.5"/>`,
  ].join('');
}

function sun({ width, table }: Room): string {
  const radius = Math.min(width * 0.23, table * 0.78);
  return `<g class="onwall" clip-path="url(#above)"><circle cx="${figure(width - radius * 0.9)}" cy="${figure(table * 0.58)}" r="${figure(radius)}" fill="#fff" fill-opacity=".36"/></g>`;
}

export function drawWall(wall: ScenePicture['wall'], room: Room): string {
  const { left, all } = across(room);
  const base = `<path class="wall" d="M${left} ${-room.height}h${all}v${2 * room.height}H${left}z"/>`;
  if (wall === 'lake') return base + lake(room);
  if (wall === 'sun')
    return `${base}<clipPath id="above"><path d="M0 0h${2 * room.width}v${figure(room.table)}H0z"/></clipPath>${sun(room)}`;
  if (wall === 'tiles') {
    return (
      base +
      tiled('tiles', 34, 17, '<path d="M0 .75h34M.75 0v17" stroke="#fff" stroke-opacity=".38" stroke-width="1.5"/>') +
      filled('tiles', room, 0, room.table, 'onwall')
    );
  }
  if (wall === 'panel') {
    return (
      base +
      tiled('panel', 42, 42, '<path d="M.75 0v42" stroke="#3C280A" stroke-opacity=".08" stroke-width="1.5"/>') +
      filled('panel', room, 0, room.table, 'onwall')
    );
  }
  return base;
}

export function drawTable(table: ScenePicture['table'], room: Room): string {
  const { left, all } = across(room);
  const base = `<path class="table" d="M${left} ${figure(room.table)}h${all}V${room.height}H${left}z"/>`;
  if (table === 'vichy') {
    return (
      base +
      tiled(
        'vichy',
        26,
        26,
        '<path d="M0 0h13v26H0z" fill="#fff" fill-opacity=".34"/><path d="M0 0h26v13H0z" fill="#fff" fill-opacity=".34"/>',
      ) +
      filled('vichy', room, room.table, room.height, 'check')
    );
  }
  if (table === 'slats') {
    const lines: string[] = [];
    for (let y = room.table + 14; y < room.height; y += 15) lines.push(`M${left} ${figure(y)}h${all}`);
    return `${base}<path d="${lines.join('')}" stroke="#3C280A" stroke-opacity=".1" stroke-width="1.5"/>`;
  }
  return base;
}

export const drawRoundTable = (room: Room, left: number, right: number): string =>
  `<ellipse class="table" cx="${figure((left + right) / 2)}" cy="${room.height}" rx="${figure((right - left) / 2)}" ry="${figure(room.height - room.table)}"/>`;

/** A striped awning with scallops along the top; a stripe ends where the picture does, and where it is `broad` others follow beside it. */
export function drawAwning(
  colour: string,
  { width }: Room,
  { stripe, broad }: { readonly stripe: number; readonly broad: boolean },
): string {
  const count = Math.max(3, Math.round(width / stripe / 2) * 2 + 1);
  const step = width / count;
  const drop = step * 0.62;
  const scallop = (at: number, longer: number) =>
    `M${figure(at * step)} 0h${figure(step)}v${figure(drop + longer)}a${figure(step / 2)} ${figure(step * 0.48)} 0 0 1 ${figure(-step)} 0z`;
  const all = broad ? Array.from({ length: 3 * count }, (_, at) => at - count) : Array.from({ length: count }, (_, at) => at);
  const row = (longer: number, isIncluded: (at: number) => boolean) =>
    all
      .filter(isIncluded)
      .map((at) => scallop(at, longer))
      .join('');
  return [
    '<g class="awning">',
    `<path d="${row(3, () => true)}" fill="#32220A" fill-opacity=".16"/>`,
    `<path d="${row(0, (at) => at % 2 === 0)}" fill="${colour}"/>`,
    `<path d="${row(0, (at) => at % 2 !== 0)}" fill="#FDFCF8"/>`,
    '</g>',
  ].join('');
}
