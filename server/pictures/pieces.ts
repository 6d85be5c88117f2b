import type { Piece } from './picture-types.ts';
import type { Art } from './art.ts';

export const artOf = (piece: Piece): Art => (typeof piece === 'string' ? piece : piece[0]);

export const scaleOf = (piece: Piece): number => (typeof piece === 'string' ? 1 : piece[1]);
