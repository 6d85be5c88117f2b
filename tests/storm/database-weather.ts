export class CutConnection extends Error {
  readonly code = 'ECONNRESET';
  constructor() {
    super('Connection terminated unexpectedly');
  }
}

/** A connection; `cut` is done once it is cut for real. */
export type Line = { cut: Promise<void> | null };

type Cut = { statementsLeft: number; readonly isDone: boolean; hasHappened: boolean };

/**
 * What befalls the connections to the database: while a cut is in the air, the connection that says the statement it
 * is meant for is cut, before the statement or after it was done, which nobody then hears of. A transaction that was
 * cut goes on with nothing.
 */
export class DatabaseWeather {
  #cut: Cut | null = null;

  /** Puts a cut in the air: so many statements pass before it. `isDone` is whether its own statement is done. */
  threaten({ after, isDone }: { readonly after: number; readonly isDone: boolean }): void {
    this.#cut = { statementsLeft: after, isDone, hasHappened: false };
  }

  /** Whether a cut is in the air, and whether it has come. */
  isThreatening(): boolean {
    return this.#cut !== null;
  }
  hasCut(): boolean {
    return this.#cut?.hasHappened === true;
  }

  /** Ends it. @returns whether anything was cut */
  clear(): boolean {
    const has = this.hasCut();
    this.#cut = null;
    return has;
  }

  /** Lets a statement pass, or not. `tear` cuts the connection for real, and is done once it is. */
  async through<Result>(line: Line, say: () => Promise<Result>, tear: () => Promise<void>): Promise<Result> {
    const cut = this.#cut;
    if (line.cut === null) {
      if (!cut || cut.hasHappened || --cut.statementsLeft >= 0) return say();
      cut.hasHappened = true;
      const said = cut.isDone
        ? say().then(
            () => undefined,
            () => undefined,
          )
        : Promise.resolve();
      line.cut = said.then(tear);
    }
    // Whoever hears of it sooner gives the connection back, and the pool hands it on.
    await line.cut;
    throw new CutConnection();
  }
}
