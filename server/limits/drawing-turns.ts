import { createTurns } from './turns.ts';

/** Pictures that people send are drawn a few at a time: each takes a processor for up to a second, and its pixels in memory. */
export const drawingTurns = createTurns({ atWork: 2, waiting: 20 });
