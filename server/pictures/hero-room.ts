import { figure } from './picture-parts.ts';
import type { Room } from './scene-room.ts';

const SHORE = 262;

const FAR = '0,205 150,150 290,186 470,128 600,84 720,112 840,70 960,96 1080,64 1190,92 1280,58';
const NEAR = '0,262 120,236 300,250 520,178 640,150 760,172 880,140 1000,178 1120,166 1280,138';

const ridge = (points: string, width: number, opacity: number) =>
  `<polygon class="table" fill-opacity="${opacity}" points="0,${SHORE} ${points} ${width},${SHORE}"/>`;

/** The fountain: a narrow stem that rises, turns over in the wind and falls to the right. */
const JET = 'M940 262 946 118Q948 70 962 68 978 68 1001 224 984 152 967 124 960 148 955 262Z';

/** The lighthouse of the jetty: tower, gallery, lantern and cap. */
const LIGHTHOUSE = 'M1171 160h19l7 102h-33zM1167 152h27v7h-27zM1174 138h13v13h-13zM1170 138l10.5-13 10.5 13z';

/** Geneva's roadstead: the Salève, the lake, the fountain and the lighthouse, over a table by the water. */
export function drawRoadstead({ width, height, table }: Room): string {
  const ripples = [[740, 282, 60], [1000, 296, 74], [1140, 280, 96], [1060, 340, 60], [690, 338, 80], [300, 300, 90], [80, 330, 70]]
    .map(([x = 0, y = 0, length = 0]) => `M${x} ${y}h${length}`)
    .join('');
  return [
    `<path class="wall" d="M0 0h${width}v${height}H0z"/>`,
    ridge(FAR, width, 0.42),
    ridge(NEAR, width, 0.5),
    `<rect class="lake" y="${SHORE}" width="${width}" height="${figure(table - SHORE)}"/>`,
    `<path class="waves" d="${ripples}" stroke="#fff" stroke-opacity=".75" stroke-width="2"/>`,
    `<path class="white" d="${JET}${LIGHTHOUSE}" fill="#FFFDF6"/>`,
    `<path class="table" d="M0 ${figure(table)}h${width}V${height}H0z"/>`,
  ].join('');
}
