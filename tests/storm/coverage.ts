import { ALL_FAULTS, CALLS, canBefall, type CallOfPurchase, type Fault } from './faults.ts';

/** How often each call met each fault, and each flow took each of its transitions. */
export class Coverage {
  readonly cells = new Map<string, number>();
  readonly transitions = new Map<string, number>();

  met(call: CallOfPurchase, fault: Fault): void {
    const cell = `${call} × ${fault}`;
    this.cells.set(cell, (this.cells.get(cell) ?? 0) + 1);
  }

  took(transition: string): void {
    this.transitions.set(transition, (this.transitions.get(transition) ?? 0) + 1);
  }

  add(other: Pick<Coverage, 'cells' | 'transitions'>): void {
    for (const [key, count] of other.cells) this.cells.set(key, (this.cells.get(key) ?? 0) + count);
    for (const [key, count] of other.transitions) this.transitions.set(key, (this.transitions.get(key) ?? 0) + count);
  }
}

export type Cell = { readonly call: CallOfPurchase; readonly fault: Fault };
export const nameOfCell = ({ call, fault }: Cell): string => `${call} × ${fault}`;

export const ALL_CELLS: readonly Cell[] = (Object.keys(CALLS) as CallOfPurchase[]).flatMap((call) =>
  ALL_FAULTS.filter((fault) => canBefall(call, fault)).map((fault) => ({ call, fault })),
);

/**
 * Cells that were hit less often than so many runs should have: each run aims at one cell, and of the runs that aim at
 * a cell some come to an end before they get there.
 */
export function hardlyMet(coverage: Coverage, runs: number): string[] {
  const least = Math.floor((runs / ALL_CELLS.length) * ENOUGH);
  return ALL_CELLS.map(nameOfCell).filter((cell) => (coverage.cells.get(cell) ?? 0) < least);
}
const ENOUGH = 0.4;
