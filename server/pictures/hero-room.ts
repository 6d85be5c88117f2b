import { figure } from './picture-parts.ts';
import type { Room } from './scene-room.ts';

const SHORE = 262;

const FAR = '0,205 150,150 290,186 470,128 600,84 720,112 840,70 960,96 1080,64 1190,92 1280,58';
const NEAR = '0,262 120,236 300,250 520,178 640,150 760,172 880,140 1000,178 1120,166 1280,138';

/** The hills go on beside the picture as in a mirror: a frame that is broader shows more of them. */
const ridge = (points: string, width: number, opacity: number) => {
  const path = points.split(' ').map((point) => point.split(',').map(Number) as [number, number]);
  const mirrored = (axis: number) => path.toReversed().map(([x, y]) => [2 * axis - x, y] as const);
  const all = [...mirrored(0), ...path, ...mirrored(width)].map(([x, y]) => `${x},${y}`).join(' ');
  return `<polygon class="table" fill-opacity="${opacity}" points="${-width},${SHORE} ${all} ${2 * width},${SHORE}"/>`;
};

const JET = 'M940 262 946 118Q948 70 962 68 978 68 1001 224 984 152 967 124 960 148 955 262Z';

const LIGHTHOUSE = 'M1171 160h19l7 102h-33zM1167 152h27v7h-27zM1174 138h13v13h-13zM1170 138l10.5-13 10.5 13z';

const SIZE = { width: 1280, shore: SHORE } as const;

type Farther = { readonly scale: number; readonly left: number; readonly shore: number };

function drawBanks(
  { width, height, table }: Room,
  shore: number,
): { readonly wall: string; readonly lake: string; readonly table: string } {
  const [left, all] = [-2 * width, 5 * width];
  return {
    wall: `<path class="wall" d="M${left} ${-height}h${all}v${2 * height}H${left}z"/>`,
    lake: `<rect class="lake" x="${left}" y="${shore}" width="${all}" height="${figure(table - shore)}"/>`,
    table: `<path class="table" d="M${left} ${figure(table)}h${all}V${height}H${left}z"/>`,
  };
}

export function drawRoadstead(room: Room, { scale, left, shore }: Farther = { scale: 1, left: 0, shore: SIZE.shore }): string {
  const { width } = SIZE;
  const banks = drawBanks(room, shore);
  const ripples = [
    [740, 282, 60],
    [1000, 296, 74],
    [1140, 280, 96],
    [1060, 340, 60],
    [690, 338, 80],
    [300, 300, 90],
    [80, 330, 70],
  ]
    .map(([x = 0, y = 0, length = 0]) => `M${x} ${y}h${length}`)
    .join('');
  const placed = (inside: string) =>
    `<g transform="translate(${left} ${figure(shore - SIZE.shore * scale)}) scale(${scale})">${inside}</g>`;
  return [
    banks.wall,
    placed(ridge(FAR, width, 0.42) + ridge(NEAR, width, 0.5)),
    banks.lake,
    placed(
      `<path class="waves" d="${ripples}" stroke="#fff" stroke-opacity=".75" stroke-width="2"/><path class="white" d="${JET}${LIGHTHOUSE}" fill="#FFFDF6"/>`,
    ),
    banks.table,
  ].join('');
}
