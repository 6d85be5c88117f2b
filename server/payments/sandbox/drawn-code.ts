import { createHash } from 'node:crypto';

const SIDE = 25;
const CORNER = 7;

const inCorner = (column: number, row: number): boolean => {
  const ring = Math.max(Math.abs(column - 3), Math.abs(row - 3));
  return ring !== 2 && ring <= 3;
};

/** The mark of the corner that a square is in, or beside; null: in none. */
function ofCorner(column: number, row: number): boolean | null {
  const [atRight, atFoot] = [column >= SIDE - CORNER - 1, row >= SIDE - CORNER - 1];
  if ((column > CORNER && !atRight) || (row > CORNER && !atFoot) || (atRight && atFoot)) return null;
  return inCorner(atRight ? column - (SIDE - CORNER) : column, atFoot ? row - (SIDE - CORNER) : row);
}

/** A picture that looks like a code to be scanned, the same for the same text: the path of its squares, 25 a side. It says nothing. */
export function drawnCode(text: string): string {
  const bits = [0, 1, 2].flatMap((part) => [...createHash('sha256').update(`${part}${text}`).digest()]);
  const isDark = (column: number, row: number): boolean => {
    const position = row * SIDE + column;
    return ofCorner(column, row) ?? (((bits[position >> 3] ?? 0) >> (position & 7)) & 1) === 1;
  };
  return Array.from({ length: SIDE * SIDE }, (_, position) => [position % SIDE, Math.floor(position / SIDE)] as const)
    .filter(([column, row]) => isDark(column, row))
    .map(([column, row]) => `M${column} ${row}h1v1h-1z`)
    .join('');
}
