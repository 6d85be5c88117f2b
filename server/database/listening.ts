export type Hearing = {
  readonly heard: Readonly<Record<string, (text: string) => void>>;
  /** From now on everything is heard; before, something may have been said that nobody heard. */
  readonly begun: () => void;
  /** From now on nothing is heard, until it has begun again. */
  readonly cut: () => void;
};

/** Listens to channels until it is told to stop. */
export type Listen = (hearing: Hearing) => Promise<() => Promise<void>>;
