import { isEndedWithoutSuccess, isTerminal } from './progress.ts';

/** Whether an order may go from one status to another: onwards only, to an ending from anywhere, and nowhere from an ending. */
export const mayFollow = (from: number, to: number): boolean => !isTerminal(from) && (isEndedWithoutSuccess(to) || to > from);
